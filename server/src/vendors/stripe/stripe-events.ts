import type Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentEvent } from '../../payments/payment-events.ts'
import { readSignedEvent, unreadableEvent } from './read-signed-event.ts'
import { toProviderDispute } from './stripe-disputes.ts'
import { toProviderRefund } from './stripe-refunds.ts'
import { CARD_CHANGE_KEY, CHECKOUT_ID_KEY, idOf, toDate, toProviderCheckout } from './stripe-shapes.ts'

/** Checks the signature of a webhook against every secret given and reads it in the product's words. */
export function parseStripeEvent(
  secrets: readonly string[],
  rawBody: Buffer,
  signatureHeader: string | undefined,
  now: Date,
): PaymentEvent {
  const event = readSignedEvent(secrets, rawBody, signatureHeader, now)
  try {
    const told = toPaymentEvent(event)
    Tellable.parse(told)
    return told
  } catch (cause) {
    throw unreadableEvent(cause)
  }
}

const ProviderId = z.string().regex(/^[\w-]{1,255}$/)
const Cents = z.int().min(0)
/** What the product builds on. Stripe's types promise all of it, what arrived may hold anything. */
const Tellable = z.looseObject({
  eventId: ProviderId,
  createdAt: z.date(),
  livemode: z.boolean(),
  paymentId: ProviderId.optional(),
  invoiceId: ProviderId.optional(),
  subscriptionId: ProviderId.optional(),
  formRef: ProviderId.optional(),
  amountCents: Cents.optional(),
  refund: z
    .looseObject({ refundId: ProviderId, paymentId: ProviderId, amountCents: Cents, createdAt: z.date() })
    .nullish(),
  dispute: z
    .looseObject({
      disputeId: ProviderId,
      paymentId: ProviderId,
      amountCents: Cents,
      withdrawnCents: z.int(),
      feeCents: z.int(),
      createdAt: z.date(),
    })
    .optional(),
  checkout: z
    .looseObject({ sessionId: ProviderId, paymentId: ProviderId.nullable(), amountCents: Cents })
    .optional(),
})

/** One Stripe event in the product's words; what the product has no rule for becomes `other`. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const facts = {
    eventId: event.id,
    createdAt: toDate(event.created),
    livemode: event.livemode,
  }
  const other: PaymentEvent = { ...facts, kind: 'other', providerType: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
      if (event.data.object.mode === 'setup') return toCardGiven(event.data.object, facts) ?? other
      return { ...facts, kind: 'checkout_completed', checkout: toProviderCheckout(event.data.object) }
    case 'checkout.session.async_payment_succeeded':
      return { ...facts, kind: 'checkout_async_succeeded', checkout: toProviderCheckout(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { ...facts, kind: 'checkout_async_failed', checkout: toProviderCheckout(event.data.object) }
    case 'checkout.session.expired':
      return { ...facts, kind: 'checkout_expired', checkout: toProviderCheckout(event.data.object) }
    case 'payment_intent.succeeded':
      return { ...facts, ...readPaymentSucceeded(event.data.object) }
    case 'payment_intent.payment_failed':
      return toDeclined(other, event.data.object)
    default:
      return (
        toRefundEvent(event, facts) ?? toDisputeEvent(event, facts) ?? toMonthlyEvent(event, facts) ?? other
      )
  }
}

/** What the provider writes on the payment a subscription begins with; it carries nothing of what we wrote. */
const FIRST_OF_SUBSCRIPTION = 'Subscription creation'

function toDeclined(other: PaymentEvent, intent: Stripe.PaymentIntent): PaymentEvent {
  const { eventId, createdAt, livemode } = other
  return isOurs(intent)
    ? { eventId, createdAt, livemode, kind: 'payment_declined', paymentId: intent.id }
    : other
}

// A later month's charge says neither: it is told by its invoice, and nobody tries out cards with it.
function isOurs({ metadata, description }: Stripe.PaymentIntent): boolean {
  return metadata[CHECKOUT_ID_KEY] !== undefined || description === FIRST_OF_SUBSCRIPTION
}

type Facts = Pick<PaymentEvent, 'eventId' | 'createdAt' | 'livemode'>

/** Stripe calls a form for a card a checkout, too; it pays for nothing. */
function toCardGiven(session: Stripe.Checkout.Session, facts: Facts): PaymentEvent | undefined {
  const cardChangeId = session.metadata?.[CARD_CHANGE_KEY]
  const formRef = idOf(session.setup_intent)
  if (cardChangeId === undefined || formRef === null) return undefined
  return { ...facts, kind: 'card_given', cardChangeId, formRef }
}

function toMonthlyEvent(event: Stripe.Event, facts: Facts): PaymentEvent | undefined {
  switch (event.type) {
    case 'invoice.paid':
      return { ...facts, kind: 'invoice_paid', invoiceId: event.data.object.id }
    case 'invoice.payment_failed':
      return { ...facts, kind: 'invoice_failed', invoiceId: event.data.object.id }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { ...facts, kind: 'subscription_changed', subscriptionId: event.data.object.id }
    default:
      return undefined
  }
}

function readPaymentSucceeded(intent: Stripe.PaymentIntent) {
  return {
    kind: 'payment_succeeded' as const,
    paymentId: intent.id,
    checkoutId: intent.metadata[CHECKOUT_ID_KEY] ?? null,
    amountCents: intent.amount_received,
    currency: intent.currency,
    customerRef: idOf(intent.customer),
    metadata: intent.metadata,
  }
}

/** Money that goes back; undefined when the event tells of no refund of a payment of ours. */
function toRefundEvent(event: Stripe.Event, facts: Facts): PaymentEvent | undefined {
  switch (event.type) {
    // The charge tells a new total and not whether the money arrived: its refunds have to be asked for.
    case 'charge.refunded': {
      const paymentId = idOf(event.data.object.payment_intent)
      return paymentId === null ? undefined : { ...facts, kind: 'refund_changed', paymentId, refund: null }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = toProviderRefund(event.data.object)
      return refund && { ...facts, kind: 'refund_changed', paymentId: refund.paymentId, refund }
    }
    default:
      return undefined
  }
}

function toDisputeEvent(event: Stripe.Event, facts: Facts): PaymentEvent | undefined {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = toProviderDispute(event.data.object)
      return dispute && { ...facts, kind: 'dispute_changed', dispute }
    }
    default:
      return undefined
  }
}
