import { splitGeneralFund } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../minting/donor-account.ts'
import { findDirectAccount, giveBackDirectly, stillThere } from '../direct/give-back-directly.ts'
import { holdBack, lockDonor } from '../minting/hold-back.ts'
import { countTowardsSlots } from '../minting/count-towards-slots.ts'
import { mintSlots } from '../minting/mint-slots.ts'
import { oweNoMore } from '../../budgets/owe-to-reserve.ts'
import { addToRaised } from '../../../people/prospects/add-to-raised.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import type { Posting } from '../../ledger/record-posting.ts'
import { lockHouseDonor, type Donor } from '../donors/donors.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { restorePack } from '../packs/return-pack.ts'
import { prospectAccount } from '../sponsorships/prospect-account.ts'
import { getSponsorship } from '../sponsorships/sponsorships.queries.ts'
import { rejoinTower } from '../tower/rejoin-tower.ts'
import { countForTower } from '../tower/tower.queries.ts'
import type { LossPart } from './refunds.queries.ts'
import { takeFromFund } from './take-gift-back.ts'

export type ReturnedGift = {
  /** The payment while the money was gone, and now that it is back. */
  before: PaymentRow
  after: PaymentRow
  losses: ReadonlyMap<LossPart, number>
  refundRowId: string
  refundKey: string
  at: Date
}

/** Where returned money goes: the sides of the fact that brings it, and what of it counts towards slots again. */
export type Placed = { targets: Posting[]; toDonor?: ReturnedToDonor; toClassroomCents?: number }

type ReturnedToDonor = {
  donorId: string
  isHouse: boolean
  amountCents: number
  /** Of it, what the reserve got back. */
  absorbedCents: number
}

/** Says where a gift goes that came back, and locks whom it goes to. The reserve gets back what it lost for good first. */
export async function placeGift(tx: Tx, gift: ReturnedGift): Promise<Placed> {
  const giftBefore = splitRemainder(gift.before).giftCents
  const giftAfter = splitRemainder(gift.after).giftCents
  const giftCents = giftAfter - giftBefore
  if (giftCents === 0) return { targets: [] }
  const { destination, sponsorship_id: sponsorshipId, donor_id: donorId } = gift.before
  if (destination === 'prospects') return placeWithProspect(tx, sponsorshipId, giftCents, gift)
  if (destination === 'project') return placeInShares(tx, giftBefore, giftAfter, gift)
  if (destination === 'teacher_direct') return placeWithClassroom(tx, giftCents, gift)
  if (destination === 'credits') {
    await restorePack(tx, { ...gift, actorId: null })
    return { targets: [{ account: { kind: 'pack_sales' }, amountCents: giftCents }] }
  }
  if (!donorId) throw new Error(`payment ${gift.before.id} has no donor`)
  const lostCents = (gift.losses.get('absorbed') ?? 0) + (gift.losses.get('given_away') ?? 0)
  const absorbedCents = Math.min(giftCents, lostCents)
  return placeWithDonor(await lockDonor(tx, donorId), giftCents, absorbedCents)
}

/**
 * What the reserve paid for a donor's own gift is a hole, which the mint rule fills first; what it paid for good, for a
 * guest's, it gets back at once.
 */
function placeWithDonor(donor: Pick<Donor, 'id' | 'kind'>, amountCents: number, absorbedCents = 0): Placed {
  const account = donorAccount({ id: donor.id, kind: donor.kind as 'person' | 'house' | 'matching' })
  return {
    targets: [
      { account, amountCents: amountCents - absorbedCents },
      { account: { kind: 'refund_reserve' }, amountCents: absorbedCents },
    ],
    toDonor: { donorId: donor.id, isHouse: donor.kind === 'house', amountCents, absorbedCents },
  }
}

async function placeWithProspect(
  tx: Tx,
  sponsorshipId: string | null,
  amountCents: number,
  { losses }: ReturnedGift,
): Promise<Placed> {
  const raisedFor = sponsorshipId === null ? undefined : await raisedForOf(tx, sponsorshipId)
  if (raisedFor) await addToRaised(tx, { ...raisedFor, amountCents })
  return { targets: await placeInFund(tx, prospectAccount(raisedFor), amountCents, losses.get('prospects')) }
}

