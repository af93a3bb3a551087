import type { CardAuthorization, CardEvent, CardTransaction } from './card-events.ts'

/**
 * What the product asks of whoever issues cards, in the product's words. Nothing here knows Stripe: operations depend on
 * this port, `vendors/stripe/stripe-card-issuer.ts` fulfils it. Failures are `PaymentsRefused` and `PaymentsUnavailable`,
 * as of payments. All amounts are integers in US cents.
 */
export interface CardIssuer {
  /** Whether cards are issued at all; where not, nothing else is asked. */
  isOffered: boolean
  /** Issues a virtual card that can't spend more than its amount. The same `cardId` gives the same card again. */
  issueCard(request: CardRequest): Promise<IssuedCard>
  /** The numbers of a card. Nobody keeps them. */
  revealCard(issuerCardId: string): Promise<CardNumbers>
  /** Ends a card for good; one that is ended stays so. */
  cancelCard(issuerCardId: string): Promise<void>
  /** What became of a card's purchases since then, the oldest first: for what was never told, or told to nobody. */
  readHistory(issuerCardId: string, since: Date): Promise<CardHistory>
  /**
   * Reads a signed webhook body.
   * @throws {InvalidSignature} when no secret fits, the signature is older than 300 s, or the body is unreadable
   */
  parseEvent(rawBody: Buffer, signatureHeader: string | undefined, now?: Date): CardEvent
  /** What has to stand in the head of the answer to a purchase that asks for approval. */
  answerHeaders: Readonly<Record<string, string>>
}

export interface CardRequest {
  /** Our own id of what is set aside; stands with the card at the issuer. */
  cardId: string
  amountCents: number
}

/** Purchases as they stand now, and the money that was moved for them. */
export interface CardHistory {
  authorizations: readonly CardAuthorization[]
  transactions: readonly CardTransaction[]
}

export interface IssuedCard {
  issuerCardId: string
  last4: string
  expMonth: number
  expYear: number
}

/** Shown to whoever asked for the card, once. */
export interface CardNumbers {
  pan: string
  cvc: string
}
