import type { Tx } from '../../database/database.ts'
import { balanceOf } from '../ledger/read-balance.ts'
import { recordPosting, transfer } from '../ledger/record-posting.ts'
import { type AthleteMoney, athleteAccount } from './athlete-account.ts'
import { findGoalStanding, findMovedOn, lockAthlete } from './moved.queries.ts'

export type LevelGoal = AthleteMoney & {
  /** Names the fact: the same cause moves money once. */
  cause: string
  at: Date
}

/**
 * Lets the money of an open goal keep the rule that is said before each gift: what is raised above its target is the
 * athlete's general support. What went there and is no longer above it, because a gift went back or the family wants
 * more, comes back as far as it is still there. Both follow from what was raised alone, so that it can run at any time.
 */
export async function levelGoal(tx: Tx, { prospectId, goalId, cause, at }: LevelGoal): Promise<void> {
  if (goalId === null) return
  await lockAthlete(tx, prospectId)
  const goal = await findGoalStanding(tx, goalId)
  if (!goal?.is_active) return
  const own = athleteAccount({ prospectId, goalId })
  const general = athleteAccount({ prospectId, goalId: null })
  const { toAthlete } = await findMovedOn(tx, goalId)
  const missing = Math.max(0, goal.raised_cents - goal.target_cents) - toAthlete
  if (missing === 0) return
  const [from, to] = missing > 0 ? [own, general] : [general, own]
  const cents = Math.min(Math.abs(missing), await balanceOf(tx, from))
  if (cents === 0) return
  await recordPosting(tx, {
    kind: missing > 0 ? 'goal_to_athlete' : 'athlete_to_goal',
    idempotencyKey: `level:${goalId}:${cause}`,
    at,
    postings: transfer(from, to, cents),
  })
}
