import Stripe from 'stripe'
import { z } from 'zod'
import { InvalidSignature, type PaymentEvent } from './payments.ts'
import { CHECKOUT_ID_KEY, idOf, toProviderCheckout } from './stripe-shapes.ts'

const TOLERANCE_SECONDS = 300

/** Checks the signature of a webhook against every secret given and reads it in the product's words. */
export function parseStripeEvent(
  secrets: readonly string[],
  rawBody: Buffer,
  signatureHeader: string | undefined,
  now: Date,
): PaymentEvent {
  for (const secret of secrets) {
    const event = readSigned(rawBody, signatureHeader, secret, now)
    if (event !== undefined) return readTrusted(event)
  }
  throw new InvalidSignature('The webhook carries no valid signature')
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
  amountCents: Cents.optional(),
  checkout: z
    .looseObject({ sessionId: ProviderId, paymentId: ProviderId.nullable(), amountCents: Cents })
    .optional(),
})

function readTrusted(event: Stripe.Event): PaymentEvent {
  try {
    const told = toPaymentEvent(event)
    Tellable.parse(told)
    return told
  } catch (cause) {
    throw unreadable(cause)
  }
}

function unreadable(cause: unknown): InvalidSignature {
  return new InvalidSignature('The webhook is signed but its body cannot be read', { cause })
}

function readSigned(body: Buffer, header: string | undefined, secret: string, now: Date) {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      header ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw unreadable(cause)
  }
}

/** One Stripe event in the product's words; what the product has no rule for becomes `other`. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const facts = {
    eventId: event.id,
    createdAt: new Date(event.created * 1000),
    livemode: event.livemode,
  }
  const other: PaymentEvent = { ...facts, kind: 'other', providerType: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
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
    case 'charge.refunded':
      return withPayment(other, event.data.object, (paymentId) => ({
        ...facts,
        ...readChargeRefunded(event, paymentId),
      }))
    case 'refund.created':
      return withPayment(other, event.data.object, (paymentId) => ({
        ...facts,
        ...readRefundCreated(event.data.object, paymentId),
      }))
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return withPayment(other, event.data.object, (paymentId) => ({
        ...facts,
        ...readDispute(event.type, event.data.object, paymentId),
      }))
    default:
      return toMonthlyEvent(event, facts) ?? other
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

// Every payment of ours is a payment intent; a charge or dispute without one belongs to something else.
function withPayment(
  otherwise: PaymentEvent,
  object: { payment_intent: string | { id: string } | null },
  read: (paymentId: string) => PaymentEvent,
): PaymentEvent {
  const paymentId = idOf(object.payment_intent)
  return paymentId === null ? otherwise : read(paymentId)
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

// The charge only tells the running total; what this refund added is the step from the total before.
function readChargeRefunded(event: Stripe.ChargeRefundedEvent, paymentId: string) {
  const total = event.data.object.amount_refunded
  const before = event.data.previous_attributes?.amount_refunded ?? 0
  return {
    kind: 'refunded' as const,
    paymentId,
    refundId: null,
    amountCents: total - before,
    totalRefundedCents: total,
  }
}

function readRefundCreated(refund: Stripe.Refund, paymentId: string) {
  return {
    kind: 'refunded' as const,
    paymentId,
    refundId: refund.id,
    amountCents: refund.amount,
    totalRefundedCents: null,
  }
}

// An inquiry that is closed, or a dispute that was prevented, took no money by itself: as good as won.
function readDispute(type: string, dispute: Stripe.Dispute, paymentId: string) {
  const closedAs = dispute.status === 'lost' ? ('dispute_lost' as const) : ('dispute_won' as const)
  return {
    kind: type === 'charge.dispute.created' ? ('dispute_opened' as const) : closedAs,
    paymentId,
    disputeId: dispute.id,
    amountCents: dispute.amount,
  }
}
