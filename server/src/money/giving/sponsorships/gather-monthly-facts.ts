import type { Services } from '../../../services.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import type { ProviderInvoice, ProviderSubscription } from '../../../payments/subscriptions.ts'
import { dateProviderPayment, type ProviderPayment } from '../payments/provider-payment.ts'
import { paymentOfInvoice } from './subscription-payment.ts'

/** Where a monthly gift stands, and when the provider was asked: answers may overtake each other. */
export type Standing = { subscription: ProviderSubscription; readAt: Date }

/** What the events of a monthly gift mean for us. */
export type MonthlyFacts =
  | { kind: 'arrived'; payment: ProviderPayment }
  | { kind: 'standing'; standing: Standing }
  | { kind: 'charge_failed'; invoice: ProviderInvoice; standing: Standing }
  | { kind: 'ignored' }

type MonthlyEvent = Extract<
  PaymentEvent,
  { kind: 'invoice_paid' | 'invoice_failed' | 'subscription_changed' }
>

/** Whether an event tells of a monthly gift. */
export function isMonthlyEvent(event: PaymentEvent): event is MonthlyEvent {
  return monthlyKinds.has(event.kind)
}

const monthlyKinds: ReadonlySet<string> = new Set<MonthlyEvent['kind']>([
  'invoice_paid',
  'invoice_failed',
  'subscription_changed',
])

/**
 * Events of a subscription come in any order and may be old when they come, so what they say is asked anew: a failed
 * charge that was paid since is a payment, and a state is what it is now.
 */
export async function gatherMonthlyFacts(services: Services, event: MonthlyEvent): Promise<MonthlyFacts> {
  if (event.kind === 'subscription_changed') {
    return { kind: 'standing', standing: await readStanding(services, event.subscriptionId) }
  }
  const invoice = await services.payments.subscriptions.readInvoice(event.invoiceId)
  const payment = paymentOfInvoice(invoice)
  if (payment) return { kind: 'arrived', payment: await dateProviderPayment(services, payment) }
  const { subscriptionId, isFirst, status } = invoice
  // The first charge is declined before the giver's eyes; an invoice of something else is none of ours.
  if (event.kind === 'invoice_paid' || isFirst || status !== 'open' || subscriptionId === null) {
    return { kind: 'ignored' }
  }
  return { kind: 'charge_failed', invoice, standing: await readStanding(services, subscriptionId) }
}

async function readStanding({ clock, payments }: Services, subscriptionId: string): Promise<Standing> {
  const readAt = clock.now()
  return { readAt, subscription: await payments.subscriptions.read(subscriptionId) }
}
