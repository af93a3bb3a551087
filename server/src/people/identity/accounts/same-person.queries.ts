import type { Tx } from '../../../database/database.ts'

/** An account and the address it reads at. */
export type Addressed = { id: string; email: string }

/** The addresses of accounts. */
export function listAddressesOf(tx: Tx, userIds: readonly string[]): Promise<Addressed[]> {
  return tx.selectFrom('users').select(['id', 'email']).where('id', 'in', userIds).execute()
}

/** Everybody who is staff. */
export function listStaffAddresses(tx: Tx): Promise<Addressed[]> {
  return tx.selectFrom('users').select(['id', 'email']).where('role', 'in', ['admin', 'superadmin']).execute()
}
