import type { Webhook, WebhookDelivery } from '@tower/contract/oversight/webhooks.contract.ts'
import { webhookEvents, webhookTestEvent } from '@tower/contract/oversight/webhooks.ts'
import type { CsvCell } from '../../http/csv.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

/** A webhook as superadmins see it: without what its secret is made of. */
export function viewWebhook({ salt: _, is_active: active, ...row }: WebhookRow): Webhook {
  return {
    ...row,
    active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    failing_since: row.failing_since?.toISOString() ?? null,
  }
}

/** A message, and how its delivery went. */
export function viewDelivery(row: DeliveryRow): WebhookDelivery {
  const { delivered_at: deliveredAt, given_up_at: givenUpAt, next_attempt_at: next, ...rest } = row
  const isWaiting = deliveredAt === null && givenUpAt === null
  return {
    ...rest,
    event: webhookEvents.find((name) => name === row.event) ?? webhookTestEvent,
    occurred_at: row.occurred_at.toISOString(),
    state: isWaiting ? 'waiting' : deliveredAt ? 'delivered' : 'given_up',
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: isWaiting ? next.toISOString() : null,
  }
}

export const deliveryHeader = [
  'Message',
  'Event',
  'Happened (UTC)',
  'State',
  'Attempts',
  'Last attempt (UTC)',
  'Next attempt (UTC)',
  'Last status',
  'Last error',
]

/** A message as a line of a file, without what it says. */
export function viewDeliveryLine(row: DeliveryRow): CsvCell[] {
  const seen = viewDelivery(row)
  return [
    seen.id,
    seen.event,
    seen.occurred_at,
    seen.state,
    seen.attempts,
    seen.last_attempt_at,
    seen.next_attempt_at,
    seen.last_status,
    seen.last_error,
  ]
}
