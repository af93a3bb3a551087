import { slotPriceCents } from '@tower/contract/money.ts'

export type DonorTotals = {
  programCents: number
  reserveHoleCents: number
  slotsMinted: number
  balanceCents: number
}

/** What a new program gift does: fills the hole the refund reserve paid for, then mints as many slots as the balance holds. */
export function applyGift(
  totals: DonorTotals,
  amountCents: number,
): DonorTotals & { filledCents: number; mint: number } {
  const filledCents = Math.min(amountCents, totals.reserveHoleCents)
  const balance = totals.balanceCents + amountCents - filledCents
  const mint = Math.floor(balance / slotPriceCents)
  return {
    programCents: totals.programCents + amountCents,
    reserveHoleCents: totals.reserveHoleCents - filledCents,
    slotsMinted: totals.slotsMinted + mint,
    balanceCents: balance - mint * slotPriceCents,
    filledCents,
    mint,
  }
}

/**
 * What a refund takes back, in this order: the balance not yet a slot, then the newest unassigned slots
 * (as many as needed), then the refund reserve for what classrooms already have.
 */
export function applyRefund(
  totals: DonorTotals,
  amountCents: number,
  unassignedSlots: number,
): DonorTotals & { voidSlots: number; fromDonorCents: number; fromReserveCents: number } {
  const short = Math.max(0, amountCents - totals.balanceCents)
  const voidSlots = Math.min(unassignedSlots, Math.ceil(short / slotPriceCents))
  const available = totals.balanceCents + voidSlots * slotPriceCents
  const fromDonorCents = Math.min(available, amountCents)
  const fromReserveCents = amountCents - fromDonorCents
  return {
    programCents: totals.programCents - amountCents,
    reserveHoleCents: totals.reserveHoleCents + fromReserveCents,
    slotsMinted: totals.slotsMinted - voidSlots,
    balanceCents: available - fromDonorCents,
    voidSlots,
    fromDonorCents,
    fromReserveCents,
  }
}
