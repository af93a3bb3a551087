import { mostWebhooks } from '@tower/contract/oversight/webhooks.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { requireWebhookUrl } from './require-webhook-url.ts'
import { makeSalt, webhookSecret } from './webhook-secret.ts'
import {
  findIdOfKey,
  findWebhook,
  insertWebhook,
  isAddressKnown,
  listWebhookRows,
  lockWebhooks,
  type WebhookRow,
  type WebhookWish,
} from './webhooks.queries.ts'

export type AddWebhook = { actor: Actor; wish: WebhookWish; requestKey: string }

/** A webhook with its secret, which nobody can read again. */
export type WebhookWithSecret = { webhook: WebhookRow; secret: string }

/** Adds a webhook, once however often its form is sent, and one for each address. Needs a recent proof. */
export async function addWebhook(services: Services, add: AddWebhook): Promise<WebhookWithSecret> {
  const { actor, wish } = add
  requireRecentProof(actor, services.clock.now())
  const url = await requireWebhookUrl(services, wish.url)
  return services.database.transaction(async (tx) => {
    await lockWebhooks(tx)
    const id = (await findIdOfKey(tx, add.requestKey)) ?? (await insert(services, tx, add, url))
    const webhook = await findWebhook(tx, id)
    if (!webhook) throw new Error('a webhook was neither written nor there')
    return { webhook, secret: webhookSecret(services, webhook.salt) }
  })
}

async function insert(
  { clock }: Services,
  tx: Tx,
  { actor, wish, requestKey }: AddWebhook,
  url: string,
): Promise<string> {
  if ((await listWebhookRows(tx)).length >= mostWebhooks) throw new Refusal('webhooks.too_many')
  if (await isAddressKnown(tx, { url })) throw new Refusal('webhooks.address_known')
  const at = clock.now()
  const id = await insertWebhook(tx, { ...wish, url, salt: makeSalt(), requestKey, at })
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action: 'webhooks.added', targetKind: 'webhook', targetId: id },
    details: { host: new URL(url).host, events: wish.events.join(' ') },
  })
  return id
}
