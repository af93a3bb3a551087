import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { updateUser } from '../identity.queries.ts'

export type ProfileChange = { full_name?: string | null; locale?: 'en' | 'es' }

/** Changes the name and the language of a person's own account. */
export async function updateProfile(
  tx: Tx,
  { userId, change, at }: { userId: string; change: ProfileChange; at: Date },
): Promise<void> {
  await updateUser(tx, userId, change, at)
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'identity.profile_changed',
    targetKind: 'user',
    targetId: userId,
    details: { name: change.full_name !== undefined, language: change.locale ?? null },
  })
}
