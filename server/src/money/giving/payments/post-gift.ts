import { generalFundSplit, splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../minting/donor-account.ts'
import type { DonorWithBalance } from '../minting/donor-totals.queries.ts'
import { lockHeldOf, lockHeldOfBoth } from '../minting/hold-back.ts'
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
import { insertShares } from './payments.queries.ts'
import type { Counting, SettledPayment } from './settle-payment.queries.ts'

export type Gift = {
  paymentId: string
  /** The caller holds the row. */
  donor: Donor
  /** The house, where the gift counts for the shared tower; the caller holds its row as well. */
  house?: Donor | undefined
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

/** A gift that was counted ({@link countingOf}), before it is posted. */
export type CountedGift = Pick<SettledPayment, 'giver' | 'house' | 'mayBeHeld'>

type PostedGift = {
  /** Something is contested, missing or held of whom it counts for: what is held must be worked out anew. */
  hasHolds: boolean
  /** Facts that {@link mintGift} records, with those of the slots that they bring. */
  facts: LedgerFact[]
}

const nothingMinted: SettledGift = { minted: [], programTotalCents: 0, slotsMinted: 0, progressCents: 0 }

/** For whose towers a gift counts; nothing where it is for no classroom. */
export function countingOf(
  gift: Pick<Gift, 'donor' | 'house' | 'destination' | 'amountCents' | 'sharedCents'>,
): Counting | undefined {
  const { donor, house, destination, amountCents, sharedCents = 0 } = gift
  const cents = houseCentsOf(gift)
  if (cents > 0 && !house) throw new Error('whose gift joins the shared tower holds the house')
  if (destination === 'project') return { giver: null, house: asPart(house, cents) }
  if (destination !== 'classrooms') return undefined
  const giver = donor.kind === 'house' ? null : { id: donor.id, ownCents: amountCents - sharedCents }
  return { giver, house: asPart(house, cents) }
}

/** What of a gift counts for the shared tower. */
export function houseCentsOf(
  gift: Pick<Gift, 'donor' | 'destination' | 'amountCents' | 'sharedCents'>,
): number {
  const { donor, destination, amountCents, sharedCents = 0 } = gift
  if (destination === 'project') return splitGeneralFund(amountCents).classrooms
  if (destination !== 'classrooms') return 0
  return donor.kind === 'house' ? amountCents : sharedCents
}

const asPart = (house: Donor | undefined, cents: number) =>
  house && cents > 0 ? { id: house.id, cents } : null

/**
 * Puts a gift where it belongs, as one fact from the payment provider's side. Nothing is minted yet: what of it went back
 * before we heard of it never becomes a slot. {@link mintGift} comes afterwards, and records what this answers.
 */
export async function postGift(tx: Tx, gift: Gift, counted: CountedGift): Promise<PostedGift> {
  switch (gift.destination) {
    case 'classrooms':
      return { hasHolds: await findsHolds(tx, gift, counted), facts: factsOfProgram(gift) }
    case 'project':
      return postGeneralGift(tx, gift, counted)
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

/** What is to be recorded and minted; `isAsCounted` as long as nothing was done to giver or house since the gift was counted. */
type Minting = { facts: LedgerFact[]; counted: CountedGift; isAsCounted: boolean }

/**
 * Records a gift and mints what it brings, its facts and those of its slots in one statement where they follow each other.
 * Answers what it brought its own donor: nothing but a program gift brings slots to a person. The caller holds back what is
 * contested, once slots paid for one classroom are there.
 */
export async function mintGift(
  tx: Tx,
  gift: Gift,
  { facts, counted, isAsCounted }: Minting,
): Promise<SettledGift> {
  const { paymentId, donor, destination, at } = gift
  const isOwn = isForOwnTower(gift)
  const houseCents = houseCentsOf(gift)
  const stands = isOwn ? withPosted(counted.giver, gift.amountCents) : withPosted(counted.house, houseCents)
  const isTogether = stands !== undefined && isAsCounted && isOwn !== houseCents > 0
  if (!isTogether) await recordNewPostings(tx, facts)
  const mint = (donorId: string) => {
    const minting = { donorId, paymentId, cause: paymentId, at }
    return isTogether ? mintSlots(tx, minting, stands, facts) : mintSlots(tx, minting)
  }
  const settled = isOwn ? await mint(donor.id) : nothingMinted
  if (houseCents === 0) return settled
  const ofHouse = await mint((gift.house ?? (await lockHouseDonor(tx, 'house', at))).id)
  await matchHouseSlots(tx, { paymentId, cause: paymentId, houseSlots: ofHouse.minted.length, at })
  return destination === 'classrooms' && donor.kind === 'house' ? ofHouse : settled
}

/** Whether something of a gift stays on its giver's own tower. */
const isForOwnTower = ({ destination, donor, sharedCents = 0, amountCents }: Gift): boolean =>
  destination === 'classrooms' && donor.kind !== 'house' && sharedCents < amountCents

/** How a donor stands once the gift is posted. Whoever moves what lies in their account holds their row. */
function withPosted(donor: DonorWithBalance | undefined, cents: number): DonorWithBalance | undefined {
  return donor?.reserve_hole_cents === 0
    ? { ...donor, balance_cents: donor.balance_cents + cents }
    : undefined
}

/** Exactly, where {@link CountedGift} says that there may be something; and then the waiting slots are taken hold of. */
async function findsHolds(tx: Tx, { donor, house }: Gift, { mayBeHeld }: CountedGift): Promise<boolean> {
  const concerned = house && house.id !== donor.id ? [donor, house] : [donor]
  if (!mayBeHeld && concerned.every((one) => one.reserve_hole_cents === 0)) return false
  return concerned.length === 1
    ? lockHeldOf(tx, asKind(donor))
    : lockHeldOfBoth(tx, asKind(donor), asKind(house ?? donor))
}

/** It arrives as its giver's, and what of it joins the shared tower goes on from there at once. */
function factsOfProgram(gift: Gift): LedgerFact[] {
  const { donor, paymentId, amountCents, sharedCents = 0, at } = gift
  const arrival = arrivalOf(gift, [{ account: donorAccount(asKind(donor)), amountCents }])
  if (sharedCents === 0) return [arrival]
  return [arrival, pooledFact({ donorId: donor.id, cents: sharedCents, cause: paymentId, paymentId, at })]
}

/** It brings no slot: it lies with its classroom until {@link giveDirectly} puts it into the teacher's budget. */
async function postDirectGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const direct = directOf(gift)
  await recordArrival(tx, gift, [
    { account: directAccount(direct.classroomId), amountCents: gift.amountCents },
  ])
  await giveDirectly(tx, direct)
  return { hasHolds: false, facts: [] }
}

function directOf({ paymentId, classroomId, amountCents, at }: Gift): DirectGift {
  if (!classroomId) throw new Error(`payment ${paymentId} names no classroom`)
  return { paymentId, classroomId, amountCents, at }
}

async function postGeneralGift(tx: Tx, gift: Gift, counted: CountedGift): Promise<PostedGift> {
  const { house, paymentId } = gift
  if (!house) throw new Error(`the payment ${paymentId} holds no house`)
  const shares = splitGeneralFund(gift.amountCents)
  await insertShares(tx, { paymentId, shares, version: generalFundSplit.version })
  const hasHolds = await findsHolds(tx, { ...gift, donor: house }, counted)
  const arrival = arrivalOf(gift, [
    { account: donorAccount(asKind(house)), amountCents: shares.classrooms },
    { account: { kind: 'fund_prospects' }, amountCents: shares.prospects },
    { account: { kind: 'fund_smbs' }, amountCents: shares.smbs },
    { account: { kind: 'fund_operations' }, amountCents: shares.operations },
  ])
  return { hasHolds, facts: [arrival] }
}

async function postProspectGift(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { amountCents, raisedFor } = gift
  if (raisedFor) await addToRaised(tx, { ...raisedFor, amountCents })
  await recordArrival(tx, gift, [{ account: prospectAccount(raisedFor), amountCents }])
  if (raisedFor) await levelGoal(tx, { ...raisedFor, cause: `payment:${gift.paymentId}`, at: gift.at })
  return { hasHolds: false, facts: [] }
}

async function postPurchase(tx: Tx, gift: Gift): Promise<PostedGift> {
  const { paymentId, donor, pack, amountCents, at } = gift
  if (!pack) throw new Error(`payment ${paymentId} names no pack`)
  await deliverPack(tx, { paymentId, donor, pack, at })
  await recordArrival(tx, gift, [{ account: { kind: 'pack_sales' }, amountCents }])
  return { hasHolds: false, facts: [] }
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
