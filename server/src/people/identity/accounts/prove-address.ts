import type { Tx } from '../../../database/database.ts'
import { getUserForUpdate, updateUser } from '../identity.queries.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * A link that was mailed to the address of an account was used: the mailbox is proven. Sessions from before, by links that
 * staff were shown, are ended, as when somebody first signs in by a mail.
 */
export async function proveAddress(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  const user = await getUserForUpdate(tx, userId)
  if (user.email_verified_at !== null) return
  await updateUser(tx, userId, { email_verified_at: at }, at)
  await endSessions(tx, { userId }, 'address_proven', at)
}
