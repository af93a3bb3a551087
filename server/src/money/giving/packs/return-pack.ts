import type { Tx } from '../../../database/database.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { creditCents as centsOfCredit } from '@tower/contract/money.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { giveBackPack, takeBackPack, type PackChange } from '../../credits/packs/take-back-pack.ts'
import { findDonor } from '../donors/donors.queries.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { buyerOf } from './buyer-of.ts'
import { creditsDue } from './credits-due.ts'
import { getPurchase, setReturned, type PurchaseRow } from './packs.queries.ts'

export type PackReturn = {
  /** The payment with what went back of it by now. */
  after: PaymentRow
  refundRowId: string
  refundKey: string
  at: Date
  actorId: string | null
}

/**
 * Money of a pack went back, so its credits do too, as far as the wallet still holds them. What was spent is kept as
 * such, and staff hear of it.
 */
export async function returnPack(tx: Tx, change: PackReturn): Promise<void> {
  const purchase = await getPurchase(tx, change.after.id)
  const due = dueOf(purchase, change.after) - purchase.returned_cents - purchase.spent_cents
  if (due <= 0) return
  const taken = await takeBackPack(tx, await changeOf(tx, change, { purchase, creditCents: due }))
  await setReturned(tx, {
    paymentId: change.after.id,
    returnedCents: purchase.returned_cents + taken,
    spentCents: purchase.spent_cents + due - taken,
  })
  if (taken < due) await tellOfSpent(tx, change, { purchase, spentCents: due - taken })
}

/** Money of a pack is back: first what had been spent is paid for again, then the wallet gets its credits. */
export async function restorePack(tx: Tx, change: PackReturn): Promise<void> {
  const purchase = await getPurchase(tx, change.after.id)
  const tooMany = purchase.returned_cents + purchase.spent_cents - dueOf(purchase, change.after)
  if (tooMany <= 0) return
  const paidAgain = Math.min(purchase.spent_cents, tooMany)
  const creditCents = tooMany - paidAgain
  await giveBackPack(tx, await changeOf(tx, change, { purchase, creditCents }))
  await setReturned(tx, {
    paymentId: change.after.id,
    returnedCents: purchase.returned_cents - creditCents,
    spentCents: purchase.spent_cents - paidAgain,
  })
}

function dueOf({ credit_cents: creditCents }: PurchaseRow, payment: PaymentRow): number {
  return creditsDue({ amountCents: payment.amount_cents, creditCents }, payment.refunded_cents)
}

async function changeOf(
  tx: Tx,
  { after, refundRowId, refundKey, at, actorId }: PackReturn,
  { purchase, creditCents }: { purchase: PurchaseRow; creditCents: number },
): Promise<PackChange> {
  const donor = after.donor_id === null ? undefined : await findDonor(tx, after.donor_id)
  if (!donor) throw new Error(`payment ${after.id} has no buyer`)
  return {
    buyer: buyerOf(donor),
    paymentId: after.id,
    refundId: refundRowId,
    refundKey,
    packName: purchase.pack_name,
    creditCents,
    at,
    actorId,
  }
}

function tellOfSpent(
  tx: Tx,
  { after, refundKey }: PackReturn,
  { purchase, spentCents }: { purchase: PurchaseRow; spentCents: number },
): Promise<void> {
  return notifyStaff(tx, {
    type: 'credits_spent_before_refund',
    title: 'Refund of spent credits',
    message: `Money of the pack ${purchase.pack_name} (${formatUsd(after.amount_cents)}) went back, but ${spentCents / centsOfCredit} of its credits were no longer in the wallet.`,
    dedupeKey: `credits-spent:${refundKey}`,
  })
}
