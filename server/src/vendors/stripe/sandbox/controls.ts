import type { DeliveryMode } from './deliveries.ts'
import type { DisputeTerms } from './dispute-moves.ts'
import { type IssuingControls, issuingControlNames } from './issuing/issuing-controls.ts'
import type { KnownPayment } from './known-payments.ts'
import type { KnownSubscription } from './known-subscriptions.ts'
import type { HostedPage, PayOutcome } from './checkout/hosted-page.ts'
import type { DisputeStatus, StoredDelivery } from './objects.ts'
import type { OutageKind } from './outages.ts'
import type { RefundStatus } from './refund-moves.ts'
import type { ChargeOutcome } from './subscription-moves.ts'
import type { SubscriptionStatus } from './subscription-objects.ts'

/**
 * What Stripe leaves to people and banks: paying, disputing, being late. The same controls work inside
 * the process (`startStripeSandbox`) and from another one (`connectToSandbox`).
 */
export interface SandboxControls extends IssuingControls {
  /** What the page of a session shows; undefined when there is no such session. */
  describe(sessionId: string): Promise<HostedPage | undefined>
  /** The payer's answer on that page, and where the browser goes next. */
  pay(sessionId: string, outcome: PayOutcome, payer?: { email?: string; name?: string }): Promise<Redirect>
  /** Somebody pays without being asked, as by a link that the charity made at Stripe itself. */
  payUnasked(amountCents: number, payer?: { email?: string; name?: string }): Promise<{ paymentId: string }>
  /** Payments from before the sandbox began; those that it knows stay as they are. */
  rememberPayments(payments: KnownPayment[]): Promise<void>
  /** Monthly gifts from before the sandbox began; those that it knows stay as they are. */
  rememberSubscriptions(gifts: KnownSubscription[]): Promise<void>
  /** The end of a payment begun as `delayed`. */
  settleDelayed(sessionId: string, result: 'succeeded' | 'failed'): Promise<void>
  expireCheckout(sessionId: string): Promise<void>
  /** Gives a customer a saved test card, and makes the customer when there is none; declining with a code. */
  giveSavedCard(customerRef: string, card?: { email?: string; declineCode?: string }): Promise<void>
  /** A month passes for a monthly gift, and its card pays or doesn't. A paused one is charged nothing. */
  passMonth(subscriptionId: string, outcome: ChargeOutcome): Promise<void>
  /** The open month of a monthly gift is charged once more. */
  retryInvoice(invoiceId: string, outcome: ChargeOutcome): Promise<void>
  /** The payer contests a payment; `terms` say what it is from the start, and what it costs. */
  openDispute(paymentId: string, amountCents?: number, terms?: DisputeTerms): Promise<{ disputeId: string }>
  /** A dispute goes on to another state, with the money that moves for it. */
  moveDispute(disputeId: string, status: DisputeStatus): Promise<void>
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>
  /** A bank sends a debit back days after it was paid: a dispute that is lost from the start. */
  returnDebit(paymentId: string, reason?: string): Promise<{ disputeId: string }>
  /** The status in which refunds begin from now on; they succeed at once unless this says otherwise. */
  setRefunds(status: RefundStatus): Promise<void>
  /** What becomes of a refund; one that succeeded may still fail. */
  moveRefund(refundId: string, status: RefundStatus, reason?: string): Promise<void>
  /** A monthly gift is put into another state. */
  moveSubscription(subscriptionId: string, status: SubscriptionStatus): Promise<void>
  /** All that is available is sent to the bank, by Stripe's schedule or by hand; null when there is nothing. */
  payOut(how?: { byHand?: boolean }): Promise<{ payoutId: string | null }>
  endPayout(payoutId: string, status: 'paid' | 'failed'): Promise<void>
  /** How events travel from now on; `{}` is the ordinary way again. */
  setDelivery(mode: DeliveryMode): Promise<void>
  listDeliveries(): Promise<DeliveryReport[]>
  /** Sends an event once more, whatever became of it before. */
  redeliver(eventId: string): Promise<void>
  /** The next API requests of our server meet an outage. */
  beginOutage(kind: OutageKind, count: number): Promise<void>
  /** Calls of these kinds (`invoices`, `refunds`, …) are answered with 403 from now on; `[]` allows all again. */
  forbid(resources: string[]): Promise<void>
  /** Moves the product's addresses, for a product that learns its port only when it listens. */
  pointAt(addresses: { publicOrigin?: string; webhookUrl?: string }): Promise<void>
}

export interface Redirect {
  redirectTo: string
}

export interface DeliveryReport {
  eventId: string
  type: string
  state: StoredDelivery['state']
  attempts: number
  lastStatus: number | null
}

/** The names of all controls; the compiler checks that none is missing. */
export const CONTROL_NAMES = Object.keys({
  describe: true,
  pay: true,
  payUnasked: true,
  rememberPayments: true,
  rememberSubscriptions: true,
  settleDelayed: true,
  expireCheckout: true,
  giveSavedCard: true,
  passMonth: true,
  retryInvoice: true,
  openDispute: true,
  moveDispute: true,
  closeDispute: true,
  returnDebit: true,
  setRefunds: true,
  moveRefund: true,
  moveSubscription: true,
  payOut: true,
  endPayout: true,
  setDelivery: true,
  listDeliveries: true,
  redeliver: true,
  beginOutage: true,
  forbid: true,
  pointAt: true,
  ...issuingControlNames,
} satisfies Record<keyof SandboxControls, true>) as (keyof SandboxControls)[]
