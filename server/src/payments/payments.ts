import type { BalanceReports, Period } from './balance-reports.ts'
import type { PaymentEvent } from './payment-events.ts'
import type {
  FoundCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderRefund,
  SettledPayment,
} from './payment-facts.ts'
import type { Subscriptions } from './subscriptions.ts'

/**
 * What the product asks of a payment provider, in the product's words.
 * Nothing here knows Stripe: operations depend on this port, `stripe-payments.ts` fulfils it.
 * All amounts are integers in US cents.
 */
export interface Payments extends BalanceReports {
  /** Opens a hosted checkout. The same idempotency key with the same request gives the same session. */
  createCheckout(request: CheckoutRequest): Promise<OpenedCheckout>
  /** What the provider says about a checkout now; throws `PaymentsRefused` when it does not know it. */
  readCheckout(sessionId: string): Promise<ProviderCheckout>
  /** Charges the card the customer saved, at once and without the customer being present. */
  chargeSavedCard(request: SavedCardCharge): Promise<SavedCardOutcome>
  /** What became of the charges of a customer's saved card for one checkout, whatever became of their answers. */
  findCharge(request: { customerRef: string; checkoutId: string }): Promise<FoundCharge>
  /** Forgets a customer and the card they saved; what they paid stays. */
  forgetCustomer(customerRef: string): Promise<void>
  /** What the provider says about a payment now; undefined only when it knows none of that name. */
  readPayment(paymentId: string): Promise<SettledPayment | undefined>
  /** Settled payments begun at or after `since`, newest first: the provider's side of the reconciliation. */
  listPayments(period: Period): AsyncIterable<SettledPayment>
  /** Gives back a part or all of a payment; whether it arrives is told by the refund's status, often days later. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** Every refund of one payment in whatever state, oldest first. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>
  /** Refunds begun at or after `since`, whenever their payment was made, newest first. */
  listRefundsSince(period: Period): AsyncIterable<ProviderRefund>
  /** What the provider says about a dispute now; throws `PaymentsRefused` when it does not know it. */
  readDispute(disputeId: string): Promise<ProviderDispute>
  /** Disputes opened at or after `since`, whenever their payment was made, newest first. */
  listDisputesSince(period: Period): AsyncIterable<ProviderDispute>
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
  | { outcome: 'succeeded'; paymentId: string; payment: SettledPayment }
  | { outcome: 'no_card' }
  /** `reason` is the provider's code, for example `insufficient_funds` or `authentication_required`. */
  | { outcome: 'declined'; reason: string }

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer'

export interface RefundRequest {
  paymentId: string
  amountCents: number
  idempotencyKey: string
  reason?: RefundReason
  /** The wish it fulfils: kept with the refund, so that it is found again whatever became of the answer. */
  requestName?: string
}

/**
 * The provider could not be reached, could not answer, or does not take our key (401, 403): what was asked is not
 * known, and the same request may be sent again as it is.
 */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable'
  /**
   * The provider said so itself; it may keep this answer under the request's idempotency key for a day. Not so where
   * it only had no time for us (429), or is still busy with the same key (409): that request may yet be carried out.
   */
  readonly isAnswered: boolean

  constructor(
    message: string,
    { isAnswered = false, ...options }: ErrorOptions & { isAnswered?: boolean } = {},
  ) {
    super(message, options)
    this.isAnswered = isAnswered
  }
}

/** The provider understood the request and said no; sending it again unchanged will not help. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused'
  /** The provider's code, for example `resource_missing` for what does not exist, or `charge_already_refunded`. */
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
