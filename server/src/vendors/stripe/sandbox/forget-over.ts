import { dayMs } from '@tower/contract/durations.ts'
import type { StoredAnswer, StoredDelivery, StoredEvent } from './objects.ts'

/** After a day a key is free again. */
export const answerKeptMs = dayMs
/** Stripe shows events for thirty days. */
const eventsKeptMs = 30 * dayMs

type Forgotten = {
  answers: Map<string, StoredAnswer>
  deliveries: Map<string, StoredDelivery>
  events: Map<string, StoredEvent>
}

/**
 * Takes out what nobody can ask for any more: answers whose key is free again, and events that were told, given up or
 * dropped a month ago. Payments and all that belongs to money stay.
 */
export function forgetOver({ answers, deliveries, events }: Forgotten, nowMs: number): void {
  for (const { id, keptAtMs } of answers.values()) if (nowMs - keptAtMs >= answerKeptMs) answers.delete(id)
  const needed = new Set<string>()
  for (const { id, eventId, state, plannedAtMs } of deliveries.values()) {
    if (state === 'waiting' || nowMs - plannedAtMs < eventsKeptMs) needed.add(eventId)
    else deliveries.delete(id)
  }
  for (const id of events.keys()) if (!needed.has(id)) events.delete(id)
}
