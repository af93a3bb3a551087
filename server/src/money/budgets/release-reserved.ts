import type { Tx } from '../../database/database.ts'
import { payReserveFirst } from './pay-reserve-first.ts'
import { recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/** Sets money free again that was reserved and isn't needed: it is back in the budget, less what the budget owes the reserve. */
export async function releaseReserved(tx: Tx, move: BudgetMove): Promise<void> {
  await recordSpending(tx, 'released', move)
  await payReserveFirst(tx, move)
}
