import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { recordNewPosting, type Posting } from '../../ledger/record-posting.ts'
import { isOffline } from '../offline/offline-payment.ts'
import { addToRefunded, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { reissueReceipt } from '../receipts/issue-receipt.ts'
import type { VoidedBecause } from '../receipts/receipt-voided-mail.ts'
import { findBookings } from './find-bookings.ts'
import { insertLosses, setBooked } from './refunds.queries.ts'
import { takeGiftBack, type Taken } from './take-gift-back.ts'
import type { Services } from '../../../services.ts'

export type SucceededRefund = {
  payment: PaymentRow
  refundRowId: string
  /** The provider's name of it; a lost dispute goes by its own. */
  refundId: string
  amountCents: number
  /** Where the money left us: a lost dispute took it long before. */
  outOf: 'processor' | 'disputed_funds'
  actorId: string | null
  at: Date
}

export type RefundEffect = {
  refundedCents: number
  slotsVoided: number
  /** What the refund reserve paid, because a classroom already has the money. */
  fromReserveCents: number
  receiptNumber: number | null
}

/**
 * Takes a refund that succeeded into the books: the provider has given the money back. The caller holds the payment's
 * row and made sure that this one is not booked yet.
 */
export async function applyRefund(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  refund: SucceededRefund,
): Promise<RefundEffect> {
  const { payment: before, refundRowId, amountCents, at } = refund
  const left = splitRemainder(before)
  const refundedCents = Math.min(amountCents, left.giftCents + left.feeCoverCents)
  const after = { ...before, refunded_cents: before.refunded_cents + refundedCents }
  await addToRefunded(tx, before.id, refundedCents)
  const isOurs = before.state === 'settled'
  const taken = isOurs ? await returnMoney(tx, { refund, after, refundedCents }) : nothing
  await setBooked(tx, { refundRowId, bookedCents: refundedCents, flagged: isLoss(taken) })
  await insertLosses(tx, refundRowId, taken.losses)
  const receiptNumber =
    isOurs && refundedCents > 0
      ? await reissueReceipt(services, tx, after, { at, gone: goneBy(refund) })
      : null
  await tellStaff(tx, refund, refundedCents, taken)
  const { slotsVoided, fromReserveCents } = taken
  return { refundedCents, slotsVoided, fromReserveCents, receiptNumber }
}

/** Why nothing may be left of a payment. */
function goneBy({ outOf, payment }: SucceededRefund): VoidedBecause {
  if (outOf === 'disputed_funds') return 'disputed'
  return isOffline(payment.provider_payment_id) ? 'taken_out' : 'refunded'
}

const nothing: Taken = { sources: [], slotsVoided: 0, fromReserveCents: 0, losses: new Map() }

/** Whether the reserve paid by the refund's own fact. */
function isLoss({ losses }: Taken): boolean {
  return [...losses.values()].some((cents) => cents > 0)
}

type Return = { refund: SucceededRefund; after: PaymentRow; refundedCents: number }

/** One fact out: from where the gift lies, and the covered fee last, back to the provider. */
async function returnMoney(tx: Tx, { refund, after, refundedCents }: Return): Promise<Taken> {
  const { payment: before, amountCents, outOf, at, actorId } = refund
  const { nextKey: refundKey } = await findBookings(tx, {
    id: refund.refundRowId,
    providerRefundId: refund.refundId,
  })
  const taken =
    refundedCents > 0
      ? await takeGiftBack(tx, {
          before,
          after,
          refundRowId: refund.refundRowId,
          refundKey,
          at,
          actorId,
        })
      : nothing
  const fee = splitRemainder(before).feeCoverCents - splitRemainder(after).feeCoverCents
  const postings: Posting[] = [
    { account: { kind: outOf }, amountCents: refundedCents },
    ...taken.sources,
    { account: { kind: 'fee_cover' as const }, amountCents: -fee },
  ]
  const links = { at, actorId, paymentId: before.id, refundId: refund.refundRowId }
  if (refundedCents > 0)
    await recordNewPosting(tx, {
      kind: 'refund_out',
      idempotencyKey: `refund:${refundKey}`,
      ...links,
      postings: postings.filter((posting) => posting.amountCents !== 0),
    })
  await payExcess(tx, { ...links, refundKey, outOf, excessCents: amountCents - refundedCents })
  return taken
}

type Excess = {
  at: Date
  actorId: string | null
  paymentId: string
  refundId: string
  refundKey: string
  outOf: SucceededRefund['outOf']
  excessCents: number
}

/** More went out than was left of the gift: it was refunded and then lost to a dispute as well. The house bears it. */
async function payExcess(tx: Tx, { refundKey, outOf, excessCents, ...links }: Excess): Promise<void> {
  if (excessCents === 0) return
  await recordNewPosting(tx, {
    kind: 'refund_excess',
    idempotencyKey: `refund-excess:${refundKey}`,
    ...links,
    postings: [
      { account: { kind: outOf }, amountCents: excessCents },
      { account: { kind: 'refund_reserve' }, amountCents: -excessCents },
    ],
  })
}

async function tellStaff(
  tx: Tx,
  refund: SucceededRefund,
  refundedCents: number,
  { slotsVoided, fromReserveCents, losses }: Taken,
): Promise<void> {
  const excessCents = refund.amountCents - refundedCents
  const paidForAthletesCents = losses.get('prospects') ?? 0
  const withClassroomsCents = fromReserveCents - paidForAthletesCents
  const parts = [
    `${formatUsd(refund.amountCents)} went back.`,
    slotsVoided > 0 ? `${slotsVoided} waiting ${slotsVoided === 1 ? 'slot' : 'slots'} voided.` : '',
    withClassroomsCents > 0
      ? `${formatUsd(withClassroomsCents)} was already with classrooms: the reserve paid it.`
      : '',
    paidForAthletesCents > 0
      ? `${formatUsd(paidForAthletesCents)} was already paid for athletes: the reserve paid it.`
      : '',
    excessCents > 0
      ? `${formatUsd(excessCents)} of it is more than was left of the gift: the house bears it.`
      : '',
  ]
  const isFlagged = fromReserveCents + excessCents > 0
  await notifyStaff(tx, {
    type: isFlagged ? 'refund_flagged' : 'refund_applied',
    title: titleOf({ isFlagged, isOfAthletes: paidForAthletesCents === fromReserveCents + excessCents }),
    message: parts.filter(Boolean).join(' '),
    dedupeKey: `refund:${refund.refundId}`,
  })
}

function titleOf({ isFlagged, isOfAthletes }: { isFlagged: boolean; isOfAthletes: boolean }): string {
  if (!isFlagged) return 'Refund'
  return isOfAthletes ? 'Refund of money paid for athletes' : 'Refund of matched money'
}
