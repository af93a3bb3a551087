import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../services.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { getWebhookForUpdate } from './get-webhook-for-update.ts'
import { deleteWebhook } from './webhooks.queries.ts'

/** Removes a webhook with all that waits for it. Needs a recent proof. */
export async function removeWebhook(
  { clock, database }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<void> {
  const at = clock.now()
  requireRecentProof(actor, at)
  await database.transaction(async (tx) => {
    const { url } = await getWebhookForUpdate(tx, id)
    await deleteWebhook(tx, id)
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'webhooks.removed', targetKind: 'webhook', targetId: id },
      details: { host: new URL(url).host },
    })
  })
}
