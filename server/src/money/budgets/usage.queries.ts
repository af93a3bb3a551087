import type { Tx } from '../../database/database.ts'

export type BudgetUsageRow = {
  budget_id: string
  teacher_id: string
  fiscal_year: number
  allocated_cents: number
  spent_cents: number
  reserved_cents: number
  remaining_cents: number
  held_cents: number
  locked: boolean
  created_at: Date
}

/** What the view tells of a budget. */
export const usageColumns = [
  'budget_id',
  'teacher_id',
  'fiscal_year',
  'allocated_cents',
  'spent_cents',
  'reserved_cents',
  'remaining_cents',
  'held_cents',
  'locked',
  'created_at',
] as const

/** What of each of a teacher's budgets is spent, reserved and left, the latest year first. */
export async function listUsageOf(tx: Tx, teacherId: string): Promise<BudgetUsageRow[]> {
  const rows = await tx
    .selectFrom('v_budget_usage')
    .select(usageColumns)
    .where('teacher_id', '=', teacherId)
    .orderBy('fiscal_year', 'desc')
    .execute()
  return rows as BudgetUsageRow[]
}

/** The same of one budget. */
export async function findUsage(tx: Tx, budgetId: string): Promise<BudgetUsageRow | undefined> {
  const row = await tx
    .selectFrom('v_budget_usage')
    .select(usageColumns)
    .where('budget_id', '=', budgetId)
    .executeTakeFirst()
  return row as BudgetUsageRow | undefined
}
