import type { Actor } from '../../http/actor.ts'
import { writeAudits } from '../../oversight/audit/write-audit.ts'
import { notifyStaffOfAll } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { requireAuthorityOver, requireEveryDuty } from '../directory/require-authority-over.ts'
import {
  type AllowlistRow,
  type AllowlistWish,
  changeAllowlist,
} from '../identity/accounts/change-allowlist.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'

export type WriteAllowlist = { actor: Actor; entries: readonly AllowlistWish[]; source: string }

/**
 * Writes entries of the allowlist with a row of the audit log for each that changed. Who may become an admin is told to
 * all staff, and asks for a proof of the last minutes.
 */
export function writeAllowlist(
  services: Services,
  { actor, entries, source }: WriteAllowlist,
): Promise<AllowlistRow[]> {
  const at = services.clock.now()
  if (entries.some(({ role }) => role === 'admin')) {
    requireEveryDuty(actor)
    requireRecentProof(actor, at)
  }
  return services.database.transaction(async (tx) => {
    const changed = await changeAllowlist(tx, {
      entries,
      source,
      by: actor.userId,
      at,
      requireAuthority: (account) => requireAuthorityOver(actor, account),
    })
    await notifyStaffOfAll(
      tx,
      changed.filter(({ role, active }) => role === 'admin' && active).map(tellOfAdmin),
    )
    await writeAudits(
      tx,
      changed.map(({ id, role, active }) => ({
        at,
        actorId: actor.userId,
        action: 'allowlist.changed' as const,
        targetKind: 'allowlist_entry',
        targetId: id,
        details: { role, active, source },
      })),
    )
    return changed
  })
}

const tellOfAdmin = ({ email }: AllowlistRow) => ({
  type: 'admin_allowed' as const,
  title: 'An address may sign in as admin',
  message: `${email} was added to the allowlist as admin.`,
})
