import { classroomPool } from '@tower/contract/matching/slots.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { lockUnassignedSlots, type WaitingSlot } from '../../../matching/slots/lock-unassigned-slots.ts'
import { makeSlots } from '../../../matching/slots/make-slots.ts'
import {
  recordNewPosting,
  recordNewPostings,
  transfer,
  type LedgerFact,
} from '../../ledger/record-posting.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { LiveEvent } from '../../../realtime/announce.ts'
import { fillSlots } from '../tower/fill-slots.ts'
import { uncoverGifts } from '../tower/leave-tower.ts'
import { donorAccount } from './donor-account.ts'
import { applyMint, slotsToFillHole, type DonorTotals } from './mint-rule.ts'
import { totalsOf } from './read-totals.ts'
import { returnSlots } from './return-slots.ts'
import {
  getDonorWithBalance,
  updateDonorTotals,
  type DonorRow,
  type DonorWithBalance,
} from './donor-totals.queries.ts'

export type Mint = {
  donorId: string
  paymentId: string | null
  /** Names in the ledger what fills the reserve: the payment, or the join of two donors. It acts once. */
  cause: string
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
 * Mints what a donor's balance brings: floor(program total / $800) slots per donor. Fills first what the refund
 * reserve paid for earlier, with a waiting slot where the balance is too small, then turns every full $800 into a slot.
 * What is contested the caller holds back afterwards, as slots that were paid for one classroom go there before. The
 * caller has counted what came ({@link countTowardsSlots}) and so holds the donor's row; `counted` is its answer, as
 * long as nothing else was done to the donor. `facts` are not recorded yet but in `counted`, of a donor the reserve paid
 * nothing for: they are recorded in one statement with what is minted.
 */
export async function mintSlots(
  tx: Tx,
  mint: Mint,
  counted?: DonorWithBalance,
  facts: readonly LedgerFact[] = [],
): Promise<SettledGift> {
  const donor = counted ?? (await getDonorWithBalance(tx, mint.donorId))
  const after = applyMint(await giveUpForHole(tx, donor, mint))
  if (after.filledCents > 0) await fillReserve(tx, donor, mint, after.filledCents)
  if (after.mint === 0) await recordNewPostings(tx, facts)
  const minted = after.mint > 0 ? await insertMinted(tx, donor, mint, { count: after.mint, facts }) : []
  const isSame = after.slotsMinted === donor.slots_minted && after.filledCents === 0
  if (!isSame) await updateDonorTotals(tx, { id: donor.id, ...after })
  return {
    minted: minted.map(({ id, number }) => ({ slotId: id, number })),
    programTotalCents: after.programCents,
    slotsMinted: after.slotsMinted,
    progressCents: after.balanceCents,
  }
}

/**
 * What the reserve is owed is filled before a slot waits for a draw: kept out of the pool, a whole slot would wait
 * without an end for a few dollars. It goes back into the balance, from where the hole is filled and the rest counts on.
 */
async function giveUpForHole(tx: Tx, donor: DonorWithBalance, mint: Mint): Promise<DonorTotals> {
  const totals = totalsOf(donor, donor.balance_cents)
  if (totals.reserveHoleCents <= totals.balanceCents) return totals
  const waiting = await lockUnassignedSlots(tx, donor.id)
  const slots = waiting.slice(0, slotsToFillHole(totals, waiting.length))
  if (slots.length === 0) return totals
  await returnSlots(tx, { donor, slots, cause: `hole:${mint.cause}`, at: mint.at })
  await notifyStaff(tx, {
    type: 'slots_given_up',
    title: 'A waiting slot paid what the reserve was owed',
    message: `${slots.length} waiting ${slots.length === 1 ? 'slot' : 'slots'} of a sponsor went back into their balance: the refund reserve was owed ${formatUsd(totals.reserveHoleCents)} for an earlier payment of theirs. What is left counts towards their next slot. Please write to them.`,
    dedupeKey: `slots-given-up:${donor.id}:${mint.cause}`,
  })
  return {
    ...totals,
    slotsMinted: totals.slotsMinted - slots.length,
    balanceCents: totals.balanceCents + slots.length * slotPriceCents,
  }
}

async function fillReserve(tx: Tx, donor: DonorRow, mint: Mint, amountCents: number): Promise<void> {
  await recordNewPosting(tx, {
    kind: 'reserve_filled',
    idempotencyKey: `reserve-filled:${donor.id}:${mint.cause}`,
    at: mint.at,
    ...(mint.paymentId ? { paymentId: mint.paymentId } : {}),
    postings: transfer(donorAccount(donor), { kind: 'refund_reserve' }, amountCents),
  })
  if (donor.kind === 'house') await uncoverGifts(tx, amountCents)
}

type Minting = { count: number; facts: readonly LedgerFact[] }

async function insertMinted(
  tx: Tx,
  donor: DonorRow,
  mint: Mint,
  { count, facts }: Minting,
): Promise<WaitingSlot[]> {
  const slots = await makeSlots(
    tx,
    {
      donorId: donor.id,
      count,
      paymentId: mint.paymentId,
      poolId: classroomPool,
      origin: donor.kind === 'person' ? 'donor' : donor.kind,
      at: mint.at,
    },
    eventsOfMint(donor, count),
  )
  const minted: LedgerFact = {
    kind: 'slots_minted',
    idempotencyKey: `mint:${donor.id}:${slots[0]?.ordinal}`,
    at: mint.at,
    ...(mint.paymentId ? { paymentId: mint.paymentId } : {}),
    ...(slots[0] && count === 1 ? { slotId: slots[0].id } : {}),
    postings: [
      { account: donorAccount(donor), amountCents: -count * slotPriceCents },
      ...slots.map(({ id }) => ({
        account: { kind: 'slot' as const, ownerId: id },
        amountCents: slotPriceCents,
      })),
    ],
  }
  await recordNewPostings(tx, [...facts, minted])
  if (donor.kind === 'house')
    await fillSlots(
      tx,
      slots.map(({ id }) => id),
    )
  return slots
}

function eventsOfMint(donor: DonorRow, count: number): LiveEvent[] {
  const minted = { topic: 'slot.minted', payload: { count } } as const
  return [
    { ...minted, audience: 'staff' },
    ...(donor.user_id === null ? [] : [{ ...minted, audience: { userId: donor.user_id } }]),
  ]
}
