import { dayMs } from '@tower/contract/durations.ts'
import type { CardHistory } from '../../payments/card-issuer.ts'
import type { CardEvent } from '../../payments/card-events.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { type CardToAsk, listCardsToAsk } from '../cards/allowances/list-cards-to-ask.ts'
import { endCardsThatClose } from '../cards/one-time/end-cards-that-close.ts'
import { applyCardEvent } from './apply-card-event.ts'

/** So long after a card closed a merchant may still take money or give it back. */
const lateDays = 30
const cardsAtOnce = 100

/**
 * Asks the issuer what became of cards that may still be used. It delivers an event for three days and then no more: what
 * was told to nobody is applied here, once, as if it had been told.
 */
export async function reconcileCards(services: Services): Promise<void> {
  if (!services.cardIssuer.isOffered) return
  const closedSince = new Date(services.clock.now().getTime() - lateDays * dayMs)
  const failed: unknown[] = []
  let after = ''
  let cards: CardToAsk[]
  do {
    cards = await listCardsToAsk(services, { closedSince, after, limit: cardsAtOnce })
    // A card that can't be asked about keeps no other one waiting.
    await workThrough(services, cards, (card) => reconcileCard(services, card)).catch((error: unknown) =>
      failed.push(error),
    )
    after = cards.at(-1)?.id ?? ''
  } while (cards.length === cardsAtOnce)
  if (failed.length > 0) throw new AggregateError(failed, 'the issuer could not be asked about every card')
}

async function reconcileCard(services: Services, { id, since }: CardToAsk): Promise<void> {
  // Known before it is asked: what is told meanwhile is newer.
  const toldAt = services.clock.now()
  const history = await services.cardIssuer.readHistory(id, since)
  const ended: string[] = []
  for (const event of eventsOf(history, toldAt)) {
    const { effects } = await applyCardEvent(services, event)
    if (effects.some(({ moved }) => moved !== 'settled'))
      services.log.warn({ issuerCardId: id, eventId: event.eventId }, 'the issuer never told of a purchase')
    ended.push(...effects.map(({ allowanceId }) => allowanceId))
  }
  await endCardsThatClose(services, ended)
}

/** A purchase comes before its money, so that the money finds what it was set aside from. */
function eventsOf({ authorizations, transactions }: CardHistory, createdAt: Date): CardEvent[] {
  return [
    ...authorizations.map((authorization): CardEvent => {
      const { authorizationId, state, amountCents, isApproved } = authorization
      const stands = `${isApproved ? state : 'declined'}:${amountCents}`
      return {
        ...{ eventId: `asked:${authorizationId}:${stands}`, createdAt },
        ...{ kind: 'authorization_changed', authorization },
      }
    }),
    ...transactions.map((transaction): CardEvent => ({
      ...{ eventId: `asked:${transaction.transactionId}`, createdAt },
      ...{ kind: 'transaction', transaction },
    })),
  ]
}
