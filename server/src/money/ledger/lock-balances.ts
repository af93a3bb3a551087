import type { Tx } from '../../database/database.ts'
import type { AccountRef } from './accounts.ts'
import { lockAccounts } from './ledger.queries.ts'

/**
 * What lies in accounts of different kinds, in their order, which nobody else moves until the transaction ends; 0 for one
 * that was never used. They are locked as every posting locks them, so that none waits for another in a circle.
 */
export async function lockBalances(tx: Tx, accounts: readonly AccountRef[]): Promise<number[]> {
  const locked = new Map((await lockAccounts(tx, accounts)).map((row) => [row.kind, row.balance_cents]))
  return accounts.map(({ kind }) => locked.get(kind) ?? 0)
}
