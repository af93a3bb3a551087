import type { Services } from '../../../services.ts'
import { inHand } from './order-refund.ts'
import { findOpenOrder } from './refund-orders.queries.ts'

/**
 * Refuses to decide otherwise about money that somebody asked to give back: whoever asked would wait for a second person who
 * has nothing to approve any more, and no other refund could begin.
 */
export function requireNoneInHand(services: Services, paymentId: string): Promise<void> {
  return services.database.read(async (tx) => {
    if (await findOpenOrder(tx, paymentId)) throw await inHand(tx, paymentId)
  })
}
