import type { Services } from '../../../services.ts'
import type { ProviderCheckout, SettledPayment } from '../../../payments/payment-facts.ts'
import type { ProviderInvoice } from '../../../payments/subscriptions.ts'
import {
  dateProviderPayment,
  paymentOfCheckout,
  paymentOfList,
  type ProviderPayment,
  type ReportedPayment,
} from '../payments/provider-payment.ts'
import { isPastExplaining } from '../payments/awaits-explanation.ts'

/** A paid month of a monthly gift; undefined while no money came, or when it came past the provider. */
export function paymentOfInvoice(invoice: ProviderInvoice): ReportedPayment | undefined {
  const { invoiceId, subscriptionId, paymentId, isFirst } = invoice
  if (invoice.status !== 'paid' || paymentId === null) return undefined
  return {
    providerPaymentId: paymentId,
    checkoutId: invoice.checkoutId,
    sessionId: null,
    amountCents: invoice.amountCents,
    currency: invoice.currency,
    email: invoice.email,
    livemode: invoice.livemode,
    ...(subscriptionId === null ? {} : { month: { invoiceId, subscriptionId, isFirst } }),
  }
}

/** A checkout's payment. One that began a monthly gift names its first month, and the month its payment. */
export async function findPaymentOfCheckout(
  services: Services,
  checkout: ProviderCheckout,
): Promise<ProviderPayment | undefined> {
  const told = await findToldPayment(services, checkout)
  return told && dateProviderPayment(services, told)
}

async function findToldPayment(
  { payments }: Services,
  checkout: ProviderCheckout,
): Promise<ReportedPayment | undefined> {
  if (!checkout.subscription) return paymentOfCheckout(checkout)
  const { invoiceId } = checkout.subscription
  if (checkout.paymentStatus !== 'paid' || invoiceId === null) return undefined
  const payment = paymentOfInvoice(await payments.subscriptions.readInvoice(invoiceId))
  return payment && { ...payment, sessionId: checkout.sessionId }
}

/** A payment of the provider's list; one without a checkout, and new to us, may be a month of a monthly gift. */
export async function findPaymentOfList(
  { payments, database }: Services,
  payment: SettledPayment,
): Promise<ProviderPayment> {
  const told = paymentOfList(payment)
  if (payment.checkoutId !== null) return told
  const isPast = await database.read((tx) => isPastExplaining(tx, payment.paymentId))
  if (isPast) return told
  const invoice = await payments.subscriptions.findInvoiceOfPayment(payment.paymentId)
  const month = invoice && paymentOfInvoice(invoice)
  return month ? { ...month, chargedAt: payment.chargedAt, payerName: payment.name } : told
}
