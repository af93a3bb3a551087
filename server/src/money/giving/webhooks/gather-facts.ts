import type { Services } from '../../../services.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import type { ProviderCheckout } from '../../../payments/payment-facts.ts'
import { Id } from '@tower/contract/id.contract.ts'
import { findCheckout } from '../checkouts/checkouts.queries.ts'
import {
  dateProviderPayment,
  paymentOfCheckout,
  paymentOfEvent,
  type ProviderPayment,
  type ReportedPayment,
} from '../payments/provider-payment.ts'
import { isPastExplaining } from '../payments/awaits-explanation.ts'
import type { PaymentChange } from '../refunds/changes.ts'
import { type CardInForce, chargeGivenCard } from '../sponsorships/change-monthly-card.ts'
import { findPaymentOfCheckout, paymentOfInvoice } from '../sponsorships/subscription-payment.ts'
import {
  gatherMonthlyFacts,
  isMonthlyEvent,
  type MonthlyFacts,
} from '../sponsorships/gather-monthly-facts.ts'

/** What an event means for us, complete enough to act on without asking anyone. */
export type EventFacts =
  | { kind: 'arrived'; payment: ProviderPayment }
  | { kind: 'changed'; providerPaymentId: string; change: PaymentChange }
  | { kind: 'abandoned'; checkoutId: string | null; sessionId: string; state: 'failed' | 'expired' }
  | { kind: 'card_charged'; card: CardInForce }
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
      return { kind: 'abandoned', ...namesOf(event.checkout), state: 'failed' }
    case 'checkout_expired':
      return { kind: 'abandoned', ...namesOf(event.checkout), state: 'expired' }
    case 'card_given': {
      const card = await chargeGivenCard(services, event)
      return card ? { kind: 'card_charged', card } : ignored
    }
    case 'refund_changed':
      return gatherRefunds(services, event)
    case 'dispute_changed': {
      const { dispute } = event
      return {
        kind: 'changed',
        providerPaymentId: dispute.paymentId,
        change: { kind: 'dispute', dispute },
      }
    }
    // Nothing changes: the payer may try another card. The event itself is what the defense counts.
    default:
      return ignored
  }
}

function namesOf({ checkoutId, sessionId }: ProviderCheckout) {
  return { checkoutId, sessionId }
}

async function gatherCheckout(services: Services, checkout: ProviderCheckout): Promise<EventFacts> {
  const payment = await findPaymentOfCheckout(services, checkout)
  return payment ? { kind: 'arrived', payment } : ignored
}

/** A payment's own event knows no address, and a guest's gift belongs to an address: the session knows it. */
async function gatherPayment(
  services: Services,
  event: Extract<PaymentEvent, { kind: 'payment_succeeded' }>,
): Promise<EventFacts> {
  const providerPayment = paymentOfEvent(event)
  if (event.checkoutId === null) return gatherMonth(services, providerPayment)
  const id = Id.safeParse(event.checkoutId)
  const { checkout, isPast } = await services.database.read(async (tx) => ({
    checkout: id.success ? await findCheckout(tx, id.data) : undefined,
    isPast: await isPastExplaining(tx, event.paymentId),
  }))
  if (isPast || !checkout || checkout.user_id !== null || checkout.email !== null) {
    return factsOfPayment(services, providerPayment)
  }
  // Without its session the address is told by the checkout's own event, or found by the reconciliation.
  if (checkout.provider_session_id === null) return ignored
  const completed = paymentOfCheckout(await services.payments.readCheckout(checkout.provider_session_id))
  return completed ? factsOfPayment(services, completed) : ignored
}

/** The payment of a month doesn't name what asked for it: its invoice does, and `invoice.paid` tells it as well. */
async function gatherMonth(services: Services, providerPayment: ReportedPayment): Promise<EventFacts> {
  const { providerPaymentId } = providerPayment
  const isPast = await services.database.read((tx) => isPastExplaining(tx, providerPaymentId))
  if (isPast) return factsOfPayment(services, providerPayment)
  const invoice = await services.payments.subscriptions.findInvoiceOfPayment(providerPaymentId)
  if (!invoice) return factsOfPayment(services, providerPayment)
  const payment = paymentOfInvoice(invoice)
  return payment ? factsOfPayment(services, payment) : ignored
}

async function factsOfPayment(services: Services, told: ReportedPayment): Promise<EventFacts> {
  return { kind: 'arrived', payment: await dateProviderPayment(services, told) }
}

/** The charge's event tells only that something of it went back: its refunds are asked for. */
async function gatherRefunds(
  services: Services,
  { paymentId, refund }: Extract<PaymentEvent, { kind: 'refund_changed' }>,
): Promise<EventFacts> {
  const refunds = refund === null ? await services.payments.listRefunds(paymentId) : [refund]
  if (refunds.length === 0) return ignored
  return { kind: 'changed', providerPaymentId: paymentId, change: { kind: 'refunds', refunds } }
}
