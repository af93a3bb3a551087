import type { Services } from '../../services.ts'
import { workWhenTold } from '../../work-when-told.ts'
import { sendDueDeliveries } from './send-due-deliveries.ts'

/** Posts messages as they are queued, and tries again what failed. Several processes share the work. */
export function startWebhookDelivery(services: Services): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_webhooks',
    work: (stop) => sendDueDeliveries(services, stop),
    failed: 'the messages of webhooks could not be read',
  })
}
