import type { Tx } from '../../database/database.ts'
import type { AccountRef } from './accounts.ts'
import { findBalance } from './ledger.queries.ts'

/** What lies in an account, in cents of its unit; 0 for one that was never used. */
export async function balanceOf(tx: Tx, account: AccountRef): Promise<number> {
  return (await findBalance(tx, account)) ?? 0
}
