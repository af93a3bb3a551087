import type { Tx } from '../../../database/database.ts'
import { findDirectGift } from '../direct/direct.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { findOwnTower, listOwnParts, type OwnTower } from './pooling.queries.ts'
import type { poolingRule } from './pooling-rule.ts'
import { findWaitingOfGift, listSlotsOfGift, type SharedSlot } from './tower-progress.queries.ts'

/** Where a gift is now. Slots of its giver's own tower are told of beside it. */
export type GiftPlace = {
  /** Of what counts for the shared tower. */
  shared: { waitingCents: number; slots: SharedSlot[] } | null
  /** Of one that goes straight to a classroom: whether the teacher's budget has it. */
  inBudget: boolean | null
  /** What of it lies on the giver's own tower, in no slot yet. */
  ownCents: number | null
  /** When that joins the shared one. */
  joinsAt: Date | null
}

export const nowhere: GiftPlace = { shared: null, inBudget: null, ownCents: null, joinsAt: null }

/** Answers where the money of a settled payment is now. */
export async function readGiftPlace(
  tx: Tx,
  payment: PaymentRow,
  rule: ReturnType<typeof poolingRule>,
  at: Date,
): Promise<GiftPlace> {
  if (payment.destination === 'teacher_direct') {
    const gift = await findDirectGift(tx, payment.id)
    return { ...nowhere, inBudget: gift !== undefined && gift.given_at !== null }
  }
  if (payment.destination === 'project') return { ...nowhere, shared: await findShared(tx, payment.id) }
  if (payment.destination !== 'classrooms') return nowhere
  return {
    ...nowhere,
    shared: await findShared(tx, payment.id),
    ...(await readOwn(tx, payment, rule, at)),
  }
}

/** Of what is whole or in part for everybody's tower: also the classrooms' share of a gift to the general fund. */
async function findShared(tx: Tx, paymentId: string): Promise<GiftPlace['shared']> {
  const waitingCents = await findWaitingOfGift(tx, paymentId)
  if (waitingCents === undefined) return null
  return { waitingCents, slots: await listSlotsOfGift(tx, paymentId) }
}

async function readOwn(tx: Tx, payment: PaymentRow, rule: ReturnType<typeof poolingRule>, at: Date) {
  const none = { ownCents: null, joinsAt: null }
  const givenCents = splitRemainder(payment).giftCents - payment.shared_cents
  if (payment.donor_id === null || givenCents === 0) return none
  const tower = await findOwnTower(tx, payment.donor_id)
  if (!tower) return none
  const ownCents = await countOwnCents(tx, payment, tower)
  return { ownCents, joinsAt: ownCents > 0 ? rule.joinsAt(tower, at) : null }
}

/** The newest gifts lie on the tower; the earlier ones are in slots. */
async function countOwnCents(tx: Tx, payment: PaymentRow, tower: OwnTower): Promise<number> {
  let leftCents = tower.balance_cents
  for (const part of await listOwnParts(tx, tower.id)) {
    const cents = Math.min(part.cents, leftCents)
    if (part.paymentId === payment.id) return cents
    leftCents -= cents
  }
  return 0
}
