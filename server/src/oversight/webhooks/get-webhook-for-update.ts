import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { findWebhookForUpdate, type WebhookRow } from './webhooks.queries.ts'

/** A webhook, locked. Throws `webhooks.not_found`. */
export async function getWebhookForUpdate(tx: Tx, id: string): Promise<WebhookRow> {
  const webhook = await findWebhookForUpdate(tx, id)
  if (!webhook) throw new Refusal('webhooks.not_found')
  return webhook
}
