import type { Services } from '../../../services.ts'
import type { PaymentEvent, ProviderCheckout } from '../../../vendors/stripe/payments.ts'
import { CheckoutId } from '@tower/contract/ids.ts'
import { findCheckout } from '../checkouts/checkouts.queries.ts'
import { paymentOfCheckout, paymentOfEvent, type ArrivedPayment } from '../payments/arrived-payment.ts'
import { findByProviderId } from '../payments/payments.queries.ts'
import type { PaymentChange } from '../refunds/changes.ts'
import { findPaymentOfCheckout, paymentOfInvoice } from '../subscriptions/arrived-month.ts'
import {
  gatherMonthlyFacts,
  isMonthlyEvent,
  type MonthlyFacts,
} from '../subscriptions/gather-monthly-facts.ts'

/** What an event means for us, complete enough to act on without asking anyone. */
export type EventFacts =
  | { kind: 'arrived'; payment: ArrivedPayment }
  | { kind: 'changed'; providerPaymentId: string; change: PaymentChange }
  | { kind: 'abandoned'; checkoutId: string | null; state: 'failed' | 'expired' }
  | MonthlyFacts

const ignored: EventFacts = { kind: 'ignored' }

/** Turns an event into facts. Half-told ones are completed at the provider here, before any transaction is open. */
export async function gatherFacts(services: Services, event: PaymentEvent): Promise<EventFacts> {
  if (isMonthlyEvent(event)) return gatherMonthlyFacts(services, event)
  switch (event.kind) {
    case 'checkout_completed':
    case 'checkout_async_succeeded':
      return gatherCheckout(services, event.checkout)
    case 'payment_succeeded':
      return gatherPayment(services, event)
    case 'checkout_async_failed':
      return { kind: 'abandoned', checkoutId: event.checkout.checkoutId, state: 'failed' }
    case 'checkout_expired':
      return { kind: 'abandoned', checkoutId: event.checkout.checkoutId, state: 'expired' }
    case 'refunded':
      return gatherRefunds(services, event)
    case 'dispute_opened':
    case 'dispute_won':
    case 'dispute_lost': {
      const { paymentId, disputeId, amountCents } = event
      const state = disputeStates[event.kind]
      return {
        kind: 'changed',
        providerPaymentId: paymentId,
        change: { kind: 'dispute', disputeId, amountCents, state },
      }
    }
    // Nothing changes: the payer may try another card. The event itself is what the defence counts.
    default:
      return ignored
  }
}

const disputeStates = { dispute_opened: 'open', dispute_won: 'won', dispute_lost: 'lost' } as const

async function gatherCheckout(services: Services, checkout: ProviderCheckout): Promise<EventFacts> {
  const payment = await findPaymentOfCheckout(services, checkout)
  return payment ? { kind: 'arrived', payment } : ignored
}

/** A payment's own event knows no address, and a guest's gift belongs to an address: the session knows it. */
async function gatherPayment(
  services: Services,
  event: Extract<PaymentEvent, { kind: 'payment_succeeded' }>,
): Promise<EventFacts> {
  const arrived = paymentOfEvent(event)
  if (event.checkoutId === null) return gatherMonth(services, arrived)
  const id = CheckoutId.safeParse(event.checkoutId)
  const { checkout, payment } = await services.database.read(async (tx) => ({
    checkout: id.success ? await findCheckout(tx, id.data) : undefined,
    payment: await findByProviderId(tx, event.paymentId),
  }))
  if (payment || !checkout || checkout.user_id !== null || checkout.email !== null) {
    return { kind: 'arrived', payment: arrived }
  }
  // Without its session the address is told by the checkout's own event, or found by the reconciliation.
  if (checkout.provider_session_id === null) return ignored
  const completed = paymentOfCheckout(await services.payments.readCheckout(checkout.provider_session_id))
  return completed ? { kind: 'arrived', payment: completed } : ignored
}

/** The payment of a month doesn't name what asked for it: its invoice does, and `invoice.paid` tells it as well. */
async function gatherMonth(services: Services, arrived: ArrivedPayment): Promise<EventFacts> {
  const { providerPaymentId } = arrived
  const known = await services.database.read((tx) => findByProviderId(tx, providerPaymentId))
  if (known) return { kind: 'arrived', payment: arrived }
  const invoice = await services.payments.subscriptions.findInvoiceOfPayment(providerPaymentId)
  if (!invoice) return { kind: 'arrived', payment: arrived }
  const payment = paymentOfInvoice(invoice)
  return payment ? { kind: 'arrived', payment } : ignored
}

/** One refund is told twice; only the half with its id can be applied once, the other has to be looked up. */
async function gatherRefunds(
  services: Services,
  event: Extract<PaymentEvent, { kind: 'refunded' }>,
): Promise<EventFacts> {
  const { paymentId, refundId, amountCents } = event
  const refunds =
    refundId === null ? await services.payments.listRefunds(paymentId) : [{ refundId, amountCents }]
  return { kind: 'changed', providerPaymentId: paymentId, change: { kind: 'refunds', refunds } }
}
