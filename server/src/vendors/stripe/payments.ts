import type { Subscriptions } from './subscriptions.ts'

/**
 * What the product asks of a payment provider, in the product's words.
 * Nothing here knows Stripe: operations depend on this port, `stripe-payments.ts` fulfils it.
 * All amounts are integers in US cents.
 */
export interface Payments {
  /** Opens a hosted checkout. The same idempotency key with the same request gives the same session. */
  createCheckout(request: CheckoutRequest): Promise<OpenedCheckout>
  /** What the provider says about a checkout now; throws `PaymentsRefused` when it does not know it. */
  readCheckout(sessionId: string): Promise<ProviderCheckout>
  /** Charges the card the customer saved, at once and without the customer being present. */
  chargeSavedCard(request: SavedCardCharge): Promise<SavedCardOutcome>
  /** Gives back a part or all of a payment. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** Every refund of one payment, oldest first: the way to learn what a `refunded` event without id meant. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>
  /** Settled payments begun at or after `since`, newest first: the provider's side of the reconciliation. */
  listPayments(period: { since: Date }): AsyncIterable<SettledPayment>
  /** Gifts that repeat each month. */
  subscriptions: Subscriptions
  /**
   * Reads a signed webhook body. Every configured secret is tried, so a secret can be rotated.
   * @throws {InvalidSignature} when no secret fits, the signature is older than 300 s, or the body is unreadable
   */
  parseEvent(rawBody: Buffer, signatureHeader: string | undefined, now?: Date): PaymentEvent
}

export interface CheckoutLine {
  name: string
  amountCents: number
}

export interface CheckoutRequest {
  /** Our own id of the checkout row; comes back as `checkoutId` on the session, the payment and their events. */
  checkoutId: string
  lines: CheckoutLine[]
  currency: 'usd'
  customerEmail?: string
  /** A customer the provider already knows; takes the place of `customerEmail`. */
  customerRef?: string
  /** May hold `{CHECKOUT_SESSION_ID}`, which the provider fills. */
  successUrl: string
  cancelUrl: string
  metadata: Record<string, string>
  idempotencyKey: string
  /** Repeats what the lines say each month, beginning now, until it is ended. */
  interval?: 'month'
  /** Keeps the card for later charges; the finished checkout then names a `customerRef`. */
  saveCard?: boolean
}

export interface OpenedCheckout {
  sessionId: string
  url: string
}

export type CheckoutStatus = 'open' | 'complete' | 'expired'
export type CheckoutPaymentStatus = 'paid' | 'unpaid' | 'no_payment_required'

export interface ProviderCheckout {
  sessionId: string
  checkoutId: string | null
  status: CheckoutStatus
  /** `complete` and `unpaid` together mean a slow method: the money is not here yet. */
  paymentStatus: CheckoutPaymentStatus
  paymentId: string | null
  amountCents: number
  currency: string
  email: string | null
  livemode: boolean
  customerRef: string | null
  metadata: Record<string, string>
  /** Of a checkout that began a monthly gift: its subscription and the first month, which names the payment. */
  subscription?: { subscriptionId: string | null; invoiceId: string | null }
}

export interface SavedCardCharge {
  /** Our own id for what is paid; comes back as `checkoutId`. */
  checkoutId?: string
  customerRef: string
  amountCents: number
  idempotencyKey: string
  metadata: Record<string, string>
  description: string
}

export type SavedCardOutcome =
  | { outcome: 'succeeded'; paymentId: string }
  | { outcome: 'no_card' }
  /** `reason` is the provider's code, for example `insufficient_funds` or `authentication_required`. */
  | { outcome: 'declined'; reason: string }

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer'

export interface RefundRequest {
  paymentId: string
  amountCents: number
  idempotencyKey: string
  reason?: RefundReason
}

export interface ProviderRefund {
  refundId: string
  amountCents: number
}

export interface SettledPayment {
  paymentId: string
  checkoutId: string | null
  amountCents: number
  refundedCents: number
  disputed: boolean
  currency: string
  createdAt: Date
  livemode: boolean
  customerRef: string | null
  email: string | null
  metadata: Record<string, string>
}

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

/**
 * One refund is announced twice, each time with half of the facts: once with its own id, once with the
 * new total of the payment. Whoever needs both asks `listRefunds`.
 */
interface RefundedEvent extends EventFacts {
  kind: 'refunded'
  paymentId: string
  refundId: string | null
  amountCents: number
  totalRefundedCents: number | null
}

interface DisputeEvent extends EventFacts {
  kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost'
  paymentId: string
  disputeId: string
  amountCents: number
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
  | RefundedEvent
  | DisputeEvent
  | InvoiceEvent
  | SubscriptionEvent
  | OtherEvent

/** The provider could not be reached or could not answer; the same request may be sent again as it is. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable'
}

/** The provider understood the request and said no; sending it again unchanged will not help. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused'
  /** The provider's code, for example `resource_missing` or `charge_already_refunded`. */
  readonly reason: string

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** A webhook that cannot be trusted: answer 400 and keep nothing of it. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}
