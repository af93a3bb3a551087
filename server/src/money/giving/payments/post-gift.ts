import { generalFundSplit, splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../minting/donor-account.ts'
import type { DonorWithBalance } from '../minting/donor-totals.queries.ts'
import { lockHeldOf } from '../minting/hold-back.ts'
import { countTowardsSlots, mintSlots, type SettledGift } from '../minting/settle-towards-slots.ts'
import { addToRaised, type RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import { recordNewPosting, type Posting } from '../../ledger/record-posting.ts'
import { prospectAccount } from '../subscriptions/prospect-account.ts'
import { lockHouseDonor, type Donor } from '../donors/donors.queries.ts'
import { matchHouseSlots } from '../matching-fund/match-house-slots.ts'
import { insertShares } from './payments.queries.ts'

export type Gift = {
  paymentId: string
  /** The caller holds the row. */
  donor: Donor
  destination: string
  amountCents: number
  feeCoverCents: number
  /** One prospect, where the gift is not for the athletes' fund. */
  raisedFor?: RaisedFor | undefined
  at: Date
}

export type PostedGift = {
  /** Something is contested, missing or held of whom it counts for: what is held must be worked out anew. */
  hasHolds: boolean
  /** Whom it counts for, as they stand with it. */
  counted: DonorWithBalance | undefined
}

const nothingMinted: SettledGift = { minted: [], programTotalCents: 0, slotsMinted: 0, progressCents: 0 }

/**
 * Puts a gift where it belongs, as one fact from the payment provider's side, and counts it. Nothing is minted yet:
 * what of it went back before we heard of it never becomes a slot. {@link mintGift} comes afterwards.
 */
export function postGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  switch (gift.destination) {
    case 'classrooms':
      return postProgramGift(tx, gift)
    case 'project':
      return postGeneralGift(tx, gift)
    case 'prospects':
      return postProspectGift(tx, gift)
    default:
      throw new Error(`a gift to ${gift.destination} has no rule`)
  }
}

/**
 * Mints what a posted gift brings. Answers what it brought its own donor: nothing but a program gift brings slots to
 * a person. The caller holds back what is contested, once slots paid for one classroom are there. `counted` is what
 * {@link postGift} answered, unless something has changed the donor since.
 */
export async function mintGift(tx: Tx, gift: Gift, counted?: DonorWithBalance): Promise<SettledGift> {
  const { paymentId, at } = gift
  if (gift.destination === 'prospects') return nothingMinted
  const donor =
    counted ?? (gift.destination === 'project' ? await lockHouseDonor(tx, 'house', at) : gift.donor)
  const settled = await mintSlots(tx, { donorId: donor.id, paymentId, cause: paymentId, at }, counted)
  if (donor.kind === 'house') {
    await matchHouseSlots(tx, { paymentId, houseSlots: settled.minted.length, at })
  }
  return gift.destination === 'classrooms' ? settled : nothingMinted
}

async function postProgramGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { donor, amountCents } = gift
  const hasHolds = await lockHeldOf(tx, asKind(donor))
  await recordArrival(tx, gift, [{ account: donorAccount(asKind(donor)), amountCents }])
  return { hasHolds, counted: await countTowardsSlots(tx, { donorId: donor.id, amountCents }) }
}

async function postGeneralGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const shares = splitGeneralFund(gift.amountCents)
  await insertShares(tx, { paymentId: gift.paymentId, shares, version: generalFundSplit.version })
  const house = await lockHouseDonor(tx, 'house', gift.at)
  const hasHolds = await lockHeldOf(tx, asKind(house))
  await recordArrival(tx, gift, [
    { account: donorAccount(asKind(house)), amountCents: shares.classrooms },
    { account: { kind: 'fund_prospects' }, amountCents: shares.prospects },
    { account: { kind: 'fund_smbs' }, amountCents: shares.smbs },
    { account: { kind: 'fund_operations' }, amountCents: shares.operations },
  ])
  const counted = await countTowardsSlots(tx, { donorId: house.id, amountCents: shares.classrooms })
  return { hasHolds, counted }
}

async function postProspectGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { amountCents, raisedFor } = gift
  if (raisedFor) await addToRaised(tx, { ...raisedFor, amountCents })
  await recordArrival(tx, gift, [{ account: prospectAccount(raisedFor), amountCents }])
  return { hasHolds: false, counted: undefined }
}

async function recordArrival(tx: Tx, gift: Gift, sides: Posting[]): Promise<void> {
  const cover: Posting = { account: { kind: 'fee_cover' }, amountCents: gift.feeCoverCents }
  const total = gift.amountCents + gift.feeCoverCents
  await recordNewPosting(tx, {
    kind: 'payment_in',
    idempotencyKey: `payment:${gift.paymentId}`,
    at: gift.at,
    paymentId: gift.paymentId,
    postings: [{ account: { kind: 'processor' as const }, amountCents: -total }, ...sides, cover].filter(
      ({ amountCents }) => amountCents !== 0,
    ),
  })
}

function asKind(donor: Donor): Donor & { kind: 'person' | 'house' | 'matching' } {
  return donor as Donor & { kind: 'person' | 'house' | 'matching' }
}
