import type { Tx } from '../../database/database.ts'
import { recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/** Puts money back into the budget that was spent and came back. */
export async function returnSpent(tx: Tx, move: BudgetMove): Promise<void> {
  await recordSpending(tx, 'returned', move)
}
