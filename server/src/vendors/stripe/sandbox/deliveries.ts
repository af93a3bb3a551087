import { dayMs } from '@tower/contract/durations.ts'
import { createId } from './ids.ts'
import type { StoredDelivery, StoredEvent } from './objects.ts'

/** How the events of an operation travel; each field left out means the ordinary way. */
export interface DeliveryMode {
  /** Late: the first attempt waits this long. */
  delayMs?: number
  /** 2 for twice, 0 for dropped: a dropped event can still be sent with `redeliver`. */
  copies?: number
  /** Shuffled: each delivery waits the next of these besides, from the first again when they are used up. */
  delaysMs?: readonly number[]
  /** Out of order: what happened last is told first. */
  order?: 'sent' | 'reversed'
}

const GIVE_UP_AFTER_MS = 3 * dayMs
// Far enough apart that the receiver sees the reversed order, near enough that nobody waits.
const REVERSED_GAP_MS = 150

/** The deliveries a mode makes of the events of one operation. */
export function planDeliveries(
  events: readonly StoredEvent[],
  mode: DeliveryMode,
  nowMs: number,
): StoredDelivery[] {
  const { copies = 1, delaysMs = [] } = mode
  return events.flatMap((event, index) => {
    const gapMs = mode.order === 'reversed' ? (events.length - 1 - index) * REVERSED_GAP_MS : 0
    const dueAtMs = nowMs + (mode.delayMs ?? 0) + gapMs
    if (copies === 0) return [{ ...planDelivery(event.id, dueAtMs), state: 'dropped' as const }]
    return Array.from({ length: copies }, (_, copy) => {
      const ownDelayMs = delaysMs[(index * copies + copy) % delaysMs.length] ?? 0
      return planDelivery(event.id, dueAtMs + ownDelayMs)
    })
  })
}

/** One delivery of an event, due at the time given. */
export function planDelivery(eventId: string, dueAtMs: number): StoredDelivery {
  const id = createId('del_')
  return { id, eventId, plannedAtMs: dueAtMs, dueAtMs, attempts: 0, state: 'waiting', lastStatus: null }
}

/** What becomes of a delivery after an attempt: done at any 2xx, else again after the next wait. */
export function afterAttempt(
  delivery: StoredDelivery,
  status: number,
  nowMs: number,
  retryDelaysMs: readonly number[],
): StoredDelivery {
  const tried = { ...delivery, attempts: delivery.attempts + 1, lastStatus: status }
  if (status >= 200 && status < 300) return { ...tried, state: 'delivered' }
  if (nowMs - delivery.plannedAtMs > GIVE_UP_AFTER_MS) return { ...tried, state: 'given_up' }
  const waitMs = retryDelaysMs[delivery.attempts] ?? retryDelaysMs.at(-1) ?? 1000
  return { ...tried, dueAtMs: nowMs + waitMs }
}
