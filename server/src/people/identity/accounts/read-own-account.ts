import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findOwnAccount } from './people.queries.ts'

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

/** What people see of their own account. */
export async function readOwnAccount(tx: Tx, userId: string): Promise<OwnAccount> {
  const account = await findOwnAccount(tx, userId)
  if (!account) throw new Refusal('identity.session_missing')
  return account
}
