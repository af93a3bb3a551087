import { asRole, type Role } from '@tower/contract/access.ts'
import { type RoleReason, roleReasons } from '@tower/contract/people/role-reasons.ts'
import type { Tx } from '../../../database/database.ts'
import { findUserByEmailForUpdate, insertRoleChange, insertUser, updateUser } from '../identity.queries.ts'
import { findAllower } from './introductions.queries.ts'
import { roleAfterGrant } from './may-sign-in.ts'
import { noteIntroduction } from './note-introduction.ts'
import { writeRole } from './write-role.ts'

export type NewAccount = {
  /** Normalized: trimmed and lower-cased. */
  email: string
  role: Role
  fullName?: string | null | undefined
  at: Date
  /** Null: the system did it, or a sign-in that somebody of the staff allowed. */
  actorId: string | null
  /** For the history of roles. */
  reason?: RoleReason
}

export type Account = {
  userId: string
  /** May differ from the one asked for: only an empty role and `sponsor` give way. */
  role: Role
  created: boolean
  /** Whether the address was ever proved by a mail that reached it. */
  verified: boolean
}

/** The account of an address, made if there is none, and locked until the transaction ends. Changes of role go into the history and end the sessions that were open. */
export async function ensureAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const { email, role, actorId, at } = account
  const inserted = await insertUser(tx, { email, role, fullName: account.fullName ?? null, at })
  const user = await findUserByEmailForUpdate(tx, email)
  if (!user) throw new Error('an account that was just ensured is not there')
  const held = inserted ? null : asRole(user.role)
  const after = roleAfterGrant(held, role)
  const change = { userId: user.id, actorId, at }
  if (inserted) {
    const reason = roleReasons[account.reason ?? 'account_created']
    await insertRoleChange(tx, { ...change, oldRole: null, newRole: after, reason })
  } else if (held !== after) {
    const reason = roleReasons[account.reason ?? 'role_granted']
    await writeRole(tx, { ...change, from: held, to: after, reason })
  }
  if (held !== after) await noteMaker(tx, { ...account, userId: user.id, role: after })
  if (!user.full_name && account.fullName) await updateUser(tx, user.id, { full_name: account.fullName }, at)
  return {
    userId: user.id,
    role: after,
    created: inserted !== undefined,
    verified: user.email_verified_at !== null,
  }
}

/** Who opened the account or let its address in; nobody did where its owner came by themself. */
async function noteMaker(tx: Tx, made: NewAccount & { userId: string }): Promise<void> {
  const { userId, email, role, actorId, reason, at } = made
  if (actorId !== null || reason === 'created_on_command_line')
    return noteIntroduction(tx, { userId, byId: actorId, role, door: 'opened_account', at })
  const byId = await findAllower(tx, { email, role })
  if (byId !== null) await noteIntroduction(tx, { userId, byId, role, door: 'allowed_address', at })
}
