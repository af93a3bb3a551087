import type { RawBuilder } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { insertingDeliveries } from './deliveries.queries.ts'
import type { PublishedEvent } from './published-event.ts'

/**
 * Puts what happened into the outbox of every webhook that wants to hear of it, inside the transaction that makes it
 * happen; a sender posts it afterwards. Where no webhook wants it, nothing is kept.
 */
export async function publishEvents(tx: Tx, events: readonly PublishedEvent[]): Promise<void> {
  if (events.length > 0) await publishingEvents(events).execute(tx)
}

/** The statement of {@link publishEvents}, for whoever makes it part of another. */
export function publishingEvents(events: readonly PublishedEvent[]): RawBuilder<unknown> {
  return insertingDeliveries(events)
}
