import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { findByProviderId, lockProviderPayment } from '../payments/payments.queries.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyRefund } from './apply-refund.ts'
import type { PaymentChange } from './changes.ts'

/** Applies what happened to a payment, each fact once; `waiting` when the payment itself has not arrived yet. */
export async function applyChange(
  services: Services,
  tx: Tx,
  { providerPaymentId, change }: { providerPaymentId: string; change: PaymentChange },
): Promise<'applied' | 'repeated' | 'waiting'> {
  await lockProviderPayment(tx, providerPaymentId)
  const payment = await findByProviderId(tx, providerPaymentId)
  if (!payment) return 'waiting'
  const at = services.clock.now()
  if (change.kind === 'dispute')
    return (await applyDispute(tx, { paymentId: payment.id, change, at })) ? 'applied' : 'repeated'
  let applied = false
  for (const { refundId, amountCents } of change.refunds) {
    const outcome = await applyRefund(tx, { paymentId: payment.id, refundId, amountCents, at })
    applied ||= outcome !== undefined
  }
  return applied ? 'applied' : 'repeated'
}
