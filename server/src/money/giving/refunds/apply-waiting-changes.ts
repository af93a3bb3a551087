import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { listWaitingForUpdate, markApplied } from '../webhooks/events.queries.ts'
import { bookChange } from './book-change.ts'
import { PaymentChange } from './changes.ts'

/** A payment that arrives after its own refund or dispute: what waited is booked in the same transaction, before anything is minted. */
export async function applyWaitingChanges(
  services: Services,
  tx: Tx,
  providerPaymentId: string,
): Promise<void> {
  for (const { id, payload } of await listWaitingForUpdate(tx, providerPaymentId)) {
    const outcome = await bookChange(services, tx, {
      providerPaymentId,
      change: PaymentChange.parse(payload),
    })
    if (outcome !== 'waiting') await markApplied(tx, { eventId: id, outcome, at: services.clock.now() })
  }
}
