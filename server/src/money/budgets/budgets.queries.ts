import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type BudgetKey = { teacherId: string; fiscalYear: number }

/** Makes the budgets that don't exist yet and answers how to find the id of each. */
export async function openBudgets(tx: Tx, budgets: BudgetKey[]): Promise<(budget: BudgetKey) => string> {
  const teacherIds = budgets.map(({ teacherId }) => teacherId)
  const fiscalYears = budgets.map(({ fiscalYear }) => fiscalYear)
  const wanted = sql`select distinct teacher_id, fiscal_year
    from unnest(${teacherIds}::uuid[], ${fiscalYears}::int[]) as given (teacher_id, fiscal_year)`
  await sql`
    insert into teacher_budgets (teacher_id, fiscal_year) ${wanted} order by teacher_id, fiscal_year
    on conflict on constraint teacher_budgets__one_per_year do nothing`.execute(tx)
  const { rows } = await sql<{ id: string; teacher_id: string; fiscal_year: number }>`
    select budget.id, budget.teacher_id, budget.fiscal_year
    from (${wanted}) wanted join teacher_budgets budget using (teacher_id, fiscal_year)`.execute(tx)
  const ids = new Map(rows.map(({ id, teacher_id, fiscal_year }) => [`${teacher_id} ${fiscal_year}`, id]))
  return ({ teacherId, fiscalYear }) => {
    const id = ids.get(`${teacherId} ${fiscalYear}`)
    if (id === undefined) throw new Error(`teacher ${teacherId} has no budget of ${fiscalYear}`)
    return id
  }
}

/**
 * Counts what was posted into budgets; their rows are locked in one order. No lock on a budget keeps others from pointing at
 * it: whatever is spent of one was inserted with its id before money moved, and would wait for itself.
 */
export async function addToAllocated(
  tx: Tx,
  amounts: { budgetId: string; amountCents: number }[],
): Promise<void> {
  await sql`
    with added as (
      select budget_id, sum(amount_cents)::bigint as amount_cents
      from unnest(
        ${amounts.map(({ budgetId }) => budgetId)}::uuid[],
        ${amounts.map(({ amountCents }) => amountCents)}::bigint[]
      ) as given (budget_id, amount_cents)
      group by budget_id
    ), locked as (
      select id from teacher_budgets where id in (select budget_id from added) order by id for no key update
    )
    update teacher_budgets budget set allocated_cents = budget.allocated_cents + added.amount_cents
    from added, locked
    where locked.id = budget.id and budget.id = added.budget_id`.execute(tx)
}

export type BudgetRow = {
  id: string
  fiscal_year: number
  allocated_cents: number
  remaining_cents: number
  reserved_cents: number
  locked_at: Date | null
  held_cents: number
}

/** A teacher's budget of a school year with what is left of it. */
export async function findBudget(
  tx: Tx,
  { teacherId, fiscalYear }: BudgetKey,
): Promise<BudgetRow | undefined> {
  const { rows } = await sql<BudgetRow>`
    select budget.id, budget.fiscal_year, budget.allocated_cents, budget.locked_at, budget.held_cents,
           coalesce(available.balance_cents, 0)::bigint as remaining_cents,
           coalesce(reserved.balance_cents, 0)::bigint as reserved_cents
    from teacher_budgets budget
    left join ledger_accounts available on available.kind = 'budget' and available.owner_id = budget.id
    left join ledger_accounts reserved on reserved.kind = 'reserved' and reserved.owner_id = budget.id
    where budget.teacher_id = ${teacherId} and budget.fiscal_year = ${fiscalYear}`.execute(tx)
  return rows[0]
}

/** A budget by its id, locked against whoever locks, holds or spends of it. */
export async function findBudgetForUpdate(tx: Tx, budgetId: string) {
  return tx
    .selectFrom('teacher_budgets')
    .select(['id', 'teacher_id', 'fiscal_year', 'allocated_cents', 'locked_at', 'held_cents'])
    .where('id', '=', budgetId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** All budgets of a teacher with what is left of them, the latest year first. */
export async function listBudgetsOf(tx: Tx, teacherId: string): Promise<BudgetRow[]> {
  const { rows } = await sql<BudgetRow>`
    select budget.id, budget.fiscal_year, budget.allocated_cents, budget.locked_at, budget.held_cents,
           coalesce(available.balance_cents, 0)::bigint as remaining_cents,
           coalesce(reserved.balance_cents, 0)::bigint as reserved_cents
    from teacher_budgets budget
    left join ledger_accounts available on available.kind = 'budget' and available.owner_id = budget.id
    left join ledger_accounts reserved on reserved.kind = 'reserved' and reserved.owner_id = budget.id
    where budget.teacher_id = ${teacherId} order by budget.fiscal_year desc`.execute(tx)
  return rows
}
