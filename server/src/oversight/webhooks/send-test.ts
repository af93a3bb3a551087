import { randomUUID } from 'node:crypto'
import { webhookTestEvent } from '@tower/contract/oversight/webhooks.ts'
import type { Services } from '../../services.ts'
import { insertDelivery, type DeliveryRow } from './deliveries.queries.ts'
import { getWebhookForUpdate } from './get-webhook-for-update.ts'

/** Queues a message that says nothing but that it is a test. */
export function sendTest({ clock, database }: Services, webhookId: string): Promise<DeliveryRow> {
  return database.transaction(async (tx) => {
    await getWebhookForUpdate(tx, webhookId)
    const key = `test:${randomUUID()}`
    return insertDelivery(tx, { webhookId, event: webhookTestEvent, key, at: clock.now() })
  })
}
