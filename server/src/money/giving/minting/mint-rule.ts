import { slotPriceCents } from '@tower/contract/money.ts'

export type DonorTotals = {
  programCents: number
  reserveHoleCents: number
  /** What the reserve paid for good, for payments of guests. */
  absorbedCents: number
  slotsMinted: number
  balanceCents: number
}

/**
 * How many waiting slots go back into the balance to fill what the refund reserve paid for the donor's own payments. Only
 * a join leaves slots waiting beside a hole: had both been one donor, the refund would have taken them.
 */
export function slotsToFillHole(
  { reserveHoleCents, balanceCents }: Pick<DonorTotals, 'reserveHoleCents' | 'balanceCents'>,
  waitingSlots: number,
): number {
  const short = Math.max(0, reserveHoleCents - balanceCents)
  return Math.min(waitingSlots, Math.ceil(short / slotPriceCents))
}

/** What the balance does when a gift was put into it: it fills the hole the refund reserve paid for, then mints. */
export function applyMint(totals: DonorTotals): DonorTotals & { filledCents: number; mint: number } {
  const filledCents = Math.min(totals.balanceCents, totals.reserveHoleCents)
  const balance = totals.balanceCents - filledCents
  const mint = Math.floor(balance / slotPriceCents)
  return {
    ...totals,
    reserveHoleCents: totals.reserveHoleCents - filledCents,
    slotsMinted: totals.slotsMinted + mint,
    balanceCents: balance - mint * slotPriceCents,
    filledCents,
    mint,
  }
}

/** A refund of a program gift. Of a guest's, `reachCents` is all it may take from balance and waiting slots. */
export type GiftRefund = { amountCents: number; guest?: { reachCents: number } | undefined }

/** Whence a refund is paid. */
export type RefundTaken = {
  voidSlots: number
  fromDonorCents: number
  fromReserveCents: number
  /** Of what the reserve paid: beyond guests' reach, for slots that guests gave to classrooms of their choice. */
  givenAwayCents: number
}

/**
 * What a refund takes back, in this order: the balance not yet a slot, then the newest unassigned slots
 * (as many as needed), then the refund reserve for what classrooms already have. What the reserve pays is a hole in
 * the account of whoever paid; for a guest it is paid for good.
 */
export function applyWithdrawal(
  totals: DonorTotals,
  { amountCents, guest }: GiftRefund,
  unassignedSlots: number,
): DonorTotals & RefundTaken {
  const wantedCents = Math.min(amountCents, guest?.reachCents ?? amountCents)
  const short = Math.max(0, wantedCents - totals.balanceCents)
  const voidSlots = Math.min(unassignedSlots, Math.ceil(short / slotPriceCents))
  const available = totals.balanceCents + voidSlots * slotPriceCents
  const fromDonorCents = Math.min(available, wantedCents)
  const fromReserveCents = amountCents - fromDonorCents
  return {
    programCents: totals.programCents - amountCents,
    reserveHoleCents: totals.reserveHoleCents + (guest ? 0 : fromReserveCents),
    absorbedCents: totals.absorbedCents + (guest ? fromReserveCents : 0),
    slotsMinted: totals.slotsMinted - voidSlots,
    balanceCents: available - fromDonorCents,
    voidSlots,
    fromDonorCents,
    fromReserveCents,
    givenAwayCents: amountCents - wantedCents,
  }
}
