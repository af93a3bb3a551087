import type { WireBalanceTransaction } from './balance-objects.ts'

/**
 * The objects the sandbox keeps. `Wire…` shapes are what Stripe's API shows, field for field as far as
 * the product reads them; `Stored…` shapes add what Stripe would keep to itself.
 */
export type Metadata = Record<string, string>

export interface WireSession {
  id: string
  object: 'checkout.session'
  /** Null where a card is only kept. */
  amount_subtotal: number | null
  amount_total: number | null
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer: string | null
  customer_creation: 'always' | 'if_required' | null
  customer_details: { email: string | null; name: string | null } | null
  customer_email: string | null
  expires_at: number
  livemode: false
  metadata: Metadata
  mode: 'payment' | 'subscription' | 'setup'
  invoice: string | null
  payment_intent: string | null
  payment_method_types: string[]
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  /** Of the mode `setup`. */
  setup_intent?: string | null
  status: 'open' | 'complete' | 'expired'
  submit_type: string | null
  subscription: string | null
  success_url: string
  url: string | null
}

export interface StoredSession {
  id: string
  wire: WireSession
  lines: { name: string; amountCents: number }[]
  /** What the payment intent, or the subscription, will carry once the customer pays. */
  intentMetadata: Metadata
  savesCard: boolean
  declineMessage: string | null
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code: string
  message: string
}

export interface WireIntent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: 'off_session' | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'processing' | 'succeeded'
}

/** A card that is kept without being charged. */
export interface WireSetupIntent {
  id: string
  object: 'setup_intent'
  created: number
  customer: string | null
  last_setup_error: CardError | null
  livemode: false
  metadata: Metadata
  payment_method: string | null
  payment_method_types: string[]
  status: 'requires_payment_method' | 'succeeded'
  usage: 'off_session'
}

export interface WireCharge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: { address: null; email: string | null; name: string | null; phone: null }
  captured: true
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string | null
  /** Null of what was not paid by card; charges of before it was told have none. */
  payment_method_details?: { type: 'card'; card: WirePaymentMethod['card'] } | null
  refunded: boolean
  /** `pending` is a bank debit on its way. */
  status: 'pending' | 'succeeded' | 'failed'
}

export interface WireRefund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  failure_balance_transaction?: string
  failure_reason?: string
  reason: string | null
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
}

export interface WireDispute {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: WireBalanceTransaction[]
  charge: string
  created: number
  currency: string
  evidence_details: { due_by: number | null }
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: string
  status: DisputeStatus
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'appeal_needs_response'
  | 'appeal_under_review'
  | 'won'
  | 'lost'
  | 'prevented'

export interface WireCustomer {
  id: string
  object: 'customer'
  created: number
  deleted?: true
  description: string | null
  email: string | null
  livemode: false
  metadata: Metadata
  name: string | null
}

export interface WirePaymentMethod {
  id: string
  object: 'payment_method'
  billing_details: { address: null; email: string | null; name: string | null; phone: null }
  card: {
    brand: 'visa'
    country: 'US'
    exp_month: number
    exp_year: number
    funding: 'credit'
    last4: string
  }
  created: number
  customer: string | null
  livemode: false
  metadata: Metadata
  type: 'card'
}

export interface StoredPaymentMethod {
  id: string
  wire: WirePaymentMethod
  /** Set on a test card that the bank turns down, for example `insufficient_funds`. */
  declineCode: string | null
}

export interface StoredEvent {
  id: string
  type: string
  /** The exact bytes of the webhook: every attempt sends the same. */
  body: string
}

export interface StoredDelivery {
  id: string
  eventId: string
  plannedAtMs: number
  dueAtMs: number
  attempts: number
  state: 'waiting' | 'delivered' | 'dropped' | 'given_up'
  /** The receiver's last answer; 0 when there was none. */
  lastStatus: number | null
}

/** What was answered under an idempotency key (its `id`), to be answered again word for word. */
export interface StoredAnswer {
  id: string
  endpoint: string
  paramsDigest: string
  status: number
  body: object
  /** In milliseconds: after a day the key is free again. */
  keptAtMs: number
}

/** An address that somebody had made. The sandbox keeps and lists it, and sends its events to the one that it was started with. */
export interface WireWebhookEndpoint {
  id: string
  object: 'webhook_endpoint'
  created: number
  livemode: false
  status: 'enabled' | 'disabled'
  url: string
  description: string | null
  api_version: string | null
  enabled_events: string[]
  metadata: Metadata
}
