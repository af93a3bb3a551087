import type { YearEndRule } from '@tower/contract/money/budgets.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** What staff said is to become of what is left of a school year. */
export async function findRule(tx: Tx, fiscalYear: number): Promise<YearEndRule | undefined> {
  const row = await tx
    .selectFrom('budget_year_ends')
    .select('rule')
    .where('fiscal_year', '=', fiscalYear)
    .executeTakeFirst()
  return row?.rule as YearEndRule | undefined
}

/** Writes the rule of a school year; answers whether that changed anything. */
export async function writeRule(
  tx: Tx,
  { fiscalYear, rule, actorId, at }: { fiscalYear: number; rule: YearEndRule; actorId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into budget_year_ends as known (fiscal_year, rule, decided_by, decided_at)
    values (${fiscalYear}, ${rule}, ${actorId}, ${at})
    on conflict (fiscal_year) do update set rule = excluded.rule, decided_by = excluded.decided_by, decided_at = excluded.decided_at
      where known.rule <> excluded.rule`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Makes whoever decides on a school year, tells of it or ends it wait for each other. */
export async function lockYearEnd(tx: Tx, fiscalYear: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`year end:${fiscalYear}`}, 0))`.execute(tx)
}

export type UntoldBudget = {
  id: string
  fiscal_year: number
  email: string
  locale: string
  left_cents: number
}

/** Some of the budgets of a school year whose teachers have something left and were not told yet. */
export async function listUntold(
  tx: Tx,
  { fiscalYear, limit }: { fiscalYear: number; limit: number },
): Promise<UntoldBudget[]> {
  const { rows } = await sql<UntoldBudget>`
    select budget.id, budget.fiscal_year, person.email, person.locale, account.balance_cents as left_cents
    from teacher_budgets budget
    join ledger_accounts account on account.kind = 'budget' and account.owner_id = budget.id and account.balance_cents > 0
    join users person on person.id = budget.teacher_id and person.erased_at is null and person.disabled_at is null
    where budget.fiscal_year = ${fiscalYear} and budget.year_end_told_at is null
    order by budget.id limit ${limit} for update of budget`.execute(tx)
  return rows
}

export async function markTold(tx: Tx, { ids, at }: { ids: string[]; at: Date }): Promise<void> {
  await tx.updateTable('teacher_budgets').set({ year_end_told_at: at }).where('id', 'in', ids).execute()
}

/** Some of the budgets of school years that are over with something left that nobody contests, after a place. */
export async function listLeftOver(
  tx: Tx,
  { before, after, limit }: { before: number; after: string | undefined; limit: number },
): Promise<{ id: string; fiscal_year: number }[]> {
  const { rows } = await sql<{ id: string; fiscal_year: number }>`
    select budget.id, budget.fiscal_year from teacher_budgets budget
    join ledger_accounts account on account.kind = 'budget' and account.owner_id = budget.id
      and account.balance_cents > budget.held_cents
    where budget.fiscal_year < ${before} and budget.allocated_cents > 0 and budget.locked_at is null
      and (${after ?? null}::uuid is null or budget.id > ${after ?? null}::uuid)
    order by budget.id limit ${limit}`.execute(tx)
  return rows
}

/** Whether a budget's owner is a teacher still, and whether they were told what becomes of it. */
export async function findTold(
  tx: Tx,
  budgetId: string,
): Promise<{ is_teacher: boolean; was_told: boolean }> {
  const { rows } = await sql<{ is_teacher: boolean; was_told: boolean }>`
    select person.role = 'teacher' and person.erased_at is null as is_teacher,
      budget.year_end_told_at is not null as was_told
    from teacher_budgets budget join users person on person.id = budget.teacher_id
    where budget.id = ${budgetId}`.execute(tx)
  return rows[0] ?? { is_teacher: false, was_told: false }
}

/** What is left of all budgets of a school year together. */
export async function sumLeft(tx: Tx, fiscalYear: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(account.balance_cents), 0)::bigint as cents
    from teacher_budgets budget
    join ledger_accounts account on account.kind = 'budget' and account.owner_id = budget.id
    where budget.fiscal_year = ${fiscalYear}`.execute(tx)
  return rows[0]?.cents ?? 0
}
