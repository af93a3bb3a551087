import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { wakeSenders } from './deliveries.queries.ts'
import { getWebhookForUpdate } from './get-webhook-for-update.ts'
import { requireWebhookUrl } from './require-webhook-url.ts'
import {
  findWebhook,
  isAddressKnown,
  lockWebhooks,
  updateWebhook,
  type WebhookRow,
  type WebhookWish,
} from './webhooks.queries.ts'

export type ChangeWebhook = {
  actor: Actor
  id: string
  wish: WebhookWish & { active: boolean }
  /** The `updated_at` that the webhook was read with. */
  seenAt: Date
}

/**
 * Changes a webhook; it may not be led to where another leads already. Of two who looked at the same, the second learns
 * that it changed. Needs a recent proof.
 */
export async function changeWebhook(
  services: Services,
  { actor, id, wish, seenAt }: ChangeWebhook,
): Promise<WebhookRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const url = await requireWebhookUrl(services, wish.url)
  return services.database.transaction(async (tx) => {
    await lockWebhooks(tx)
    const before = await getWebhookForUpdate(tx, id)
    if (before.updated_at.getTime() !== seenAt.getTime()) throw new Refusal('webhooks.changed_meanwhile')
    if (url !== before.url && (await isAddressKnown(tx, { url, except: id })))
      throw new Refusal('webhooks.address_known')
    await updateWebhook(tx, id, { ...wish, url, at })
    // What waited while it was off is due.
    if (wish.active && !before.is_active) await wakeSenders(tx)
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'webhooks.changed', targetKind: 'webhook', targetId: id },
      details: {
        host: new URL(url).host,
        host_before: new URL(before.url).host,
        events: wish.events.join(' '),
        active: wish.active,
      },
    })
    return (await findWebhook(tx, id)) ?? before
  })
}
