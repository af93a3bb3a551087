import type { Tx } from '../../../database/database.ts'
import { listWaitingForUpdate, markApplied } from '../webhooks/events.queries.ts'
import { bookChange } from './book-change.ts'
import { PaymentChange } from './changes.ts'
import type { Services } from '../../../services.ts'

/**
 * A payment that arrives after its own refund or dispute: what waited is booked in the same transaction, before anything
 * is minted, and at the same instant: what is dated later is taken for something that came after the first receipt.
 * Answers how many there were: without any the payment is as it arrived.
 */
export async function applyWaitingChanges(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { providerPaymentId, at }: { providerPaymentId: string; at: Date },
): Promise<number> {
  const waiting = await listWaitingForUpdate(tx, providerPaymentId)
  for (const { id, payload } of waiting) {
    const outcome = await bookChange(services, tx, {
      ...{ providerPaymentId, at },
      change: PaymentChange.parse(payload),
    })
    if (outcome !== 'waiting') await markApplied(tx, { eventId: id, outcome, at })
  }
  return waiting.length
}
