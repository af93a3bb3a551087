interface EventFacts {
  eventId: string
  createdAt: Date
}

/** Where a card is used, as the network names it. */
export interface Merchant {
  name: string
  url: string | null
}

/** A purchase that asks for approval, or asked. */
export interface CardAuthorization {
  authorizationId: string
  issuerCardId: string
  /** What was approved by then; of one that is asked for, with what is asked for now. */
  amountCents: number
  currency: string
  isApproved: boolean
  state: 'pending' | 'closed' | 'reversed' | 'expired'
  merchant: Merchant
}

/** Somebody pays with the card and waits: the answer decides, and must come within two seconds. */
interface AuthorizationRequestedEvent extends EventFacts {
  kind: 'authorization_requested'
  authorization: CardAuthorization
}

/** A purchase was decided, changed or ended. It is told as it stood then: events overtake each other. */
interface AuthorizationChangedEvent extends EventFacts {
  kind: 'authorization_changed'
  authorization: CardAuthorization
}

/** A merchant took money or gave some back. */
export interface CardTransaction {
  transactionId: string
  authorizationId: string | null
  issuerCardId: string
  kind: 'capture' | 'refund'
  amountCents: number
  happenedAt: Date
}

interface TransactionEvent extends EventFacts {
  kind: 'transaction'
  transaction: CardTransaction
}

/** An event the product has no rule for; `providerType` is the issuer's own name of it. */
interface OtherEvent extends EventFacts {
  kind: 'other'
  providerType: string
}

export type CardEvent =
  AuthorizationRequestedEvent | AuthorizationChangedEvent | TransactionEvent | OtherEvent
