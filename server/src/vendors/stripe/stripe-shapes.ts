import type Stripe from 'stripe'
import type {
  CardFacts,
  CheckoutPaymentStatus,
  CheckoutStatus,
  ProviderCheckout,
  SettledPayment,
} from '../../payments/payment-facts.ts'

/** Where our own checkout id travels in Stripe's metadata. */
export const CHECKOUT_ID_KEY = 'checkout_id'

/** The same of our own id of a wish for another card. */
export const CARD_CHANGE_KEY = 'card_change_id'

/** Stripe names related objects by id or, when asked to expand, in full; we only want the id. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (typeof reference === 'string') return reference
  return reference?.id ?? null
}

/** A checkout session in the product's words. */
export function toProviderCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const metadata = session.metadata ?? {}
  return {
    sessionId: session.id,
    checkoutId: session.client_reference_id ?? metadata[CHECKOUT_ID_KEY] ?? null,
    status: toCheckoutStatus(session.status),
    paymentStatus: toPaymentStatus(session.payment_status),
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    email: session.customer_details?.email ?? session.customer_email,
    livemode: session.livemode,
    customerRef: idOf(session.customer),
    metadata,
    ...(session.mode === 'subscription' && {
      subscription: { subscriptionId: idOf(session.subscription), invoiceId: idOf(session.invoice) },
    }),
  }
}

// A status Stripe adds one day must never look like money received.
function toCheckoutStatus(status: string | null): CheckoutStatus {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

function toPaymentStatus(status: string): CheckoutPaymentStatus {
  return status === 'paid' || status === 'no_payment_required' ? status : 'unpaid'
}

/** An instant as Stripe writes it, in whole seconds. */
export function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** Everything made at an instant or later, as a filter of Stripe's lists. */
export function startOf(since: Date): { gte: number } {
  return { gte: Math.floor(since.getTime() / 1000) }
}

/** A payment intent, its latest charge expanded, in the product's words. */
export function toSettledPayment(intent: Stripe.PaymentIntent): SettledPayment {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  return {
    paymentId: intent.id,
    checkoutId: intent.metadata[CHECKOUT_ID_KEY] ?? null,
    isSettled: intent.status === 'succeeded',
    amountCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    currency: intent.currency,
    createdAt: toDate(intent.created),
    chargedAt: toDate(charge?.created ?? intent.created),
    livemode: intent.livemode,
    metadata: intent.metadata,
    ...toPayer(intent, charge),
  }
}

function toPayer(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null) {
  return {
    customerRef: idOf(intent.customer),
    email: charge?.billing_details.email ?? intent.receipt_email,
    name: charge?.billing_details.name ?? null,
    card: toCardFacts(charge?.payment_method_details?.card),
  }
}

function toCardFacts(card: Stripe.Charge.PaymentMethodDetails.Card | null | undefined): CardFacts | null {
  if (!card?.last4) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { brand: brand ?? 'card', last4, expMonth, expYear }
}
