import type { Tx } from '../../database/database.ts'
import type { AccountRef } from './accounts.ts'
import { insertAccount } from './accounts.queries.ts'

/** Opens an account before anything is posted to it; one that is open already stays as it is. */
export function openAccount(tx: Tx, account: AccountRef): Promise<void> {
  return insertAccount(tx, account)
}
