import { slotPriceCents } from '@tower/contract/money.ts'

/**
 * One tower as a picture: how full it is, how much of that is the giver's own newest gift, the slots that are full with it,
 * and what of the gift goes on towards the next one.
 */
export type GiftTower = { cents: number; ownCents: number; slots: number; towardsCents: number }

/** The tower a gift alone would build: the last one it touches, full when it ends exactly at its top. */
export function towerBeforeGift(giftCents: number): GiftTower {
  const slots = Math.floor(giftCents / slotPriceCents)
  const rest = giftCents % slotPriceCents
  const cents = rest === 0 && slots > 0 ? slotPriceCents : rest
  return { cents, ownCents: cents, slots, towardsCents: rest }
}

/**
 * The shared tower as a gift would leave it: what lies there already, and what of the gift is less than a slot on top. Where
 * the two reach the top, the full tower is shown, and its slot counts.
 */
export function sharedTowerBeforeGift(giftCents: number, lyingCents: number): GiftTower {
  const alone = towerBeforeGift(giftCents)
  const restCents = giftCents % slotPriceCents
  if (restCents === 0 && giftCents > 0) return alone
  const cents = lyingCents + restCents
  if (cents < slotPriceCents) return { ...alone, cents, ownCents: restCents }
  return {
    cents: slotPriceCents,
    ownCents: slotPriceCents - lyingCents,
    slots: alone.slots + 1,
    towardsCents: cents - slotPriceCents,
  }
}

/**
 * The tower after a gift has arrived. When it finished a slot, that finished tower is shown; what goes on
 * towards the next one is said in words.
 */
export function towerAfterGift(given: {
  giftCents: number
  progressCents: number
  slotsMinted: number
}): Pick<GiftTower, 'cents' | 'ownCents'> {
  const { giftCents, progressCents, slotsMinted } = given
  if (slotsMinted === 0) return { cents: progressCents, ownCents: Math.min(giftCents, progressCents) }
  const inFinishedTower = Math.max(0, giftCents - progressCents)
  return { cents: slotPriceCents, ownCents: Math.min(inFinishedTower, slotPriceCents) }
}
