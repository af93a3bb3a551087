import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../services.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { WebhookWithSecret } from './add-webhook.ts'
import { getWebhookForUpdate } from './get-webhook-for-update.ts'
import { makeSalt, webhookSecret } from './webhook-secret.ts'
import { updateSalt } from './webhooks.queries.ts'

/** Gives a webhook a new secret; the old one signs nothing from now on. Needs a recent proof. */
export function renewSecret(
  services: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<WebhookWithSecret> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const webhook = await getWebhookForUpdate(tx, id)
    const salt = makeSalt()
    await updateSalt(tx, id, { salt, at })
    await writeAudit(tx, {
      ...{
        at,
        actorId: actor.userId,
        action: 'webhooks.secret_renewed',
        targetKind: 'webhook',
        targetId: id,
      },
      details: {},
    })
    return { webhook: { ...webhook, salt, updated_at: at }, secret: webhookSecret(services, salt) }
  })
}
