import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { designateWhatStays } from '../payments/designate-what-stays.ts'
import { findByProviderId } from '../payments/payments.queries.ts'
import { bookChange, type ChangeOutcome } from './book-change.ts'
import type { PaymentChange } from './changes.ts'

/**
 * Applies what happened to a payment, each fact once, and gives the classroom it was paid for what is no longer in
 * question.
 */
export async function applyChange(
  services: Services,
  tx: Tx,
  told: { providerPaymentId: string; change: PaymentChange },
): Promise<ChangeOutcome> {
  const at = services.clock.now()
  const outcome = await bookChange(services, tx, { ...told, at })
  if (outcome !== 'applied' || !letsGo(told.change)) return outcome
  const payment = await findByProviderId(tx, told.providerPaymentId)
  if (payment) await designateWhatStays(services, tx, { paymentId: payment.id, at })
  return outcome
}

function letsGo(change: PaymentChange): boolean {
  if (change.kind === 'dispute') return change.dispute.state === 'won'
  return change.refunds.some(({ status }) => status === 'failed' || status === 'canceled')
}
