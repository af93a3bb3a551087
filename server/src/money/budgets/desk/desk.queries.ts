import type { BudgetSort, BudgetState } from '@tower/contract/money/budgets.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { type BudgetUsageRow, usageColumns } from '../usage.queries.ts'
import { says } from '../../../word-query.ts'

export type BudgetFilters = {
  /** The teacher’s id, or part of their address or name. */
  teacher: string | undefined
  fiscalYear: number | undefined
  state: BudgetState | undefined
}

export type StaffBudgetRow = BudgetUsageRow & { full_name: string | null; email: string; locale: string }

/** Each order ends with the id, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<BudgetSort, ReturnType<typeof sql>> = {
  '-year': sql`budget.fiscal_year desc, budget.id`,
  year: sql`budget.fiscal_year, budget.id`,
  teacher: sql`person.email, budget.fiscal_year desc`,
  '-teacher': sql`person.email desc, budget.fiscal_year desc`,
  '-allocated': sql`budget.allocated_cents desc, budget.id`,
  allocated: sql`budget.allocated_cents, budget.id`,
}

const columns = sql.raw(
  [...usageColumns.map((name) => `usage.${name}`), 'person.full_name', 'person.email', 'person.locale'].join(
    ', ',
  ),
)

/** The page is found first, so that accounts are looked up for its rows alone. */
const pageOf = (page: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql<StaffBudgetRow>`
    with budget as materialized (${page})
    select ${columns} from budget
    join v_budget_usage usage on usage.budget_id = budget.id
    join users person on person.id = usage.teacher_id
    order by ${order}`

/** One page of the budgets the filters show, and how many they show in all. */
export async function listBudgetRows(
  tx: Tx,
  filters: BudgetFilters,
  { sort, limit, offset }: { sort: BudgetSort; limit: number; offset: number },
): Promise<{ rows: StaffBudgetRow[] } & BoundedTotal> {
  const order = orders[sort]
  const shown = sql`select budget.id, budget.fiscal_year, budget.allocated_cents from teacher_budgets budget join users person on person.id = budget.teacher_id
      where ${matches(filters)} order by ${order} limit ${limit} offset ${offset}`
  const { rows } = await pageOf(shown, order).execute(tx)
  return {
    rows,
    ...(await countUpToBound(
      tx,
      sql`select from teacher_budgets budget join users person on person.id = budget.teacher_id
    where ${matches(filters)}`,
    )),
  }
}

export type BudgetPlace = { fiscalYear: number; id: string }

/** Some of the budgets the filters show, the latest year first, from the one that follows `after`. */
export async function listBudgetsAfter(
  tx: Tx,
  filters: BudgetFilters,
  { after, limit }: { after: BudgetPlace | undefined; limit: number },
): Promise<StaffBudgetRow[]> {
  const follows = after
    ? sql`(budget.fiscal_year < ${after.fiscalYear} or (budget.fiscal_year = ${after.fiscalYear} and budget.id > ${after.id}))`
    : sql`true`
  const shown = sql`select budget.id, budget.fiscal_year, budget.allocated_cents from teacher_budgets budget join users person on person.id = budget.teacher_id
      where ${matches(filters)} and ${follows} order by ${orders['-year']} limit ${limit}`
  const { rows } = await pageOf(shown, orders['-year']).execute(tx)
  return rows
}

/** A budget with whose it is. */
export async function findStaffBudget(tx: Tx, budgetId: string): Promise<StaffBudgetRow | undefined> {
  const { rows } = await sql<StaffBudgetRow>`
    select ${columns} from v_budget_usage usage join users person on person.id = usage.teacher_id
    where usage.budget_id = ${budgetId}`.execute(tx)
  return rows[0]
}

/** A teacher who can have a budget, with where they read their mail. */
export async function findTeacher(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'locale'])
    .where('id', '=', teacherId)
    .where('role', '=', 'teacher')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Locks a budget or opens it. It is locked after all that was reserved of it, also where clocks of two processes differ. */
export async function setLocked(
  tx: Tx,
  { budgetId, at }: { budgetId: string; at: Date | null },
): Promise<void> {
  await sql`
    update teacher_budgets set locked_at = case when ${at}::timestamptz is null then null else greatest(${at}::timestamptz, (
      select max(entry.occurred_at) from ledger_accounts account
      join ledger_postings posting on posting.account_id = account.id
      join ledger_transactions entry on entry.id = posting.transaction_id
      where account.kind = 'reserved' and account.owner_id = ${budgetId})) end
    where id = ${budgetId}`.execute(tx)
}

function matches({ teacher, fiscalYear, state }: BudgetFilters) {
  const conditions = [
    sql<SqlBool>`true`,
    ...(teacher ? [isTeacher(teacher)] : []),
    ...(fiscalYear === undefined ? [] : [sql<SqlBool>`budget.fiscal_year = ${fiscalYear}`]),
    ...(state ? [sql<SqlBool>`(budget.locked_at is not null) = ${state === 'locked'}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isTeacher(named: string) {
  if (isId.test(named)) return sql<SqlBool>`budget.teacher_id = ${named}`
  return says(sql`concat_ws(' ', person.email, person.full_name)`, named)
}
