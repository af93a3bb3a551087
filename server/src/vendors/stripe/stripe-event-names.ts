import type Stripe from 'stripe'

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent

/** What the endpoint /webhooks/stripe has to be told of: each has a meaning in stripe-events.ts. */
export const paymentEventNames = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly EventName[]

/** The same of the endpoint /webhooks/stripe/issuing, where cards are issued: see stripe-card-events.ts. */
export const cardEventNames = [
  'issuing_authorization.request',
  'issuing_authorization.created',
  'issuing_authorization.updated',
  'issuing_transaction.created',
] as const satisfies readonly EventName[]
