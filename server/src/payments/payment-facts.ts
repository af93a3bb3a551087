/** What the provider says about checkouts, payments, refunds and disputes, in the product's words. Amounts are cents. */

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

export interface SettledPayment {
  paymentId: string
  checkoutId: string | null
  /** False for one that is still on its way, or failed: nothing of it has arrived. */
  isSettled: boolean
  amountCents: number
  refundedCents: number
  disputed: boolean
  currency: string
  /** When the payment was begun, which may be long before anybody paid. */
  createdAt: Date
  /** When the payer was charged: the day of the gift. */
  chargedAt: Date
  livemode: boolean
  customerRef: string | null
  email: string | null
  /** Whose name was typed on the payment page; null where none was, and where the provider did not say. */
  name: string | null
  /** The card it was paid with; null of other ways, and where the provider did not say. */
  card: CardFacts | null
  metadata: Record<string, string>
}

/** What the owner of a card knows it by. */
export interface CardFacts {
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** `none` also where every charge was turned down. */
export type FoundCharge = { state: 'succeeded'; payment: SettledPayment } | { state: 'pending' | 'none' }

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'

export interface ProviderRefund {
  refundId: string
  paymentId: string
  amountCents: number
  currency: string
  /** Only `succeeded` moved money for good; even that may still turn into `failed` when the bank sends it back. */
  status: RefundStatus
  /** The provider's code, for example `lost_or_stolen_card`. */
  failureReason: string | null
  /** The wish of ours it fulfils; null for one that was made at the provider. */
  requestName: string | null
  createdAt: Date
}

export interface ProviderDispute {
  disputeId: string
  paymentId: string
  amountCents: number
  currency: string
  /** Where the money stands; a lost one may be opened again by an appeal, and won after all. */
  state: 'open' | 'won' | 'lost'
  /** The provider's own word for it. */
  providerStatus: string
  /** The bank only asks: no money was taken, and none will be unless it becomes a dispute. */
  isInquiry: boolean
  /** Every time it moved our balance, each under the name it has among the balance's movements. They only grow. */
  movements: DisputeMovement[]
  /** What the provider has taken from our balance for it, less what it gave back. */
  withdrawnCents: number
  /** What the provider charged for it, less what it gave back. */
  feeCents: number
  createdAt: Date
  /** Until when an answer is taken; null where none is. */
  evidenceDueAt: Date | null
}

export interface DisputeMovement {
  movementId: string
  /** Below zero what was taken. */
  amountCents: number
  feeCents: number
  currency: string
  createdAt: Date
}
