import type { Metadata } from '../objects.ts'
import type { WireAuthorization, WireIssuedCard } from './issuing-objects.ts'
import type { Purchase } from './issuing-moves.ts'

/** What Stripe leaves to merchants and whoever holds an issued card. */
export interface IssuingControls {
  /** Somebody pays with a card; our server is asked, and answers. */
  authorizeCard(cardId: string, purchase: Purchase): Promise<{ authorizationId: string; approved: boolean }>
  /** The merchant takes the money, or as much of it, or more. */
  captureAuthorization(
    authorizationId: string,
    capture?: { amountCents?: number; staysOpen?: boolean },
  ): Promise<{ transactionId: string }>
  /** A purchase ends without money. */
  endAuthorization(authorizationId: string, status: 'reversed' | 'expired'): Promise<void>
  /** The merchant gives some of it back. */
  refundPurchase(authorizationId: string, amountCents: number): Promise<{ transactionId: string }>
  listIssuedCards(): Promise<IssuedCardReport[]>
  listPurchases(): Promise<PurchaseReport[]>
}

export interface IssuedCardReport {
  id: string
  last4: string
  status: WireIssuedCard['status']
  metadata: Metadata
}

export interface PurchaseReport {
  id: string
  cardId: string
  last4: string
  merchant: string
  amountCents: number
  approved: boolean
  status: WireAuthorization['status']
}

/** Their names; the compiler checks that none is missing. */
export const issuingControlNames = {
  authorizeCard: true,
  captureAuthorization: true,
  endAuthorization: true,
  refundPurchase: true,
  listIssuedCards: true,
  listPurchases: true,
} satisfies Record<keyof IssuingControls, true>
