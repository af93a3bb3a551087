import { classroomPool } from '@tower/contract/matching/slots.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import { recordPosting, transfer } from '../../money/ledger/record-posting.ts'
import { announce } from '../../realtime/announce.ts'
import { donorAccount } from './donor-account.ts'
import { applyGift } from './mint-rule.ts'
import {
  getDonorForUpdate,
  insertSlots,
  updateDonorTotals,
  type DonorRow,
  type WaitingSlot,
} from './slots.queries.ts'

export type ProgramGift = {
  donorId: string
  paymentId: string | null
  /** What was just posted into the donor's account ({@link donorAccount}), in cents. */
  amountCents: number
  at: Date
}

export type SettledGift = {
  minted: { slotId: string; number: number }[]
  programTotalCents: number
  slotsMinted: number
  /** Cents towards the next slot. */
  progressCents: number
}

/**
 * Counts a program gift and mints what it brings: floor(program total / $800) slots per donor.
 * The caller has posted the gift into the donor's account in the same transaction; this locks the donor's row,
 * fills what the refund reserve paid for earlier, and turns every full $800 into a slot.
 */
export async function settleTowardsSlots(tx: Tx, gift: ProgramGift): Promise<SettledGift> {
  const donor = await getDonorForUpdate(tx, gift.donorId)
  const balance = await balanceOf(tx, donorAccount(donor))
  const after = applyGift(
    {
      programCents: donor.program_cents,
      reserveHoleCents: donor.reserve_hole_cents,
      slotsMinted: donor.slots_minted,
      balanceCents: balance - gift.amountCents,
    },
    gift.amountCents,
  )
  if (after.filledCents > 0) await fillReserve(tx, donor, gift, after.filledCents)
  const minted = after.mint > 0 ? await mintSlots(tx, donor, gift, after.mint) : []
  await updateDonorTotals(tx, { id: donor.id, ...after })
  return {
    minted: minted.map(({ id, number }) => ({ slotId: id, number })),
    programTotalCents: after.programCents,
    slotsMinted: after.slotsMinted,
    progressCents: after.balanceCents,
  }
}

async function fillReserve(tx: Tx, donor: DonorRow, gift: ProgramGift, amountCents: number): Promise<void> {
  await recordPosting(tx, {
    kind: 'reserve_filled',
    idempotencyKey: `reserve-filled:${donor.id}:${donor.program_cents}:${gift.paymentId ?? 'fund'}`,
    at: gift.at,
    ...(gift.paymentId ? { paymentId: gift.paymentId } : {}),
    postings: transfer(donorAccount(donor), { kind: 'refund_reserve' }, amountCents),
  })
}

async function mintSlots(tx: Tx, donor: DonorRow, gift: ProgramGift, count: number): Promise<WaitingSlot[]> {
  const slots = await insertSlots(tx, {
    donorId: donor.id,
    count,
    paymentId: gift.paymentId,
    poolId: classroomPool,
    origin: donor.kind === 'person' ? 'donor' : donor.kind,
    at: gift.at,
  })
  await recordPosting(tx, {
    kind: 'slots_minted',
    idempotencyKey: `mint:${donor.id}:${slots[0]?.ordinal}`,
    at: gift.at,
    ...(gift.paymentId ? { paymentId: gift.paymentId } : {}),
    ...(slots[0] && count === 1 ? { slotId: slots[0].id } : {}),
    postings: [
      { account: donorAccount(donor), amountCents: -count * slotPriceCents },
      ...slots.map(({ id }) => ({
        account: { kind: 'slot' as const, ownerId: id },
        amountCents: slotPriceCents,
      })),
    ],
  })
  await announceMint(tx, donor, count)
  return slots
}

async function announceMint(tx: Tx, donor: DonorRow, count: number): Promise<void> {
  await announce(tx, { topic: 'slot.minted', audience: 'staff', payload: { count } })
  if (donor.user_id)
    await announce(tx, { topic: 'slot.minted', audience: { userId: donor.user_id }, payload: { count } })
}
