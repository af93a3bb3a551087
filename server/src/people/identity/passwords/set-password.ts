import type { Tx } from '../../../database/database.ts'
import { updateUser } from '../identity.queries.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'

/** Keeps a new password's hash (made before the transaction: it takes a while) and ends every open session. */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, at }: { userId: string; passwordHash: string; at: Date },
): Promise<void> {
  await updateUser(tx, userId, { password_hash: passwordHash }, at)
  await revokeSessions(tx, { userId }, 'password_changed', at)
}
