import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { findKeyRow, findKeyRowForUpdate, setRevoked, type ApiKeyRow } from './keys.queries.ts'

/** Revokes an API key for good. Of two at once, the second reads who was first. Needs a recent proof. */
export async function revokeKey(
  { clock, database }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<ApiKeyRow> {
  const at = clock.now()
  requireRecentProof(actor, at)
  return database.transaction(async (tx) => {
    const key = await findKeyRowForUpdate(tx, id)
    if (!key) throw new Refusal('integrations.not_found')
    if (key.revoked_at) {
      throw new Refusal(
        'integrations.already_revoked',
        `${key.revoked_by ?? 'Somebody'} revoked this API key already.`,
      )
    }
    await setRevoked(tx, id, { by: actor.userId, at })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'integrations.key_revoked' },
      ...{ targetKind: 'api_key', targetId: id },
      details: { scopes: key.scopes.join(' ') },
    })
    return (await findKeyRow(tx, id)) ?? key
  })
}
