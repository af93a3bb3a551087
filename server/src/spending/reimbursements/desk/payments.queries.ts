import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type NewPayout = {
  requestId: string
  amountCents: number
  reference: string
  paymentFileId: string | null
  paidBy: string
  at: Date
}

/** Writes down that requests were paid; of one that was paid before it fails. */
export async function insertPayouts(tx: Tx, payouts: readonly NewPayout[]): Promise<void> {
  await tx
    .insertInto('reimbursement_payouts')
    .values(
      payouts.map((payout) => ({
        request_id: payout.requestId,
        amount_cents: payout.amountCents,
        reference: payout.reference,
        payment_file_id: payout.paymentFileId,
        paid_by: payout.paidBy,
        paid_at: payout.at,
      })),
    )
    .execute()
}

/** Keeps a payment as one that came back; false where none stands. */
export async function movePayoutToReturned(
  tx: Tx,
  { requestId, by, bankReference, at }: { requestId: string; by: string; bankReference: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from reimbursement_payouts where request_id = ${requestId} returning *)
    insert into reimbursement_returned_payouts
      (request_id, amount_cents, reference, payment_file_id, paid_by, paid_at, returned_by, returned_at, bank_reference)
    select request_id, amount_cents, reference, payment_file_id, paid_by, paid_at, ${by}::uuid, ${at}::timestamptz,
      ${bankReference}::text
    from gone returning id`.execute(tx)
  return rows.length > 0
}

/** Opens a payment file; undefined where the same key opened one before. */
export async function insertPaymentFile(
  tx: Tx,
  file: { requestKey: string; madeBy: string; at: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('reimbursement_payment_files')
    .values({ request_key: file.requestKey, made_by: file.madeBy, made_at: file.at })
    .onConflict((conflict) => conflict.constraint('reimbursement_payment_files__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type PaymentFileRow = {
  id: string
  number: number
  made_at: Date
  made_by: string | null
  count: number
  total_cents: number
  /** How many of its payments the bank sent back; they are counted no more. */
  returned: number
}

/** Payment files, the newest first: by their keys or ids, or the latest. */
export async function listPaymentFileRows(
  tx: Tx,
  chosen: { id: string } | { requestKey: string } | { latest: number },
): Promise<PaymentFileRow[]> {
  const which =
    'id' in chosen
      ? sql`where file.id = ${chosen.id}`
      : 'requestKey' in chosen
        ? sql`where file.request_key = ${chosen.requestKey}`
        : sql`order by file.made_at desc, file.id limit ${chosen.latest}`
  const { rows } = await sql<PaymentFileRow>`
    select file.id, file.number, file.made_at, coalesce(users.full_name, users.email) as made_by,
      sums.count, sums.total_cents,
      (select count(*)::int from reimbursement_returned_payouts where payment_file_id = file.id) as returned
    from (select * from reimbursement_payment_files file ${which}) file
    left join users on users.id = file.made_by
    cross join lateral (select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as total_cents
      from reimbursement_payouts where payment_file_id = file.id) sums
    order by file.made_at desc, file.id`.execute(tx)
  return rows
}

export type PayeeRow = {
  request_id: string
  number: number
  teacher: string
  amount_cents: number
  reference: string
}

/** Whom a payment file pays, in the order of the requests. */
export async function listPayees(tx: Tx, paymentFileId: string): Promise<PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    select payout.request_id, request.number, coalesce(users.full_name, users.email) as teacher,
      payout.amount_cents, payout.reference
    from reimbursement_payouts payout
    join purchase_requests request on request.id = payout.request_id
    join users on users.id = request.teacher_id
    where payout.payment_file_id = ${paymentFileId} order by request.number`.execute(tx)
  return rows
}
