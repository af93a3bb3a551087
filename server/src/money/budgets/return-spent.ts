import type { Tx } from '../../database/database.ts'
import { payReserveFirst } from './pay-reserve-first.ts'
import { recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/** Puts money back into the budget that was spent and came back, less what the budget owes the reserve. */
export async function returnSpent(tx: Tx, move: BudgetMove): Promise<void> {
  await recordSpending(tx, 'returned', move)
  await payReserveFirst(tx, move)
}