/** The reserve gets back what it paid for a classroom and has not got back since, the classroom the rest. */
async function placeWithClassroom(tx: Tx, amountCents: number, gift: ReturnedGift): Promise<Placed> {
  const { id: paymentId } = gift.before
  const account = await findDirectAccount(tx, paymentId)
  const paidBackCents = await oweNoMore(tx, { refundId: gift.refundRowId, at: gift.at })
  const lostCents = (gift.losses.get('direct') ?? 0) - paidBackCents
  const targets = await placeInFund(tx, account, amountCents, lostCents)
  const toReserve = Math.min(amountCents, lostCents)
  // Of the gift that much never left the budget.
  if (toReserve > 0) await stillThere(tx, { paymentId, amountCents: toReserve })
  return { targets, toClassroomCents: amountCents - toReserve }
}

async function raisedForOf(tx: Tx, sponsorshipId: string) {
  const { prospect_id: prospectId, goal_id: goalId } = await getSponsorship(tx, sponsorshipId)
  return prospectId === null ? undefined : { prospectId, goalId }
}

/** An untargeted gift grows to what a gift of that size brings each share. */
async function placeInShares(
  tx: Tx,
  giftBefore: number,
  giftAfter: number,
  { losses, at }: ReturnedGift,
): Promise<Placed> {
  const before = splitGeneralFund(giftBefore)
  const after = splitGeneralFund(giftAfter)
  const house = placeWithDonor(await lockHouseDonor(tx, 'house', at), after.classrooms - before.classrooms)
  const funds = ['prospects', 'smbs', 'operations'] as const
  const targets = [...house.targets]
  for (const share of funds) {
    const account: AccountRef = { kind: `fund_${share}` }
    targets.push(...(await placeInFund(tx, account, after[share] - before[share], losses.get(share))))
  }
  return { ...house, targets }
}

/** The reserve gets back what it paid for a fund, the fund the rest. A negative amount is a cent that rounding takes. */
async function placeInFund(
  tx: Tx,
  account: AccountRef,
  amountCents: number,
  lostCents = 0,
): Promise<Posting[]> {
  if (amountCents < 0) return (await takeFromFund(tx, account, -amountCents)).sources
  const toReserve = Math.min(lostCents, amountCents)
  return [
    { account, amountCents: amountCents - toReserve },
    { account: { kind: 'refund_reserve' }, amountCents: toReserve },
  ]
}

export type SettledReturn = { placed: Placed; payment: PaymentRow; refundKey: string; at: Date }

/** Counts what came back by the mint rule, after it was posted; answers how many slots the giver got. */
export async function settleReturned(
  tx: Tx,
  { placed, payment, refundKey, at }: SettledReturn,
): Promise<number> {
  const { toDonor, toClassroomCents = 0 } = placed
  if (toClassroomCents > 0)
    await giveBackDirectly(tx, { paymentId: payment.id, amountCents: toClassroomCents, refundKey, at })
  if (!toDonor || toDonor.amountCents === 0) return 0
  const { donorId, amountCents, absorbedCents } = toDonor
  const cause = `return:${refundKey}`
  const paymentId = payment.id
  if (toDonor.isHouse)
    await countForTower(tx, { houseId: donorId, giver: null, parts: [{ paymentId, cents: amountCents }], at })
  else await countTowardsSlots(tx, toDonor)
  const own = { paymentId, donorId, amountCents: amountCents - absorbedCents, refundKey, at }
  const shared = toDonor.isHouse ? undefined : await rejoinTower(tx, own)
  const settled = await mintSlots(tx, { donorId, paymentId, cause, at })
  if (shared) await mintSlots(tx, { donorId: shared.houseId, paymentId, cause, at })
  await holdBack(tx, { donorId, at })
  if (shared) await holdBack(tx, { donorId: shared.houseId, at })
  return payment.donor_id === toDonor.donorId ? settled.minted.length : 0
}
