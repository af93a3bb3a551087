import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findStaffBudget, type StaffBudgetRow } from './desk.queries.ts'

/** A budget as staff see it. */
export async function getStaffBudget(tx: Tx, budgetId: string): Promise<StaffBudgetRow> {
  const budget = await findStaffBudget(tx, budgetId)
  if (!budget) throw new Refusal('budgets.not_found')
  return budget
}
