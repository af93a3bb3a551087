import { unusedDays } from '@tower/contract/money/disbursements.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** After how many days money that is not used moves on, as was said last. */
export async function findUnusedDays(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('athlete_money_rules')
    .select('unused_days')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.unused_days ?? unusedDays.usual
}

/** The longest that was ever said since an instant: nobody who gave since was told of less. */
export async function findLongestSince(tx: Tx, since: Date): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select greatest(
      (select max(unused_days) from athlete_money_rules where decided_at > ${since}),
      coalesce((select unused_days from athlete_money_rules where decided_at <= ${since} order by id desc limit 1),
        ${unusedDays.usual})) as days`.execute(tx)
  return rows[0]?.days ?? unusedDays.usual
}

/** One rule at a time: two who say the same at once say it once. */
export async function lockRules(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('athlete money rules', 0))`.execute(tx)
}

export async function insertRule(
  tx: Tx,
  rule: { unusedDays: number; actorId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('athlete_money_rules')
    .values({ unused_days: rule.unusedDays, decided_by: rule.actorId, decided_at: rule.at })
    .execute()
}

export type RuleChange = { unused_days: number; decided_by: string; decided_at: Date }

/** Every change of the rule, the latest first. */
export async function listRuleChanges(tx: Tx): Promise<RuleChange[]> {
  const { rows } = await sql<RuleChange>`
    select rule.unused_days, coalesce(person.full_name, person.email) as decided_by, rule.decided_at
    from athlete_money_rules rule join users person on person.id = rule.decided_by
    order by rule.id desc limit 100`.execute(tx)
  return rows
}
