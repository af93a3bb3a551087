import { asRole } from '@tower/contract/access.ts'
import { asLanguage } from '@tower/contract/language.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { carryLeaves } from '../../../mail/series/series.queries.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import {
  findUserByEmail,
  listAllowlistEntries,
  moveAllowlistEntries,
  updateUser,
} from '../identity.queries.ts'
import type { IdentityEffects } from '../verified-address.ts'
import { closeAddressChange } from './address-changes.queries.ts'
import { pseudonymOf } from './audit-refusal.ts'

export type MoveAddress = {
  change: { id: string; old_email: string; new_email: string }
  /** Locked. */
  user: { id: string; role: string | null; locale: string }
  at: Date
}

/**
 * Gives an account the address that both mailboxes confirmed, with what the old one might sign in as and what the new one
 * had given. Sessions stay. Answers why not, when the new address can't have it by now.
 */
export async function moveAddress(
  services: Services,
  effects: IdentityEffects,
  tx: Tx,
  { change, user, at }: MoveAddress,
): Promise<ErrorCode | undefined> {
  const { old_email: from, new_email: to } = change
  await closeAddressChange(tx, change.id, at)
  if (await findUserByEmail(tx, to)) return 'identity.address_taken'
  // Staff closed this address to the role: the account would be locked out there.
  const entries = await listAllowlistEntries(tx, to)
  if (entries.some(({ role, active }) => role === user.role && !active)) return 'identity.not_authorized'

  await updateUser(tx, user.id, { email: to, email_verified_at: at }, at)
  await moveAllowlistEntries(tx, { from, to, at })
  await carryLeaves(tx, { from, to })
  const role = asRole(user.role)
  if (role)
    for (const effect of effects.onVerifiedAddress) await effect(tx, { userId: user.id, email: to, role, at })
  await queueMail(tx, {
    dedupeKey: `address-changed:${change.id}`,
    to: from,
    template: 'address_changed',
    params: { newEmail: to },
    locale: asLanguage(user.locale),
  })
  await writeAudit(tx, {
    at,
    actorId: user.id,
    action: 'identity.address_changed',
    targetKind: 'user',
    targetId: user.id,
    details: { from: pseudonymOf(services.config, from), to: pseudonymOf(services.config, to) },
  })
  return undefined
}
