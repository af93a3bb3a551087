import { dayMs } from '@tower/contract/durations.ts'
import { mostApiKeys, mostKeyDays, type KeyScope } from '@tower/contract/oversight/integrations.ts'
import type { Actor } from '../../../http/actor.ts'
import { hashToken } from '../../../people/identity/one-time-secret.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { drawApiKey, writeApiKey } from './api-key-text.ts'
import {
  countActiveKeys,
  findKeyRow,
  hasRequestKey,
  insertKey,
  lockKeys,
  type ApiKeyRow,
} from './keys.queries.ts'

export type CreateKey = {
  actor: Actor
  name: string
  scopes: readonly KeyScope[]
  /** Null: until it is revoked. */
  expiresAt: Date | null
  requestKey: string
}

/** Creates an API key; its text is nowhere but in this answer. Needs a recent proof. */
export async function createKey(
  services: Services,
  { actor, name, scopes, expiresAt, requestKey }: CreateKey,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  requireFutureEnd(expiresAt, at)
  const drawn = drawApiKey(services)
  return services.database.transaction(async (tx) => {
    await lockKeys(tx)
    if (await hasRequestKey(tx, requestKey)) throw new Refusal('integrations.already_created')
    if ((await countActiveKeys(tx, at)) >= mostApiKeys) throw new Refusal('integrations.too_many')
    const wanted = [...new Set(scopes)]
    const id = await insertKey(tx, {
      ...{ name, scopes: wanted, expiresAt, requestKey, createdBy: actor.userId, at },
      ...{ handle: drawn.handle, secretHash: hashToken(drawn.secret) },
    })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'integrations.key_created' },
      ...{ targetKind: 'api_key', targetId: id },
      details: { scopes: wanted.join(' '), expires_at: expiresAt?.toISOString() ?? null },
    })
    const key = await findKeyRow(tx, id)
    if (!key) throw new Error('an API key was not written')
    return { key, secret: writeApiKey(drawn) }
  })
}

function requireFutureEnd(expiresAt: Date | null, at: Date): void {
  if (expiresAt === null) return
  const ahead = expiresAt.getTime() - at.getTime()
  if (ahead <= 0 || ahead > mostKeyDays * dayMs) throw new Refusal('integrations.expiry_passed')
}
