import type { Tx } from '../../database/database.ts'
import { recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/** Spends money that was reserved. It goes on when staff lock the budget, or a payment behind it is contested. */
export async function spendReserved(tx: Tx, move: BudgetMove): Promise<void> {
  await recordSpending(tx, 'paid', move)
}
