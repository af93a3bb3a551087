import type { Tx } from '../../../database/database.ts'
import type { GivenCard } from '../../../payments/subscriptions.ts'

/** Writes down that a giver wants another card charged. */
export async function insertCardWish(
  tx: Tx,
  { id, sponsorshipId, at }: { id: string; sponsorshipId: string; at: Date },
): Promise<void> {
  await tx.insertInto('monthly_cards').values({ id, sponsorship_id: sponsorshipId, asked_at: at }).execute()
}

/** How often another card was asked for since an instant. */
export async function countCardWishes(tx: Tx, sponsorshipId: string, since: Date): Promise<number> {
  const { wishes } = await tx
    .selectFrom('monthly_cards')
    .select((eb) => eb.fn.countAll<number>().as('wishes'))
    .where('sponsorship_id', '=', sponsorshipId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(wishes)
}

/** Keeps which card was given for a wish, the first time it is told, and answers the gift's subscription. */
export async function keepGivenCard(
  tx: Tx,
  { id, card, at }: { id: string; card: GivenCard; at: Date },
): Promise<{ sponsorshipId: string; checkoutId: string; subscriptionId: string } | undefined> {
  await tx
    .updateTable('monthly_cards')
    .set({ given_at: at, card_ref: card.cardRef, brand: card.brand, last4: card.last4 })
    .where('id', '=', id)
    .where('given_at', 'is', null)
    .execute()
  const gift = await tx
    .selectFrom('monthly_cards')
    .innerJoin('sponsorships', 'sponsorships.id', 'monthly_cards.sponsorship_id')
    .select([
      'sponsorships.id as sponsorshipId',
      'sponsorships.checkout_id as checkoutId',
      'sponsorships.provider_subscription_id as subscriptionId',
    ])
    .where('monthly_cards.id', '=', id)
    .executeTakeFirst()
  return gift?.subscriptionId ? { ...gift, subscriptionId: gift.subscriptionId } : undefined
}

/** The card given last: the one that is to be charged, whichever was told last. */
export function getNewestCard(tx: Tx, sponsorshipId: string) {
  return tx
    .selectFrom('monthly_cards')
    .select(['id', 'card_ref', 'brand', 'last4'])
    .where('sponsorship_id', '=', sponsorshipId)
    .where('given_at', 'is not', null)
    .$narrowType<{ card_ref: string }>()
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The card that a gift is charged to, where its giver changed it. */
export function findCardInForce(
  tx: Tx,
  sponsorshipId: string,
): Promise<{ brand: string; last4: string } | undefined> {
  return tx
    .selectFrom('monthly_cards')
    .select(['brand', 'last4'])
    .where('sponsorship_id', '=', sponsorshipId)
    .where('kept_at', 'is not', null)
    .where('last4', 'is not', null)
    .$narrowType<{ brand: string; last4: string }>()
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The provider charges it from now on; false when that was known. */
export async function keepCardInForce(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('monthly_cards')
    .set({ kept_at: at })
    .where('id', '=', id)
    .where('kept_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
