import type { Tx } from '../../../database/database.ts'
import { findByProviderId, lockProviderPayment } from '../payments/payments.queries.ts'
import { applyDispute } from './apply-dispute.ts'
import type { PaymentChange } from './changes.ts'
import { followRefund } from './follow-refund.ts'
import { tellOfUnknown } from './tell-of-unknown.ts'
import type { Services } from '../../../services.ts'

export type ChangeOutcome = 'applied' | 'repeated' | 'needs_review' | 'waiting'

/**
 * Books what happened to a payment, each fact once; `waiting` when the payment itself has not arrived yet, which
 * staff hear of: it may be one that never will.
 */
export async function bookChange(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { providerPaymentId, change, at }: { providerPaymentId: string; change: PaymentChange; at: Date },
): Promise<ChangeOutcome> {
  await lockProviderPayment(tx, providerPaymentId)
  const payment = await findByProviderId(tx, providerPaymentId)
  if (!payment) {
    await tellOfUnknown(tx, { providerPaymentId, change })
    return 'waiting'
  }
  if (change.kind === 'dispute')
    return applyDispute(services, tx, { paymentId: payment.id, change: change.dispute, at })
  const outcomes = new Set<ChangeOutcome>()
  for (const refund of change.refunds)
    outcomes.add((await followRefund(services, tx, { paymentId: payment.id, refund, at })).outcome)
  return (['needs_review', 'applied'] as const).find((outcome) => outcomes.has(outcome)) ?? 'repeated'
}
