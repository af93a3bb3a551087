import type { Tx } from '../../database/database.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { houseAccountsOf, recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/**
 * Sets aside again what was spent and came back, for the same thing: it is owed still, so nothing else may have it
 * meanwhile, and neither a lock nor a year that ended stands in its way.
 */
export async function reserveReturned(tx: Tx, move: BudgetMove): Promise<void> {
  const ownerId = move.budgetId
  await lockBalances(tx, [
    ...houseAccountsOf(move.spending.kind),
    { kind: 'budget', ownerId },
    { kind: 'reserved', ownerId },
    { kind: 'spent', ownerId },
  ])
  await recordSpending(tx, 'returned', { ...move, idempotencyKey: `${move.idempotencyKey}:back` })
  await recordSpending(tx, 'reserved', { ...move, idempotencyKey: `${move.idempotencyKey}:reserved` })
}
