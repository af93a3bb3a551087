import type { Tx } from '../../database/database.ts'
import { listBudgetsOf } from './budgets.queries.ts'

/** A teacher's budgets, one per school year, in cents. */
export async function exportBudgets(tx: Tx, teacherId: string) {
  return (await listBudgetsOf(tx, teacherId)).map((budget) => ({
    fiscal_year: budget.fiscal_year,
    allocated_cents: budget.allocated_cents,
    remaining_cents: budget.remaining_cents,
    reserved_cents: budget.reserved_cents,
    held_cents: budget.held_cents,
    is_locked: budget.locked_at !== null,
  }))
}
