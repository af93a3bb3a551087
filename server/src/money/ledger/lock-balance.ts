import type { Tx } from '../../database/database.ts'
import type { AccountKind, AccountRef } from './accounts.ts'
import { lockAccounts } from './ledger.queries.ts'

/**
 * What lies in somebody's account, which nobody else moves until the transaction ends; 0 for one that was never used.
 * `house` is the other side of what is posted next: it is locked first, as every posting does, so that none waits for another
 * in a circle.
 */
export async function lockBalance(tx: Tx, account: AccountRef, house: AccountKind): Promise<number> {
  const locked = await lockAccounts(tx, [account, { kind: house }])
  return locked.find(({ kind }) => kind === account.kind)?.balance_cents ?? 0
}
