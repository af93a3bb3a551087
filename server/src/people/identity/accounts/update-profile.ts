import type { ProfileChange } from '@tower/contract/people/account.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { updateUser } from '../identity.queries.ts'

/** Changes the name and the language of a person's own account; answers whether there was anything to change. */
export async function updateProfile(
  tx: Tx,
  { userId, change: { full_name: name, locale }, at }: { userId: string; change: ProfileChange; at: Date },
): Promise<boolean> {
  if (name === undefined && locale === undefined) return false
  const changed = { ...(name !== undefined && { full_name: name || null }), ...(locale && { locale }) }
  await updateUser(tx, userId, changed, at)
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'identity.profile_changed',
    targetKind: 'user',
    targetId: userId,
    details: { name: name !== undefined, language: locale ?? null },
  })
  return true
}
