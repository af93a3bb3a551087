import type { Role } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { insertRoleChange, updateUser } from '../identity.queries.ts'
import { deleteDuties } from './duties.queries.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'

export type WrittenRole = {
  userId: string
  from: Role | null
  to: Role
  /** Null: the system does it. */
  actorId: string | null
  reason: string
  at: Date
}

/**
 * Writes another role down: the account, the history, the audit log. Duties that were said go with the role. Open sessions end with it: a device left signed
 * in as a sponsor must not turn into one of an admin by itself. Whether it may be is the caller's to know.
 */
export async function writeRole(
  tx: Tx,
  { userId, from, to, actorId, reason, at }: WrittenRole,
): Promise<void> {
  await updateUser(tx, userId, { role: to }, at)
  await deleteDuties(tx, userId)
  await insertRoleChange(tx, { userId, oldRole: from, newRole: to, actorId, reason, at })
  const sessions = await revokeSessions(tx, { userId }, 'role_changed', at)
  await writeAudit(tx, {
    at,
    actorId,
    action: 'identity.role_changed',
    targetKind: 'user',
    targetId: userId,
    details: { from, to, sessions },
  })
}
