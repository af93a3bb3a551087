import type { DeliveryState } from '@tower/contract/oversight/webhooks.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listDeliveryRows, type DeliveryRow } from './deliveries.queries.ts'
import { findWebhook } from './webhooks.queries.ts'

export type ListDeliveries = {
  webhookId: string
  state: DeliveryState | undefined
  page: { page: number; pageSize: number }
}

/** One page of the messages to a webhook; the total is exact up to a thousand. */
export function listDeliveries(
  { database }: Services,
  { webhookId, state, page: { page, pageSize } }: ListDeliveries,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  return database.read(async (tx) => {
    if (!(await findWebhook(tx, webhookId))) throw new Refusal('webhooks.not_found')
    return listDeliveryRows(tx, { webhookId, state }, { limit: pageSize, offset: (page - 1) * pageSize })
  })
}
