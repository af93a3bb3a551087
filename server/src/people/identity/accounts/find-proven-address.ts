import type { Tx } from '../../../database/database.ts'
import { getUser } from '../identity.queries.ts'

/** The address of an account, where its owner has proved it. */
export async function findProvenAddress(tx: Tx, userId: string): Promise<string | null> {
  const user = await getUser(tx, userId)
  return user.email_verified_at ? user.email : null
}
