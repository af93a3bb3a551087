import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockWaitingSlots } from '../slots/lock-waiting-slots.ts'
import { findDrawForUpdate, holdPool, type HeldDraw } from './draws.queries.ts'
import { isAnotherFixed } from './fixed-lists.queries.ts'
import { fixEntryList, publishCommitment } from './fix-entry-list.ts'

export type StartRun = { drawId: string; actorId: string | null; skipBusy: boolean }

/** A draw whose list is fixed. */
export type StartedRun = { id: string; slot_name: string }

/**
 * The first half of a run: the list is fixed and the number that will decide is named, in a transaction of its own, so
 * that both are public before anybody can know the number. Answers nothing when there is nothing to run.
 */
export async function startRun(
  services: Services,
  tx: Tx,
  { drawId, actorId, skipBusy }: StartRun,
): Promise<StartedRun | undefined> {
  const draw = await findDrawForUpdate(tx, drawId, { skipBusy })
  if (!draw && skipBusy) return undefined
  if (!draw) throw new Refusal('draws.not_found')
  if (draw.state === 'voided') throw new Refusal('draws.voided')
  if (draw.state === 'completed') return undefined
  return draw.state === 'frozen' ? draw : await fixNow(services, tx, draw, actorId)
}

/** Fixes the list of a draw that is run before the schedule did; early and with nothing to give, nothing changes. */
async function fixNow(
  services: Services,
  tx: Tx,
  draw: HeldDraw,
  actorId: string | null,
): Promise<StartedRun | undefined> {
  await holdPool(tx, classroomPool)
  if (await isAnotherFixed(tx, draw.id)) throw new Refusal('draws.another_waits')
  const at = services.clock.now()
  const isEarly = at < draw.slot_starts
  if (isEarly && (await lockWaitingSlots(tx, { poolId: classroomPool, limit: 1 })).length === 0)
    return undefined
  const entries = await fixEntryList(tx, { draw, runsAt: at })
  if (isEarly && entries.length === 0) return undefined
  await publishCommitment(services, tx, { draw, entries, at, runsAt: at, actorId })
  return draw
}
