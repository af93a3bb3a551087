import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { mentions, redacted } from '../../database/redact-text.ts'

/** Deletes what a teacher never submitted, and takes their words out of what they did: amounts, days and numbers stay. */
export async function clearWordsOf(tx: Tx, userId: string): Promise<void> {
  await sql`update reimbursements set caption = null, file_name = null where teacher_id = ${userId}`.execute(
    tx,
  )
  await sql`update reimbursements set request_id = null where request_id in (${neverSubmitted(userId)})`.execute(
    tx,
  )
  await sql`delete from purchase_requests where id in (${neverSubmitted(userId)})`.execute(tx)
  await sql`delete from reimbursements where teacher_id = ${userId} and request_id is null`.execute(tx)
  await sql`update purchase_request_items set description = '', receipt_link = null
    where request_id in (select id from purchase_requests where teacher_id = ${userId})`.execute(tx)
  await sql`update purchase_request_events set reason = null
    where request_id in (select id from purchase_requests where teacher_id = ${userId})`.execute(tx)
  await sql`update purchase_requests set title = '', memo = '', reason = null, words = ''
    where teacher_id = ${userId}`.execute(tx)
}

const neverSubmitted = (userId: string) => sql`
  select request.id from purchase_requests request where request.teacher_id = ${userId} and request.status = 'draft'
    and not exists (select from purchase_request_events where request_id = request.id)`

/** Takes a teacher's names and addresses out of what payouts to them are called. */
export async function redactPayouts(
  tx: Tx,
  { teacherId, pattern }: { teacherId: string; pattern: string },
): Promise<void> {
  const ofTeacher = sql<string>`(select id from purchase_requests where teacher_id = ${teacherId})`
  const reference = redacted('reference', pattern)
  await tx
    .updateTable('reimbursement_payouts')
    .set({ reference })
    .where('request_id', 'in', ofTeacher)
    .where(mentions('reference', pattern))
    .execute()
  await tx
    .updateTable('reimbursement_returned_payouts')
    .set({ reference, bank_reference: redacted('bank_reference', pattern) })
    .where('request_id', 'in', ofTeacher)
    .where((eb) => eb.or([mentions('reference', pattern), mentions('bank_reference', pattern)]))
    .execute()
}

export async function listRequestIds(tx: Tx, teacherId: string): Promise<string[]> {
  const requests = await tx
    .selectFrom('purchase_requests')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .execute()
  return requests.map(({ id }) => id)
}

/** A teacher's requests with their lines, plain. */
export async function listOwnRequests(tx: Tx, userId: string) {
  const { rows } = await sql<{ request: unknown }>`
    select jsonb_build_object('number', request.number, 'status', request.status, 'memo', request.memo,
      'total_cents', request.total_cents, 'school_year', request.fiscal_year, 'created_at', request.created_at,
      'submitted_at', request.submitted_at, 'decided_at', request.decided_at, 'reason', request.reason,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('description', item.description,
        'amount_cents', item.amount_cents, 'receipt', coalesce(item.receipt_link, receipt.file_name)) order by item.place)
        from purchase_request_items item left join reimbursements receipt on receipt.id = item.receipt_id
        where item.request_id = request.id), '[]'::jsonb)) as request
    from purchase_requests request where request.teacher_id = ${userId} order by request.number`.execute(tx)
  return rows.map(({ request }) => request)
}

/** The receipts a teacher uploaded, plain; the files themselves stand with the files. */
export function listOwnReceipts(tx: Tx, userId: string) {
  return tx
    .selectFrom('reimbursements')
    .select(['status', 'caption', 'file_name', 'byte_size', 'created_at'])
    .where('teacher_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
