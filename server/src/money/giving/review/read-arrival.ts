import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { isOfOurMode, paymentOfList, type ProviderPayment } from '../payments/provider-payment.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'

/**
 * What the provider says now about a payment that was kept for staff. Money in another currency, or of the other mode
 * than ours, is never a gift: it can only go back.
 */
export async function readProviderPayment(services: Services, payment: PaymentRow): Promise<ProviderPayment> {
  if (payment.currency !== 'usd') throw new Refusal('giving.review_only_returned')
  const theirs = await askUnlessAway(() => services.payments.readPayment(payment.provider_payment_id))
  if (!theirs?.isSettled) throw new Refusal('giving.payment_not_found')
  if (!isOfOurMode(theirs, services.config)) throw new Refusal('giving.review_only_returned')
  if (theirs.refundedCents > 0) throw new Refusal('giving.review_partly_returned')
  return { ...paymentOfList(theirs), checkoutId: null }
}

/** Asks the provider; while it is away, staff may try again. */
export async function askUnlessAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('server.unavailable')
    throw error
  }
}
