/** What the product asks of a payment provider about the money it holds for us. Part of the port in `payments.ts`. */
export interface BalanceReports {
  /** Everything that moved our balance at or after `since`, newest first. */
  listBalanceMovements(period: Period): AsyncIterable<BalanceMovement>
  readBalance(): Promise<ProviderBalance>
  /** Money sent to our bank, or to be sent, begun at or after `since`, newest first. */
  listPayouts(period: Period): AsyncIterable<ProviderPayout>
  /** The movements that an itemized payout is made of, its own among them, newest first. */
  listPayoutMovements(payoutId: string): AsyncIterable<BalanceMovement>
}

export type MovementKind =
  | 'charge'
  | 'refund'
  /** Money of a refund that did not arrive came back. */
  | 'refund_failure'
  /** Taken for a dispute. */
  | 'dispute'
  /** Given back for a dispute. */
  | 'dispute_reversal'
  | 'fee'
  | 'payout'
  /** Money of a payout that did not arrive, or was called off, came back. */
  | 'payout_failure'
  | 'adjustment'
  | 'other'

/** The balance changes by `amountCents - feeCents`. */
export interface BalanceMovement {
  movementId: string
  kind: MovementKind
  /** Signed: what leaves the balance is below zero. */
  amountCents: number
  /** What the provider kept for it; below zero where it gave a fee back. */
  feeCents: number
  currency: string
  paymentId: string | null
  /** The provider's name of the charge, refund, dispute or payout it belongs to. */
  sourceId: string | null
  createdAt: Date
}

/** In US dollars. Either may be below zero after refunds and disputes. */
export interface ProviderBalance {
  availableCents: number
  /** Ours, but not to be paid out yet. */
  pendingCents: number
}

export interface ProviderPayout {
  payoutId: string
  amountCents: number
  currency: string
  /** `paid` may still turn into `failed` when our bank sends it back. */
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  createdAt: Date
  /** When it reaches our bank, as far as the provider can say. */
  arrivesAt: Date
  /** Made by the provider's schedule; else by hand, and then the provider doesn't say what it is made of. */
  isAutomatic: boolean
  /** `listPayoutMovements` has all of it. */
  isItemized: boolean
}

export interface Period {
  since: Date
}
