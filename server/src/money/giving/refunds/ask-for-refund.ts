import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { ProviderRefund } from '../../../payments/payment-facts.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { beginRefundRequest, hasRefundRequest, moveRefundRequestOn } from './refund-requests.queries.ts'

export type RefundRequest = {
  payment: PaymentRow
  amountCents: number
  /** Chosen by the caller: the same key gives the money back once. */
  idempotencyKey: string
}

/**
 * Asks the provider to give money back, once for each wish. The provider keeps a fault or a refusal under the key it was
 * asked with for a day, so the next try has another one; before it, the provider is asked whether an earlier try was
 * carried out all the same. After a lost answer the key stays: under it the refund is found, or made.
 */
export async function askForRefund(
  services: Services,
  refundRequest: RefundRequest,
): Promise<ProviderRefund> {
  const { payment, amountCents } = refundRequest
  const request = requestOf(payment.id, refundRequest)
  const attempt = await services.database.transaction((tx) => beginRefundRequest(tx, request))
  try {
    const made = attempt > 1 ? await findMade(services, payment, request.name) : undefined
    if (made) return made
    return await services.payments.refund({
      paymentId: payment.provider_payment_id,
      amountCents,
      requestName: request.name,
      idempotencyKey: attempt === 1 ? request.name : `${request.name}-${attempt}`,
      reason: 'requested_by_customer',
    })
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    if (error instanceof PaymentsRefused || error.isAnswered)
      await services.database.transaction((tx) => moveRefundRequestOn(tx, { ...request, attempt }))
    throw new Refusal(error instanceof PaymentsRefused ? 'giving.refund_failed' : 'server.unavailable')
  }
}

const requestOf = (paymentId: string, { idempotencyKey }: { idempotencyKey: string }) => ({
  paymentId,
  name: `refund-${paymentId}-${idempotencyKey}`,
})

/** What the provider made of a wish that was asked for before; undefined where it was not, or came to nothing. */
export async function findAskedFor(
  services: Services,
  { payment, idempotencyKey }: { payment: PaymentRow; idempotencyKey: string },
): Promise<ProviderRefund | undefined> {
  const request = requestOf(payment.id, { idempotencyKey })
  const wasAsked = await services.database.read((tx) => hasRefundRequest(tx, request))
  return wasAsked ? findMade(services, payment, request.name) : undefined
}

/** A fault says nothing of whether the refund was made: one that was bears the wish's name. */
async function findMade(
  { payments }: Services,
  { provider_payment_id: providerPaymentId }: PaymentRow,
  name: string,
): Promise<ProviderRefund | undefined> {
  const refunds = await payments.listRefunds(providerPaymentId)
  return refunds.find(({ requestName }) => requestName === name)
}
