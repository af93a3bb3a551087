import { splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { takeBackDirectly } from '../direct/take-back-directly.ts'
import { withdrawFromSlots } from '../minting/withdraw-from-slots.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { addToRaised } from '../../../people/prospects/add-to-raised.ts'
import { bringBack } from '../../disbursements/bring-back.ts'
import { levelGoal } from '../../disbursements/level-goal.ts'
import { lockBalances } from '../../ledger/lock-balances.ts'
import type { Posting } from '../../ledger/record-posting.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { returnPack } from '../packs/return-pack.ts'
import { prospectAccount } from '../sponsorships/prospect-account.ts'
import { getSponsorship } from '../sponsorships/sponsorships.queries.ts'
import { returnFromTower } from '../tower/return-from-tower.ts'
import type { LossPart } from './refunds.queries.ts'

export type GiftReturn = {
  before: PaymentRow
  after: PaymentRow
  refundRowId: string
  refundKey: string
  at: Date
  actorId: string | null
}

/** Where the money of a refund comes from: the sides of the fact that release it. */
export type Taken = {
  sources: Posting[]
  slotsVoided: number
  fromReserveCents: number
  /** What the reserve paid by this fact, by where the gift lay; what the house owes it since is not among it. */
  losses: Map<LossPart, number>
}

const nothing: Taken = { sources: [], slotsVoided: 0, fromReserveCents: 0, losses: new Map() }

/** Takes a gift, or a part of it, back from where it lies. */
export async function takeGiftBack(tx: Tx, refund: GiftReturn): Promise<Taken> {
  const { before, after } = refund
  const giftBefore = splitRemainder(before).giftCents
  const giftAfter = splitRemainder(after).giftCents
  const giftCents = giftBefore - giftAfter
  if (giftCents === 0) return nothing
  if (before.destination === 'prospects') return takeFromProspect(tx, giftCents, refund)
  if (before.destination === 'project') return takeFromShares(tx, giftBefore, giftAfter, refund)
  if (before.destination === 'teacher_direct') return takeFromClassroom(tx, giftCents, refund)
  if (before.destination === 'credits') return takeFromSales(tx, giftCents, refund)
  const { donor_id: donorId } = before
  if (!donorId) throw new Error(`payment ${before.id} has no donor`)
  const fromTower = await returnFromTower(tx, { ...refund, donorId, giftCents })
  const taken = await takeFromDonor(tx, donorId, giftCents, refund)
  return {
    ...taken,
    slotsVoided: taken.slotsVoided + fromTower.slotsVoided,
    fromReserveCents: taken.fromReserveCents + fromTower.fromReserveCents,
  }
}

/** A classroom gives back what of it is neither set aside nor spent; the rest the reserve pays, until something comes free there. */
async function takeFromClassroom(tx: Tx, amountCents: number, refund: GiftReturn): Promise<Taken> {
  const { before, refundRowId, refundKey, at, actorId } = refund
  const fromClassroom = await takeBackDirectly(tx, {
    paymentId: before.id,
    amountCents,
    refundRowId,
    refundKey,
    at,
    actorId,
  })
  const fromReserveCents = amountCents - fromClassroom.cents
  return {
    sources: [
      { account: fromClassroom.account, amountCents: -fromClassroom.cents },
      { account: { kind: 'refund_reserve' }, amountCents: -fromReserveCents },
    ],
    slotsVoided: 0,
    fromReserveCents,
    losses: new Map([['direct', fromReserveCents]]),
  }
}

/** Money of a pack leaves what was sold; its credits go back as far as they are there. */
async function takeFromSales(tx: Tx, amountCents: number, refund: GiftReturn): Promise<Taken> {
  await returnPack(tx, refund)
  return { ...nothing, sources: [{ account: { kind: 'pack_sales' }, amountCents: -amountCents }] }
}

async function takeFromDonor(
  tx: Tx,
  donorId: string,
  amountCents: number,
  refund: GiftReturn,
): Promise<Taken> {
  if (amountCents === 0) return nothing
  const { before, refundKey, at, actorId } = refund
  const isGuests = !before.payer_signed_in
  const withdrawal = { donorId, paymentId: before.id, amountCents, isGuests, refundKey, at, actorId }
  const taken = await withdrawFromSlots(tx, withdrawal)
  const { sources, voided, fromReserveCents, isForGood, givenAwayCents } = taken
  const losses = new Map<LossPart, number>([
    [isForGood ? 'absorbed' : 'donor', fromReserveCents - givenAwayCents],
    ['given_away', givenAwayCents],
  ])
  return { sources, slotsVoided: voided, fromReserveCents, losses }
}

/**
 * A gift to one prospect leaves their goal, and what they raised; one to the athletes' fund leaves the fund. What of it
 * went on from the goal comes back first; what was paid out for it, the reserve gives.
 */
async function takeFromProspect(tx: Tx, amountCents: number, refund: GiftReturn): Promise<Taken> {
  const { refundKey: cause, at } = refund
  const { sponsorship_id: sponsorshipId } = refund.before
  const gift = sponsorshipId === null ? undefined : await getSponsorship(tx, sponsorshipId)
  if (!gift || gift.prospect_id === null) return takeFromFund(tx, prospectAccount(undefined), amountCents)
  const { prospect_id: prospectId, goal_id: goalId } = gift
  await addToRaised(tx, { prospectId, goalId, amountCents: -amountCents })
  await levelGoal(tx, { prospectId, goalId, cause: `refund:${cause}`, at })
  await bringBack(tx, { prospectId, goalId, neededCents: amountCents, cause, at })
  return takeFromFund(tx, prospectAccount({ prospectId, goalId }), amountCents)
}

/** An untargeted gift shrinks to what a smaller gift would have brought each share. */
async function takeFromShares(
  tx: Tx,
  giftBefore: number,
  giftAfter: number,
  refund: GiftReturn,
): Promise<Taken> {
  const before = splitGeneralFund(giftBefore)
  const after = splitGeneralFund(giftAfter)
  const house = await lockHouseDonor(tx, 'house', refund.at)
  const parts = [
    await takeFromDonor(tx, house.id, before.classrooms - after.classrooms, refund),
    await takeShare(tx, 'prospects', before.prospects - after.prospects),
    await takeShare(tx, 'smbs', before.smbs - after.smbs),
    await takeShare(tx, 'operations', before.operations - after.operations),
  ]
  return {
    sources: parts.flatMap(({ sources }) => sources),
    losses: new Map(parts.flatMap(({ losses }) => [...losses])),
    slotsVoided: parts.reduce((sum, { slotsVoided }) => sum + slotsVoided, 0),
    fromReserveCents: parts.reduce((sum, { fromReserveCents }) => sum + fromReserveCents, 0),
  }
}

async function takeShare(tx: Tx, share: 'prospects' | 'smbs' | 'operations', cents: number): Promise<Taken> {
  const taken = await takeFromFund(tx, { kind: `fund_${share}` }, cents)
  return { ...taken, losses: new Map([[share, taken.fromReserveCents]]) }
}

/** What a fund has already spent, the reserve gives. A negative amount is a cent that rounding gives back. */
export async function takeFromFund(tx: Tx, account: AccountRef, amountCents: number): Promise<Taken> {
  // Read under its lock: a payout at the same instant would leave less than this takes.
  const [balanceCents = 0] = await lockBalances(tx, [account])
  const fromFund = Math.min(amountCents, balanceCents)
  const fromReserveCents = amountCents - fromFund
  return {
    sources: [
      { account, amountCents: -fromFund },
      { account: { kind: 'refund_reserve' }, amountCents: -fromReserveCents },
    ],
    slotsVoided: 0,
    fromReserveCents,
    losses: new Map([['prospects', fromReserveCents]]),
  }
}
