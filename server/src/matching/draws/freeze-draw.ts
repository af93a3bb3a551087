import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Services } from '../../services.ts'
import { confirmRound } from './confirm-round.ts'
import { findDrawForUpdate, holdPool } from './draws.queries.ts'
import { isAnotherFixed } from './fixed-lists.queries.ts'
import { fixEntryList, publishCommitment } from './fix-entry-list.ts'
import { plannedRun } from './school-year.ts'

/**
 * Fixes the list of a scheduled draw for its planned start. Answers whether it did: a draw that is frozen already, or
 * held by someone else at this moment, is left alone. While the list of another draw waits for its result this one
 * waits too: otherwise both could match one classroom.
 */
export async function freezeDraw(services: Services, { drawId }: { drawId: string }): Promise<boolean> {
  const isFixed = await services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId, { skipBusy: true })
    if (draw?.state !== 'scheduled') return false
    await holdPool(tx, classroomPool)
    if (await isAnotherFixed(tx, drawId)) return false
    const at = services.clock.now()
    const runsAt = plannedRun(draw.slot_starts, at)
    const entries = await fixEntryList(tx, { draw, runsAt })
    await publishCommitment(services, tx, { draw, entries, at, runsAt, actorId: null })
    return true
  })
  if (isFixed) await confirmRound(services, drawId)
  return isFixed
}
