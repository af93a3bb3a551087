import { everyRow } from '../../http/every-row.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  type AskedDeliveries,
  countDeliveries,
  listDeliveryRows,
  type DeliveryRow,
} from './deliveries.queries.ts'
import { findWebhook } from './webhooks.queries.ts'

export type ListDeliveries = AskedDeliveries & { page: { page: number; pageSize: number } }

/** One page of the messages to a webhook; the total is exact up to a thousand. */
export function listDeliveries(
  { database }: Services,
  { webhookId, state, page: { page, pageSize } }: ListDeliveries,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  return database.read(async (tx) => {
    if (!(await findWebhook(tx, webhookId))) throw new Refusal('webhooks.not_found')
    const asked = { webhookId, state }
    const rows = await listDeliveryRows(tx, asked, { limit: pageSize, offset: (page - 1) * pageSize })
    return { rows, total: await countDeliveries(tx, asked) }
  })
}

/** All of them for a file; refused before the first line where there is no such webhook. */
export async function exportDeliveries(
  services: Services,
  asked: AskedDeliveries,
): Promise<AsyncGenerator<readonly DeliveryRow[]>> {
  const webhook = await services.database.read((tx) => findWebhook(tx, asked.webhookId))
  if (!webhook) throw new Refusal('webhooks.not_found')
  return everyRow<DeliveryRow>(services, (tx, stretch) => listDeliveryRows(tx, asked, stretch))
}
