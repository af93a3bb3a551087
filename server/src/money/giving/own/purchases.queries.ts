import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A pack of credits that somebody bought: no gift, and in no list of gifts. */
export type PurchaseRow = {
  id: string
  settled_at: Date
  pack_name: string
  /** What the pack held, and what of it is left after money went back. */
  credit_cents: number
  kept_credit_cents: number
  paid_cents: number
  refunded_cents: number
  receipt_number: number | null
}

export type PurchaseFacts = PurchaseRow & {
  email: string | null
  number: number | null
  issued_at: Date | null
  voided_at: Date | null
  replaces_number: number | null
}

const mostShown = 500
const paid = sql`payment.amount_cents + payment.fee_cover_cents`
const columns = sql`payment.id, payment.settled_at, purchase.pack_name, purchase.credit_cents,
  purchase.credit_cents - purchase.returned_cents - purchase.spent_cents as kept_credit_cents,
  ${paid} as paid_cents, least(payment.refunded_cents, ${paid}) as refunded_cents`
const purchases = sql`payments payment join pack_purchases purchase on purchase.payment_id = payment.id`

/** What a giver bought, the newest first. */
export async function listPurchases(tx: Tx, donorId: string): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns}, receipt.number as receipt_number from ${purchases}
    left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
    where payment.donor_id = ${donorId} and payment.destination = 'credits' and payment.state = 'settled'
    order by payment.settled_at desc, payment.id desc limit ${mostShown}`.execute(tx)
  return rows
}

/** A purchase of a giver with its receipt. */
export const findPurchaseOf = (tx: Tx, { donorId, paymentId }: { donorId: string; paymentId: string }) =>
  findFacts(tx, sql`payment.id = ${paymentId} and payment.donor_id = ${donorId}`)

/** The same of whoever bought. */
export const findPurchase = (tx: Tx, paymentId: string) => findFacts(tx, sql`payment.id = ${paymentId}`)

/** The receipt in force, else the last that was voided. */
async function findFacts(tx: Tx, which: RawBuilder<unknown>): Promise<PurchaseFacts | undefined> {
  const { rows } = await sql<PurchaseFacts>`
    select ${columns}, coalesce(shown.email, payment.email) as email, shown.number, shown.number as receipt_number, shown.issued_at, shown.voided_at,
      shown.replaces_number
    from ${purchases} left join lateral (
      select * from receipts receipt where receipt.payment_id = payment.id
      order by receipt.voided_at is null desc, receipt.number desc limit 1) shown on true
    where ${which} and payment.state = 'settled'`.execute(tx)
  return rows[0]
}
