import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findDeliveryForUpdate, renewDelivery, type DeliveryRow } from './deliveries.queries.ts'

/** Sends a message again that arrived or was given up, under the same id. */
export function resendDelivery({ database }: Services, id: string): Promise<DeliveryRow> {
  return database.transaction(async (tx) => {
    const known = await findDeliveryForUpdate(tx, id)
    if (!known) throw new Refusal('webhooks.delivery_not_found')
    if (known.isWaiting) throw new Refusal('webhooks.still_waiting')
    return renewDelivery(tx, id)
  })
}
