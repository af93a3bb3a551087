import { randomUUID } from 'node:crypto'
import { hourMs } from '@tower/contract/durations.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findByLink } from './find-by-link.ts'
import { countCardWishes, insertCardWish } from './monthly-cards.queries.ts'
import { findSponsorshipForUpdate } from './sponsorships.queries.ts'

/** A form that takes cards without charging them is what thieves try cards out with. */
const mostAnHour = 6

/**
 * Opens the provider's form for another card, for whoever holds a link of the gift's receipts. The card is charged from
 * then on when the provider tells that it was given.
 */
export async function startCardChange(
  services: Services,
  { link }: { link: string },
): Promise<{ url: string }> {
  const { database, clock, config } = services
  const at = clock.now()
  const { cardChangeId, subscriptionId } = await database.transaction((tx) => writeWish(tx, link, at))
  const back = `${siteOrigin(config)}${paths.monthlyGift}?link=${encodeURIComponent(link)}`
  try {
    const { url } = await services.payments.subscriptions.openCardForm({
      subscriptionId,
      cardChangeId,
      successUrl: `${back}&changed=card`,
      cancelUrl: back,
      idempotencyKey: `monthly-card-${cardChangeId}`,
    })
    return { url }
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('server.unavailable')
    if (!(error instanceof PaymentsRefused)) throw error
    services.log.error({ subscriptionId, reason: error.reason }, 'the card of a monthly gift was not changed')
    throw new Refusal('sponsorships.change_failed')
  }
}

async function writeWish(tx: Tx, link: string, at: Date) {
  const { checkout_id: checkoutId } = await findByLink(tx, link, at)
  // Locked: wishes at once are counted one after the other.
  const gift = await findSponsorshipForUpdate(tx, checkoutId)
  if (!gift || gift.state === 'ended') throw new Refusal('sponsorships.ended')
  const subscriptionId = gift.provider_subscription_id
  if (subscriptionId === null) throw new Refusal('sponsorships.change_failed')
  const wishes = await countCardWishes(tx, gift.id, new Date(at.getTime() - hourMs))
  if (wishes >= mostAnHour) throw new Refusal('sponsorships.too_many_cards')
  const cardChangeId = randomUUID()
  await insertCardWish(tx, { id: cardChangeId, sponsorshipId: gift.id, at })
  return { cardChangeId, subscriptionId }
}
