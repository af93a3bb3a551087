import type { CardEvent } from '../../payments/card-events.ts'
import { InvalidSignature } from '../../payments/payments.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { waitWithin } from '../../wait-within.ts'
import type { TakenEvent } from '../cards/allowances/take-card-event.ts'
import { endCardsThatClose } from '../cards/one-time/end-cards-that-close.ts'
import { applyCardEvent } from './apply-card-event.ts'

export type CardWebhook = { rawBody: Buffer; signature: string | undefined }

/** The issuer waits two seconds at the till; what is not known by then is a no. */
const decidesWithinMs = 1_500

/**
 * Takes one signed event of the card issuer. Returning means its effect is committed: only then may the issuer hear of it.
 * A purchase that asks is told yes or no in time, whatever becomes of the database.
 */
export async function receiveCardEvent(
  services: Services,
  webhook: CardWebhook,
): Promise<{ approved: boolean } | { received: true }> {
  const event = readEvent(services, webhook)
  const taking = applyCardEvent(services, event)
  if (event.kind === 'authorization_requested') return { approved: await decideInTime(services, taking) }
  const { effects } = await taking
  await endCardsThatClose(
    services,
    effects.map(({ allowanceId }) => allowanceId),
  )
  return { received: true }
}

function readEvent(services: Services, { rawBody, signature }: CardWebhook): CardEvent {
  try {
    return services.cardIssuer.parseEvent(rawBody, signature, services.clock.now())
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error
    // Signed rightly, yet unreadable: the issuer changed something, or we did.
    if (error.cause) services.log.error({ err: error }, 'a signed event of a card could not be read')
    throw new Refusal('cards.wrong_signature')
  }
}

/** A yes that comes too late is taken back by the event that tells how the purchase was decided. */
async function decideInTime({ log }: Services, taking: Promise<TakenEvent>): Promise<boolean> {
  try {
    const { approved = false } = await waitWithin(taking, {
      ms: decidesWithinMs,
      late: (ms) => `no decision within ${ms} ms`,
    })
    return approved
  } catch (error) {
    log.error({ err: error }, 'a purchase by card was refused because it could not be decided')
    return false
  }
}
