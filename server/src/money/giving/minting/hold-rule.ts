import { slotPriceCents } from '@tower/contract/money.ts'

/** A donor's program money as the rule of holding back sees it. */
export type Holding = {
  /** Left of payments in open disputes, or about to go back, that the account, or the house, answers for. */
  contestedCents: number
  /** The same of guests' payments. */
  contestedByGuestsCents: number
  /** How far guests' money still reaches into balance and waiting slots ({@link reachOfGuests}). */
  guestsReachCents: number
  reserveHoleCents: number
  balanceCents: number
  waitingSlots: number
}

export type Hold = {
  /** How many of the newest waiting slots stay out of the pool. */
  frozenSlots: number
  /** Cents of slots that guests designated, held because nothing else of the donor's answers for them. */
  heldOfGuestsCents: number
  /** Cents of matched slots held beside. */
  heldCents: number
}

/**
 * How far guests' money reaches what isn't designated: what they gave less what went back to them, and less the
 * slots they gave away, as far as the reserve has not paid for those. A stranger who types somebody's address can take
 * back no more than that.
 */
export function reachOfGuests(guests: {
  netCents: number
  paidForGivenCents: number
  designatedSlots: number
}): number {
  return Math.max(0, guests.netCents + guests.paidForGivenCents - guests.designatedSlots * slotPriceCents)
}

/** What contested and missing money touches: the balance first, then waiting slots, then what classrooms have. */
export function planHold(holding: Holding): Hold {
  const { contestedCents, contestedByGuestsCents, guestsReachCents, balanceCents, waitingSlots } = holding
  const ofGuests = Math.min(contestedByGuestsCents, guestsReachCents)
  const reaching = contestedCents + ofGuests
  const short = Math.max(0, reaching + holding.reserveHoleCents - balanceCents)
  return {
    frozenSlots: Math.min(waitingSlots, Math.ceil(short / slotPriceCents)),
    heldOfGuestsCents: contestedByGuestsCents - ofGuests,
    heldCents: Math.max(0, reaching - balanceCents - waitingSlots * slotPriceCents),
  }
}

export type MatchedSlotHeld = { id: string; ordinal: number; is_of_guest: boolean }

/** Spreads what is held over matched slots, the newest first and $800 at most each; guests' on those they designated. */
export function spreadHold(matched: readonly MatchedSlotHeld[], hold: Hold): Map<string, number> {
  const newestFirst = matched.toSorted((a, b) => b.ordinal - a.ordinal)
  const held = new Map<string, number>()
  const spread = (slots: readonly MatchedSlotHeld[], amountCents: number) => {
    let left = amountCents
    for (const { id } of slots) {
      const before = held.get(id) ?? 0
      const cents = Math.min(left, slotPriceCents - before)
      if (cents > 0) held.set(id, before + cents)
      left -= cents
    }
    if (left > 0) throw new Error(`${left} cents to hold are in no matched slot`)
  }
  spread(
    newestFirst.filter((slot) => slot.is_of_guest),
    hold.heldOfGuestsCents,
  )
  spread(newestFirst, hold.heldCents)
  return held
}
