import type { ProviderCheckout, ProviderDispute, ProviderRefund } from './payment-facts.ts'

interface EventFacts {
  eventId: string
  createdAt: Date
  livemode: boolean
}

interface CheckoutEvent extends EventFacts {
  kind: 'checkout_completed' | 'checkout_async_succeeded' | 'checkout_async_failed' | 'checkout_expired'
  checkout: ProviderCheckout
}

interface PaymentSucceededEvent extends EventFacts {
  kind: 'payment_succeeded'
  paymentId: string
  checkoutId: string | null
  amountCents: number
  currency: string
  customerRef: string | null
  metadata: Record<string, string>
}

/** A card was turned down for something of ours; a payment page stays open for another one. */
interface PaymentDeclinedEvent extends EventFacts {
  kind: 'payment_declined'
  paymentId: string
}

/** A refund began or changed. Null when only the payment's new total is told: ask `listRefunds`. */
interface RefundChangedEvent extends EventFacts {
  kind: 'refund_changed'
  paymentId: string
  refund: ProviderRefund | null
}

/** A dispute began, changed, ended, or money moved for it. It is told as it stood then: events overtake each other. */
interface DisputeChangedEvent extends EventFacts {
  kind: 'dispute_changed'
  dispute: ProviderDispute
}

/** A form for another card of a monthly gift was filled in; `formRef` tells which card. */
interface CardGivenEvent extends EventFacts {
  kind: 'card_given'
  cardChangeId: string
  formRef: string
}

/** A month was paid, or its charge failed. What it says may be old by now: ask `subscriptions` for the rest. */
interface InvoiceEvent extends EventFacts {
  kind: 'invoice_paid' | 'invoice_failed'
  invoiceId: string
}

interface SubscriptionEvent extends EventFacts {
  kind: 'subscription_changed'
  subscriptionId: string
}

/** An event the product has no rule for; `providerType` is the provider's own name of it. */
interface OtherEvent extends EventFacts {
  kind: 'other'
  providerType: string
}

export type PaymentEvent =
  | CheckoutEvent
  | PaymentSucceededEvent
  | PaymentDeclinedEvent
  | RefundChangedEvent
  | DisputeChangedEvent
  | InvoiceEvent
  | CardGivenEvent
  | SubscriptionEvent
  | OtherEvent
