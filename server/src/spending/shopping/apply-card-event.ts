import type { CardEvent } from '../../payments/card-events.ts'
import type { Services } from '../../services.ts'
import { takeCardEvent, type TakenEvent } from '../cards/allowances/take-card-event.ts'
import { followEffect } from './follow-effect.ts'

/** Applies one event of the card issuer, once, and lets sessions follow it, in one transaction. */
export function applyCardEvent({ database, clock }: Services, event: CardEvent): Promise<TakenEvent> {
  return database.transactionOfMany(async (tx) => {
    const taken = await takeCardEvent(tx, { event, at: clock.now() })
    for (const effect of taken.effects) if (effect.purpose === 'session') await followEffect(tx, effect)
    return taken
  })
}
