import type { ProvisionedRole } from '@tower/contract/people/provisioning.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import { requireAuthorityOver, requireEveryDuty } from '../directory/require-authority-over.ts'
import { changeAllowlist } from '../identity/accounts/change-allowlist.ts'
import { ensureAccount, type Account } from '../identity/accounts/ensure-account.ts'
import { findPersonOf } from '../identity/accounts/find-person.ts'

export type OpenAccount = {
  actor: Actor
  email: string
  role: ProvisionedRole
  fullName: string | null | undefined
  addToAllowlist: boolean
  at: Date
}

export type OpenedAccount = Account & { updatedProfile: boolean; allowlisted: boolean }

/**
 * The account of an address with a role, opened if there is none, and the address let in. A sponsor becomes a teacher, as at
 * the gate; whoever holds another role keeps it and the call is refused, for changing roles is a superadmin's.
 */
export async function openAccount(tx: Tx, wish: OpenAccount): Promise<OpenedAccount> {
  const { actor, email, role, fullName, at } = wish
  if (role === 'admin') requireEveryDuty(actor)
  const before = await requireOpenable(tx, wish)
  const account = await ensureAccount(tx, {
    email,
    role,
    fullName,
    at,
    actorId: actor.userId,
    reason: 'opened_by_staff',
  })
  if (account.role !== role) throw new Refusal('provisioning.another_role')
  const entry = { email, role, active: true, name: fullName || null }
  if (wish.addToAllowlist)
    await changeAllowlist(tx, {
      entries: [entry],
      source: 'staff',
      by: actor.userId,
      at,
      requireAuthority: (person) => requireAuthorityOver(actor, person),
    })
  const changedRole = before !== undefined && before.role !== account.role
  const updatedProfile = changedRole || (before !== undefined && !before.full_name && Boolean(fullName))
  await tell(tx, { wish, account })
  return { ...account, updatedProfile, allowlisted: wish.addToAllowlist }
}

async function tell(tx: Tx, { wish, account }: { wish: OpenAccount; account: Account }): Promise<void> {
  const { actor, email, role, at } = wish
  if (account.created && role === 'admin')
    await notifyStaff(tx, {
      type: 'admin_account_opened',
      title: 'An admin was made',
      message: `An account was opened for ${email} as admin.`,
    })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'provisioning.account_opened',
    targetKind: 'user',
    targetId: account.userId,
    details: { role, created: account.created },
  })
}

/** Who holds the address already. Opening an account for somebody new is an admin's; making staff of somebody is not. */
async function requireOpenable(tx: Tx, { actor, email, role, at }: OpenAccount) {
  const before = await findPersonOf(tx, email)
  if (before?.disabled_at) throw new Refusal('provisioning.disabled')
  if (before !== undefined && before.role !== role) requireRecentProof(actor, at)
  const isPromotion = role === 'admin' && before !== undefined && before.role !== 'admin'
  if (isPromotion && before.role === 'superadmin') throw new Refusal('provisioning.another_role')
  if (isPromotion && actor.role !== 'superadmin') throw new Refusal('directory.superadmin_only')
  return before
}
