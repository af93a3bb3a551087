import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { lockAthlete } from '../moved.queries.ts'
import { findLongestSince } from '../rule/rules.queries.ts'
import { tellFamily } from './tell-family.ts'
import { findUnused, insertSpell, listFamily, listNewlyUnused, type NewlyUnused } from './unused.queries.ts'

const atOnce = 500

/** Every day: notes money that nothing asks for any more, and tells the family when it moves on. */
export async function noticeUnused(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    const found = await services.database.read((tx) => listNewlyUnused(tx, atOnce))
    await workThrough(services, found, (one) => notice(services, one))
    count = found.length
  }
}

/** The days are the longest that was ever said while the athlete was here, so that no giver was told of less. */
function notice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  found: NewlyUnused,
): Promise<void> {
  const at = clock.now()
  const { prospect_id: prospectId, goal_id: goalId } = found
  return database.transaction(async (tx) => {
    await lockAthlete(tx, prospectId)
    const unused = await findUnused(tx, found)
    if (!unused) return
    const days = await findLongestSince(tx, unused.created_at)
    const movesAt = new Date(at.getTime() + days * dayMs)
    const family = await listFamily(tx, prospectId)
    const toldAt = family.length > 0 ? at : null
    const id = await insertSpell(tx, { prospectId, goalId, at, movesAt, toldAt })
    if (id === undefined) return
    await tellFamily(tx, { id, step: 'noticed', of: found, family, cents: unused.cents, movesAt })
  })
}
