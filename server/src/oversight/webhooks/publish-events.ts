import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'
import type { Tx } from '../../database/database.ts'
import { insertDeliveries } from './deliveries.queries.ts'

/** Something that other systems may hear of. */
export type PublishedEvent = {
  event: WebhookEvent
  /** The fact that it is: told once. */
  key: string
  /** Ids, numbers and amounts. Names and addresses of people never leave this way. */
  data: Record<string, string | number | boolean | null>
  at: Date
}

/**
 * Puts what happened into the outbox of every webhook that wants to hear of it, inside the transaction that makes it
 * happen; a sender posts it afterwards. Where no webhook wants it, nothing is kept.
 */
export async function publishEvents(tx: Tx, events: readonly PublishedEvent[]): Promise<void> {
  if (events.length > 0) await insertDeliveries(tx, events)
}
