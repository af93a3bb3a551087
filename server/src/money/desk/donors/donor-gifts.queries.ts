import { paymentStatuses } from '@tower/contract/money/desk.ts'
import { offlineKinds } from '@tower/contract/money/giving.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { statusOf } from '../payments/payment-rows.queries.ts'

const Gift = z.object({
  id: z.string(),
  settled_at: z.date(),
  status: z.enum(paymentStatuses),
  destination: z.string().nullable(),
  amount_cents: z.number(),
  fee_cover_cents: z.number(),
  refunded_cents: z.number(),
  classroom_id: z.string().nullable(),
  classroom_name: z.string().nullable(),
  is_monthly: z.boolean(),
  offline_kind: z.enum(offlineKinds).nullable(),
  receipt_number: z.number().nullable(),
  receipt_email: z.string().nullable(),
})
export type GiftRow = z.infer<typeof Gift>

/** One page of what some donors gave, the newest first; the page is cut before anything is joined to it. */
export function listGiftsOf(
  tx: Tx,
  ids: readonly string[],
  { limit, offset, ...which }: { limit: number; offset: number } & WhichGifts,
): Promise<GiftRow[]> {
  return rows(Gift)`
    select payment.id, payment.settled_at, ${statusOf} as status, payment.destination, payment.amount_cents,
      payment.fee_cover_cents, payment.refunded_cents, checkout.classroom_id, classroom.name as classroom_name,
      coalesce(gift.kind = 'recurring', false) as is_monthly, offline.kind as offline_kind,
      receipt.number as receipt_number, receipt.email as receipt_email
    from (select * from payments where ${giftsOf(ids, which)}
      order by settled_at desc, id desc limit ${limit} offset ${offset}) payment
    left join sponsorships gift on gift.id = payment.sponsorship_id
    left join checkouts checkout on checkout.id = coalesce(payment.checkout_id, gift.checkout_id)
    left join classrooms classroom on classroom.id = checkout.classroom_id
    left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
    left join offline_gifts offline on offline.payment_id = payment.id
    order by payment.settled_at desc, payment.id desc`.all(tx)
}

/** How many they are, counted up to a bound. */
export const countGiftsOf = (tx: Tx, ids: readonly string[], which: WhichGifts = {}): Promise<BoundedTotal> =>
  countUpToBound(tx, sql`select from payments where ${giftsOf(ids, which)}`)

type WhichGifts = {
  /** Those alone whose receipt counts. */
  isReceipted?: boolean
}

const giftsOf = (ids: readonly string[], { isReceipted = false }: WhichGifts) =>
  isReceipted
    ? sql`donor_id = any(${ids}::uuid[]) and exists (
        select from receipts where payment_id = payments.id and voided_at is null)`
    : sql`donor_id = any(${ids}::uuid[])`
