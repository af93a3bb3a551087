import { freezeAheadHours } from '@tower/contract/matching/draw-desk.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { confirmRound } from '../confirm-round.ts'
import { findDrawForUpdate, holdPool } from '../draws.queries.ts'
import { fixEntryList, publishCommitment } from '../fix-entry-list.ts'
import { requireScheduled } from '../require-not-over.ts'
import { plannedRun } from '../school-year.ts'
import { findInTheWay } from './desk.queries.ts'

export type FreezeForStaff = { actor: Pick<Actor, 'userId' | 'provedAt'>; drawId: string }

/**
 * Fixes the list of the next draw before the schedule does; it then runs at its start, by the public number of that
 * moment. Within a day of the start alone, and never before the list of an earlier draw: a fixed list keeps every other waiting.
 */
export async function freezeForStaff(services: Services, { actor, drawId }: FreezeForStaff): Promise<void> {
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    await requireScheduled(tx, draw)
    await holdPool(tx, classroomPool)
    const { fixed, earlier } = await findInTheWay(tx, { drawId, starts: draw.slot_starts })
    if (fixed) throw new Refusal('draws.another_waits')
    if (earlier) throw new Refusal('draws.earlier_first')
    const at = services.clock.now()
    if (draw.slot_starts.getTime() > at.getTime() + freezeAheadHours * 3_600_000)
      throw new Refusal('draws.freeze_too_soon')
    const runsAt = plannedRun(draw.slot_starts, at)
    const entries = await fixEntryList(tx, { draw, runsAt })
    await publishCommitment(services, tx, { draw, entries, at, runsAt, actorId: actor.userId })
  })
  await confirmRound(services, drawId)
}
