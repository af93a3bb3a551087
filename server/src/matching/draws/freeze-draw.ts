import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Services } from '../../services.ts'
import { findDrawForUpdate, holdPool } from './draws.queries.ts'
import { fixEntryList, publishCommitment } from './fix-entry-list.ts'
import { plannedRun } from './school-year.ts'

/**
 * Fixes the list of a scheduled draw for its planned start. Answers whether it did: a draw that is frozen already,
 * or held by someone else at this moment, is left alone.
 */
export function freezeDraw(services: Services, { drawId }: { drawId: string }): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId, { skipBusy: true })
    if (draw?.state !== 'scheduled') return false
    await holdPool(tx, classroomPool)
    const at = services.clock.now()
    const runsAt = plannedRun(draw.slot_starts, at)
    const entries = await fixEntryList(tx, { draw, runsAt })
    await publishCommitment(services, tx, { draw, entries, at, runsAt, actorId: null })
    return true
  })
}
