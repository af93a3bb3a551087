import type { Tx } from '../../../database/database.ts'

/** An account and the address it reads at. */
export type Addressed = { id: string; email: string }

/** The addresses of accounts. */
export function listAddressesOf(tx: Tx, userIds: readonly string[]): Promise<Addressed[]> {
  return tx.selectFrom('users').select(['id', 'email']).where('id', 'in', userIds).execute()
}
