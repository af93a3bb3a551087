import type { SandboxContext } from '../context.ts'
import type { IssuingControls } from './issuing-controls.ts'
import {
  type AskApproval,
  authorizeCard,
  captureAuthorization,
  endAuthorization,
  refundPurchase,
} from './issuing-moves.ts'

/** The controls of issued cards in this process. */
export function driveIssuing(context: SandboxContext, ask: AskApproval): IssuingControls {
  return {
    async authorizeCard(cardId, purchase) {
      const { change, ...outcome } = await authorizeCard(context, ask, cardId, purchase)
      context.commit(change)
      return outcome
    },
    async captureAuthorization(authorizationId, capture) {
      const { change, transactionId } = captureAuthorization(context, authorizationId, capture)
      context.commit(change)
      return { transactionId }
    },
    endAuthorization: async (authorizationId, status) =>
      context.commit(endAuthorization(context, authorizationId, status)),
    async refundPurchase(authorizationId, amountCents) {
      const { change, transactionId } = refundPurchase(context, authorizationId, amountCents)
      context.commit(change)
      return { transactionId }
    },
    listIssuedCards: async () =>
      Array.from(context.tables.issuedCards.values(), ({ id, last4, status, metadata }) => ({
        id,
        last4,
        status,
        metadata,
      })),
    listPurchases: async () =>
      Array.from(
        context.tables.cardAuthorizations.values(),
        ({ id, card, amount, approved, status, merchant_data }) => ({
          id,
          cardId: card.id,
          last4: card.last4,
          merchant: merchant_data.name,
          amountCents: amount,
          approved,
          status,
        }),
      ),
  }
}
