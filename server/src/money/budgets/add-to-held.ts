import type { Tx } from '../../database/database.ts'
import { changeHeld, type BudgetKey } from './budgets.queries.ts'

/**
 * Holds cents of budgets because payments behind them are contested, or lets go of them (below zero). What is held
 * can't be spent; the rest of the budget goes on. A lock that staff set is another matter.
 */
export async function addToHeld(tx: Tx, changes: (BudgetKey & { amountCents: number })[]): Promise<void> {
  if (changes.length > 0) await changeHeld(tx, changes)
}
