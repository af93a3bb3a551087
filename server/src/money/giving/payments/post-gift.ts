import { generalFundSplit, splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../../../matching/slots/donor-account.ts'
import { settleTowardsSlots, type SettledGift } from '../../../matching/slots/settle-towards-slots.ts'
import { addToRaised, type RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import { recordPosting, type Posting } from '../../ledger/record-posting.ts'
import { prospectAccount } from '../subscriptions/prospect-account.ts'
import { lockHouseDonor, type Donor } from '../donors/donors.queries.ts'
import { matchHouseSlots } from '../matching-fund/match-house-slots.ts'
import { insertShares } from './payments.queries.ts'

export type Gift = {
  paymentId: string
  donor: Donor
  destination: string
  amountCents: number
  feeCoverCents: number
  /** One prospect, where the gift is not for the athletes' fund. */
  raisedFor?: RaisedFor | undefined
  at: Date
}

const nothingMinted: SettledGift = { minted: [], programTotalCents: 0, slotsMinted: 0, progressCents: 0 }

/**
 * Puts a gift where it belongs, as one fact from the payment provider's side, and mints what it brings.
 * Answers what it brought its own donor: nothing but a program gift brings slots to a person.
 */
export function postGift(tx: Tx, gift: Gift): Promise<SettledGift> {
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

async function postProgramGift(tx: Tx, gift: Gift): Promise<SettledGift> {
  await recordArrival(tx, gift, [
    { account: donorAccount(asKind(gift.donor)), amountCents: gift.amountCents },
  ])
  const settled = await settleTowardsSlots(tx, {
    donorId: gift.donor.id,
    paymentId: gift.paymentId,
    amountCents: gift.amountCents,
    at: gift.at,
  })
  if (gift.donor.kind === 'house')
    await matchHouseSlots(tx, { paymentId: gift.paymentId, houseSlots: settled.minted.length, at: gift.at })
  return settled
}

async function postGeneralGift(tx: Tx, gift: Gift): Promise<SettledGift> {
  const shares = splitGeneralFund(gift.amountCents)
  await insertShares(tx, { paymentId: gift.paymentId, shares, version: generalFundSplit.version })
  const house = await lockHouseDonor(tx, 'house', gift.at)
  await recordArrival(tx, gift, [
    { account: donorAccount(asKind(house)), amountCents: shares.classrooms },
    { account: { kind: 'fund_prospects' }, amountCents: shares.prospects },
    { account: { kind: 'fund_smbs' }, amountCents: shares.smbs },
    { account: { kind: 'fund_operations' }, amountCents: shares.operations },
  ])
  const settled = await settleTowardsSlots(tx, {
    donorId: house.id,
    paymentId: gift.paymentId,
    amountCents: shares.classrooms,
    at: gift.at,
  })
  await matchHouseSlots(tx, { paymentId: gift.paymentId, houseSlots: settled.minted.length, at: gift.at })
  return nothingMinted
}

async function postProspectGift(tx: Tx, gift: Gift): Promise<SettledGift> {
  const { amountCents, raisedFor } = gift
  if (raisedFor) await addToRaised(tx, { ...raisedFor, amountCents })
  await recordArrival(tx, gift, [{ account: prospectAccount(raisedFor), amountCents }])
  return nothingMinted
}

async function recordArrival(tx: Tx, gift: Gift, sides: Posting[]): Promise<void> {
  const cover: Posting = { account: { kind: 'fee_cover' }, amountCents: gift.feeCoverCents }
  const total = gift.amountCents + gift.feeCoverCents
  await recordPosting(tx, {
    kind: 'payment_in',
    idempotencyKey: `payment:${gift.paymentId}`,
    at: gift.at,
    paymentId: gift.paymentId,
    postings: [{ account: { kind: 'processor' as const }, amountCents: -total }, ...sides, cover].filter(
      ({ amountCents }) => amountCents !== 0,
    ),
  })
}

function asKind(donor: Donor): { id: string; kind: 'person' | 'house' | 'matching' } {
  return donor as { id: string; kind: 'person' | 'house' | 'matching' }
}
