import { generalFundSplit, splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../minting/donor-account.ts'
import type { DonorWithBalance } from '../minting/donor-totals.queries.ts'
import { lockHeldOf, lockHeldOfBoth } from '../minting/hold-back.ts'
import { countTowardsSlots } from '../minting/count-towards-slots.ts'
import { mintSlots, type SettledGift } from '../minting/mint-slots.ts'
import { addToRaised, type RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import { levelGoal } from '../../disbursements/level-goal.ts'
import { recordNewPostings, type LedgerFact, type Posting } from '../../ledger/record-posting.ts'
import { directAccount } from '../direct/direct-account.ts'
import { giveDirectly, type DirectGift } from '../direct/give-directly.ts'
import { deliverPack, type PaidPack } from '../packs/deliver-pack.ts'
import { prospectAccount } from '../sponsorships/prospect-account.ts'
import { lockHouseDonor, type Donor } from '../donors/donors.queries.ts'
import { matchHouseSlots } from '../matching-fund/match-house-slots.ts'
import { pooledFact } from '../tower/pooled-fact.ts'
import { countForTower } from '../tower/tower.queries.ts'
import { insertShares } from './payments.queries.ts'

export type Gift = {
  paymentId: string
  /** The caller holds the row. */
  donor: Donor
  destination: string
  amountCents: number
  feeCoverCents: number
  /** How much of it joins the shared tower. */
  sharedCents?: number
  /** Of one that goes straight to a classroom. */
  classroomId?: string | null
  /** Of a purchase: what was bought. */
  pack?: PaidPack['pack'] | undefined
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
    case 'teacher_direct':
      return postDirectGift(tx, gift)
    case 'credits':
      return postPurchase(tx, gift)
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
  const { paymentId, donor, destination, sharedCents = 0, at } = gift
  const mint = (donorId: string) =>
    mintSlots(tx, { donorId, paymentId, cause: paymentId, at }, counted?.id === donorId ? counted : undefined)
  const isOwn = destination === 'classrooms' && donor.kind !== 'house' && sharedCents < gift.amountCents
  const settled = isOwn ? await mint(donor.id) : nothingMinted
  if (!countsForHouse(gift)) return settled
  const { id: houseId } = counted?.kind === 'house' ? counted : await lockHouseDonor(tx, 'house', at)
  const ofHouse = await mint(houseId)
  await matchHouseSlots(tx, { paymentId, cause: paymentId, houseSlots: ofHouse.minted.length, at })
  return destination === 'classrooms' && donor.kind === 'house' ? ofHouse : settled
}

function countsForHouse({ destination, donor, sharedCents = 0 }: Gift): boolean {
  return (
    destination === 'project' || (destination === 'classrooms' && (donor.kind === 'house' || sharedCents > 0))
  )
}

async function postProgramGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  if (gift.sharedCents) return postSharedGift(tx, { ...gift, sharedCents: gift.sharedCents })
  const { donor, paymentId, amountCents, at } = gift
  const hasHolds = await lockHeldOf(tx, asKind(donor))
  await recordArrival(tx, gift, [{ account: donorAccount(asKind(donor)), amountCents }])
  const parts = [{ paymentId, cents: amountCents }]
  const counted =
    donor.kind === 'house'
      ? await countForTower(tx, { houseId: donor.id, giver: null, parts, at })
      : await countTowardsSlots(tx, { donorId: donor.id, amountCents })
  return { hasHolds, counted }
}

/** It arrives as its giver's, and what of it joins the shared tower goes on from there at once. */
async function postSharedGift(tx: Tx, gift: Gift & { sharedCents: number }): Promise<PostedGift> {
  const { donor, paymentId, amountCents, sharedCents, at } = gift
  const house = await lockHouseDonor(tx, 'house', at)
  const hasHolds = await lockHeldOfBoth(tx, asKind(donor), asKind(house))
  await recordNewPostings(tx, [
    arrivalOf(gift, [{ account: donorAccount(asKind(donor)), amountCents }]),
    pooledFact({ donorId: donor.id, cents: sharedCents, cause: paymentId, paymentId, at }),
  ])
  const counted = await countForTower(tx, {
    houseId: house.id,
    giver: { donorId: donor.id, ownCents: amountCents - sharedCents },
    parts: [{ paymentId, cents: sharedCents }],
    at,
  })
  return { hasHolds, counted }
}

/** It brings no slot: it lies with its classroom until {@link giveDirectly} puts it into the teacher's budget. */
async function postDirectGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const direct = directOf(gift)
  await recordArrival(tx, gift, [
    { account: directAccount(direct.classroomId), amountCents: gift.amountCents },
  ])
  await giveDirectly(tx, direct)
  return { hasHolds: false, counted: undefined }
}

function directOf({ paymentId, classroomId, amountCents, at }: Gift): DirectGift {
  if (!classroomId) throw new Error(`payment ${paymentId} names no classroom`)
  return { paymentId, classroomId, amountCents, at }
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
  const parts = [{ paymentId: gift.paymentId, cents: shares.classrooms }]
  const counted = await countForTower(tx, { houseId: house.id, giver: null, parts, at: gift.at })
  return { hasHolds, counted }
}

async function postProspectGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { amountCents, raisedFor } = gift
  if (raisedFor) await addToRaised(tx, { ...raisedFor, amountCents })
  await recordArrival(tx, gift, [{ account: prospectAccount(raisedFor), amountCents }])
  if (raisedFor) await levelGoal(tx, { ...raisedFor, cause: `payment:${gift.paymentId}`, at: gift.at })
  return { hasHolds: false, counted: undefined }
}

async function postPurchase(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { paymentId, donor, pack, amountCents, at } = gift
  if (!pack) throw new Error(`payment ${paymentId} names no pack`)
  await deliverPack(tx, { paymentId, donor, pack, at })
  await recordArrival(tx, gift, [{ account: { kind: 'pack_sales' }, amountCents }])
  return { hasHolds: false, counted: undefined }
}

async function recordArrival(tx: Tx, gift: Gift, sides: Posting[]): Promise<void> {
  await recordNewPostings(tx, [arrivalOf(gift, sides)])
}

function arrivalOf(gift: Gift, sides: Posting[]): LedgerFact {
  const cover: Posting = { account: { kind: 'fee_cover' }, amountCents: gift.feeCoverCents }
  const total = gift.amountCents + gift.feeCoverCents
  return {
    kind: 'payment_in',
    idempotencyKey: `payment:${gift.paymentId}`,
    at: gift.at,
    paymentId: gift.paymentId,
    postings: [{ account: { kind: 'processor' as const }, amountCents: -total }, ...sides, cover].filter(
      ({ amountCents }) => amountCents !== 0,
    ),
  }
}

function asKind(donor: Donor): Donor & { kind: 'person' | 'house' | 'matching' } {
  return donor as Donor & { kind: 'person' | 'house' | 'matching' }
}
