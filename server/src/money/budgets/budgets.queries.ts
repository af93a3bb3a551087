import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The budget of a teacher and school year, made if it doesn't exist. */
export async function openBudget(tx: Tx, budget: { teacherId: string; fiscalYear: number }): Promise<string> {
  const made = await tx
    .insertInto('teacher_budgets')
    .values({ teacher_id: budget.teacherId, fiscal_year: budget.fiscalYear })
    .onConflict((conflict) => conflict.constraint('teacher_budgets__one_per_year').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const known = await tx
    .selectFrom('teacher_budgets')
    .select('id')
    .where('teacher_id', '=', budget.teacherId)
    .where('fiscal_year', '=', budget.fiscalYear)
    .executeTakeFirstOrThrow()
  return known.id
}

export async function addToAllocated(
  tx: Tx,
  budget: { budgetId: string; amountCents: number },
): Promise<void> {
  await tx
    .updateTable('teacher_budgets')
    .set(({ eb }) => ({ allocated_cents: eb('allocated_cents', '+', budget.amountCents) }))
    .where('id', '=', budget.budgetId)
    .execute()
}

export type BudgetRow = {
  id: string
  fiscal_year: number
  allocated_cents: number
  remaining_cents: number
  reserved_cents: number
  locked_at: Date | null
  disputed_at: Date | null
}

/** A teacher's budget of a school year with what is left of it. */
export async function findBudget(
  tx: Tx,
  { teacherId, fiscalYear }: { teacherId: string; fiscalYear: number },
): Promise<BudgetRow | undefined> {
  const { rows } = await sql<BudgetRow>`
    select budget.id, budget.fiscal_year, budget.allocated_cents, budget.locked_at, budget.disputed_at,
           coalesce(available.balance_cents, 0)::bigint as remaining_cents,
           coalesce(reserved.balance_cents, 0)::bigint as reserved_cents
    from teacher_budgets budget
    left join ledger_accounts available on available.kind = 'budget' and available.owner_id = budget.id
    left join ledger_accounts reserved on reserved.kind = 'reserved' and reserved.owner_id = budget.id
    where budget.teacher_id = ${teacherId} and budget.fiscal_year = ${fiscalYear}`.execute(tx)
  return rows[0]
}

/** The budget of a teacher and school year, held until the transaction ends. */
export async function findBudgetForUpdate(
  tx: Tx,
  { teacherId, fiscalYear }: { teacherId: string; fiscalYear: number },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('teacher_budgets')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('fiscal_year', '=', fiscalYear)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

export async function setDisputed(
  tx: Tx,
  { budgetId, disputedAt }: { budgetId: string; disputedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('teacher_budgets')
    .set({ disputed_at: disputedAt })
    .where('id', '=', budgetId)
    .execute()
}
