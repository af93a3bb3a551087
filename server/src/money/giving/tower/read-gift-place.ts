import type { Tx } from '../../../database/database.ts'
import { findDirectGift } from '../direct/direct.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { findOwnTower } from './pooling.queries.ts'
import type { poolingRule } from './pooling-rule.ts'
import { listSlotsOfGift, readWaitingOfGift, type SharedSlot } from './tower-progress.queries.ts'

/** Where a gift is now. Slots of its giver's own tower are told of beside it. */
export type GiftPlace = {
  /** Of what counts for the shared tower. */
  shared: { waitingCents: number; slots: SharedSlot[] } | null
  /** Of one that goes straight to a classroom: whether the teacher's budget has it. */
  inBudget: boolean | null
  /** When what lies on the giver's own tower joins the shared one. */
  joinsAt: Date | null
}

export const nowhere: GiftPlace = { shared: null, inBudget: null, joinsAt: null }

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
  if (payment.destination !== 'classrooms') return nowhere
  return {
    ...nowhere,
    shared: payment.shared_cents > 0 ? await readShared(tx, payment.id) : null,
    joinsAt: await findJoiningDay(tx, payment, rule, at),
  }
}

async function readShared(tx: Tx, paymentId: string) {
  return { waitingCents: await readWaitingOfGift(tx, paymentId), slots: await listSlotsOfGift(tx, paymentId) }
}

async function findJoiningDay(
  tx: Tx,
  payment: PaymentRow,
  rule: ReturnType<typeof poolingRule>,
  at: Date,
): Promise<Date | null> {
  const ownCents = splitRemainder(payment).giftCents - payment.shared_cents
  if (payment.donor_id === null || ownCents === 0) return null
  const tower = await findOwnTower(tx, payment.donor_id)
  return tower && tower.balance_cents > 0 ? rule.joinsAt(tower, at) : null
}
