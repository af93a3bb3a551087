import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import { PaymentsRefused } from '../../../payments/payments.ts'
import type { Services } from '../../../services.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findReaderWords } from '../donors/readers.queries.ts'
import { getNewestCard, keepCardInForce, keepGivenCard } from './monthly-cards.queries.ts'
import { monthlyGiftLink } from './monthly-link.ts'
import { findLastAddress, findSponsorshipForUpdate, getRequestedGift } from './sponsorships.queries.ts'

/** A card that the provider charges from now on. */
export type CardInForce = { id: string; checkoutId: string; brand: string | null; last4: string | null }

/**
 * Has a monthly gift charged to the card that its giver handed to the provider. Events of two forms may overtake each
 * other: what is charged in the end is the card given last. Undefined where there is nothing to tell anybody.
 */
export async function chargeGivenCard(
  services: Services,
  { cardChangeId, formRef, createdAt }: Extract<PaymentEvent, { kind: 'card_given' }>,
): Promise<CardInForce | undefined> {
  const { database, payments } = services
  const id = Id.safeParse(cardChangeId)
  const card = id.success ? await payments.subscriptions.readGivenCard(formRef) : undefined
  if (!id.success || !card) return undefined
  const gift = await database.transaction((tx) => keepGivenCard(tx, { id: id.data, card, at: createdAt }))
  if (!gift) return undefined
  try {
    const newest = await chargeNewest(services, gift)
    return newest.id === id.data ? { ...newest, checkoutId: gift.checkoutId } : undefined
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    // Ended meanwhile: no month comes any more that a card could be charged for.
    services.log.warn(
      { subscriptionId: gift.subscriptionId, reason: error.reason },
      'a given card was not taken',
    )
    return undefined
  }
}

/** Until the card told last is still the newest: whoever told of a newer one meanwhile may have been faster. */
async function chargeNewest(
  { database, payments }: Services,
  { sponsorshipId, subscriptionId }: { sponsorshipId: string; subscriptionId: string },
) {
  for (;;) {
    const newest = await database.read((tx) => getNewestCard(tx, sponsorshipId))
    await payments.subscriptions.useCard(subscriptionId, newest.card_ref)
    const after = await database.read((tx) => getNewestCard(tx, sponsorshipId))
    if (after.id === newest.id) return newest
  }
}

/** Writes down that the card is charged, and tells the giver, once; they hear of it even if somebody else has their link. */
export async function keepMonthlyCard(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { card, at }: { card: CardInForce; at: Date },
): Promise<'applied' | 'repeated'> {
  const gift = await findSponsorshipForUpdate(tx, card.checkoutId)
  if (!gift || !(await keepCardInForce(tx, card.id, at))) return 'repeated'
  await writeAudit(tx, {
    at,
    actorId: null,
    action: 'giving.change_monthly_card',
    targetKind: 'sponsorship',
    targetId: gift.id,
  })
  const requested = await getRequestedGift(tx, gift.checkout_id)
  const to = await findGiversAddress(tx, requested, { email: (await findLastAddress(tx, gift.id)) ?? null })
  if (to === null) return 'applied'
  const { name: giverName, language: locale } = await findReaderWords(tx, to, requested)
  await queueSealedMail(services, tx, {
    dedupeKey: `monthly-card:${card.id}`,
    to,
    template: 'monthly_card_changed',
    locale,
    params: { giverName, last4: card.last4, monthlyPath: monthlyGiftLink(gift, at) },
  })
  return 'applied'
}
