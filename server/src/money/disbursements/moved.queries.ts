import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Whoever holds the athlete's row alone moves their money: gifts and their returns take it first, too. */
export async function lockAthlete(tx: Tx, prospectId: string): Promise<void> {
  await sql`select from prospects where id = ${prospectId} for update`.execute(tx)
}

export type GoalStanding = {
  prospect_id: string
  target_cents: number
  raised_cents: number
  is_active: boolean
}

/** What a goal wants and has. */
export function findGoalStanding(tx: Tx, goalId: string): Promise<GoalStanding | undefined> {
  return tx
    .selectFrom('prospect_goals')
    .select(['prospect_id', 'target_cents', 'raised_cents', 'is_active'])
    .where('id', '=', goalId)
    .executeTakeFirst()
}

export type MovedOn = {
  /** From the goal to the athlete's general support, less what came back. */
  toAthlete: number
  /** To the fund for all athletes, less what came back. */
  toFund: number
}

/** What went on from the account of a goal or an athlete, as the ledger’s own trigger adds it up: one row, however many gifts. */
export async function findMovedOn(tx: Tx, ownerId: string): Promise<MovedOn> {
  const row = await tx
    .selectFrom('athlete_moved_on')
    .select(['to_athlete_cents as toAthlete', 'to_fund_cents as toFund'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row ?? { toAthlete: 0, toFund: 0 }
}

export type MovedGoal = { prospect_id: string; goal_id: string; balance_cents: number; moved_cents: number }

/** The goals of athletes of which something lies with the athletes' general support, with what is left of their own. */
export async function listMovedGoals(tx: Tx, prospectIds: readonly string[]): Promise<MovedGoal[]> {
  if (prospectIds.length === 0) return []
  const { rows } = await sql<MovedGoal>`
    select goal.prospect_id, goal.id as goal_id, account.balance_cents, moved.to_athlete_cents as moved_cents
    from prospect_goals goal
    join ledger_accounts account on account.kind = 'prospect_goal' and account.owner_id = goal.id
    join athlete_moved_on moved on moved.owner_id = goal.id and moved.to_athlete_cents > 0
    where goal.prospect_id = any(${prospectIds}::uuid[])`.execute(tx)
  return rows
}

export type UnlevelGoal = { id: string; prospect_id: string }

/** Some of the open goals that hold more than they want, or want more than they hold while some of it went on. */
export async function listUnlevelGoals(
  tx: Tx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<UnlevelGoal[]> {
  const { rows } = await sql<UnlevelGoal>`
    select goal.id, goal.prospect_id from prospect_goals goal
    left join athlete_moved_on moved on moved.owner_id = goal.id
    where goal.is_active and goal.raised_cents > 0
      and coalesce(moved.to_athlete_cents, 0) <> greatest(0, goal.raised_cents - goal.target_cents)
      and (${after ?? null}::uuid is null or goal.id > ${after ?? null}::uuid)
    order by goal.id limit ${limit}`.execute(tx)
  return rows
}
