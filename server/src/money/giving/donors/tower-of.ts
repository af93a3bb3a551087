import { slotPriceCents } from '@tower/contract/money.ts'

type Totals = {
  program_cents: number
  reserve_hole_cents: number
  absorbed_cents: number
  slots_minted: number
}

export type Tower = { slotsMinted: number; progressCents: number }

/**
 * How far a donor's own tower stands: its slots, and the cents towards the next one. Not the program total over $800:
 * where the refund reserve paid for a classroom's slot the total shrank and the slot stands. What was given is in slots
 * or in the donor's account, so without anything unnamed the progress is that account's balance, to the cent. A slot that
 * the reserve paid for whole, because a guest who typed this address took the money back, is nobody's gift any more.
 */
export function towerOf(donor: Totals, { unnamedCents = 0 } = {}): Tower {
  const { program_cents: programCents, reserve_hole_cents: holeCents, absorbed_cents: absorbedCents } = donor
  const inTowerCents = Math.max(0, programCents + holeCents + absorbedCents - unnamedCents)
  const standing = Math.min(donor.slots_minted, Math.floor(inTowerCents / slotPriceCents))
  const slotsMinted = Math.max(0, standing - Math.floor(absorbedCents / slotPriceCents))
  return { slotsMinted, progressCents: inTowerCents % slotPriceCents }
}
