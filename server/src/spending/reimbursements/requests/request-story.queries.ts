import type { ReimbursementEvent, ReimbursementStatus } from '@tower/contract/spending/reimbursements.ts'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type ItemRow = {
  id: string
  request_id: string
  description: string
  amount_cents: number
  receipt_link: string | null
  receipt_id: string | null
  file_id: string | null
  file_name: string | null
  byte_size: number | null
  has_thumbnail: boolean | null
}

/** The lines of requests, in their order. */
export async function listItems(tx: Tx, requestIds: readonly string[]): Promise<ItemRow[]> {
  if (requestIds.length === 0) return []
  const { rows } = await sql<ItemRow>`
    select item.id, item.request_id, item.description, item.amount_cents, item.receipt_link, item.receipt_id,
      receipt.file_id, receipt.file_name, receipt.byte_size, receipt.has_thumbnail
    from purchase_request_items item left join reimbursements receipt on receipt.id = item.receipt_id
    where item.request_id = any(${requestIds}::uuid[]) order by item.request_id, item.place`.execute(tx)
  return rows
}

export type EventRow = {
  id: number
  kind: ReimbursementEvent
  at: Date
  actor_id: string | null
  by: string | null
  reason: string | null
  /** What the bank calls a payment that it sent back. */
  reference: string | null
  total_cents: number
}

/** What happened to a request, the latest first. */
export async function listEvents(tx: Tx, requestId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event.id, event.kind, event.at, event.actor_id, coalesce(users.full_name, users.email) as by,
      event.reason, gone.bank_reference as reference, event.total_cents
    from purchase_request_events event left join users on users.id = event.actor_id
    left join reimbursement_returned_payouts gone on event.kind = 'bounced' and gone.request_id = event.request_id
      and gone.returned_at = event.at
    where event.request_id = ${requestId} order by event.id desc`.execute(tx)
  return rows
}

export type PayoutRow = { reference: string; payment_file_id: string | null; by: string | null }

export async function findPayout(tx: Tx, requestId: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select payout.reference, payout.payment_file_id, coalesce(users.full_name, users.email) as by
    from reimbursement_payouts payout left join users on users.id = payout.paid_by
    where payout.request_id = ${requestId}`.execute(tx)
  return rows[0]
}

export type DuplicateRow = {
  request_id: string
  item_id: string
  because: 'same_file' | 'same_amount_and_date'
  other_id: string
  number: number
  status: ReimbursementStatus
  teacher: string
}

/**
 * Lines whose receipt stands in another request too, whoever sent it, and lines of the same teacher with the same amount
 * in a request of the same day. Drafts are nobody's claim yet.
 */
export async function listDuplicates(
  tx: Tx,
  requestIds: readonly string[],
  mostOfEach: number,
): Promise<DuplicateRow[]> {
  if (requestIds.length === 0) return []
  const { rows } = await sql<DuplicateRow>`
    select found.*, other.number, other.status, coalesce(users.full_name, users.email) as teacher
    from purchase_request_items item
    join purchase_requests own on own.id = item.request_id
    left join reimbursements receipt on receipt.id = item.receipt_id
    cross join lateral (
      (select item.request_id, item.id as item_id, 'same_file' as because, copy.request_id as other_id
        from reimbursements copy where copy.content_hash = receipt.content_hash
          and copy.request_id is not null and copy.request_id <> own.id limit ${mostOfEach})
      union all
      (select item.request_id, item.id, 'same_amount_and_date', twin.id
        from purchase_requests twin join purchase_request_items line on line.request_id = twin.id
        where twin.teacher_id = own.teacher_id and twin.id <> own.id and ${sameDay}
          and line.amount_cents = item.amount_cents limit ${mostOfEach})
    ) found
    join purchase_requests other on other.id = found.other_id and other.status <> 'draft'
    join users on users.id = other.teacher_id
    where item.request_id = any(${requestIds}::uuid[]) and own.status <> 'draft'
    order by item.place, found.because, other.number`.execute(tx)
  return rows
}

/** As the index of a teacher's requests reads it. */
const day = sql`org_day(own.submitted_at)`
const sameDay = sql<SqlBool>`twin.status <> 'draft'
  and coalesce(twin.submitted_at, twin.created_at) >= org_day_start(${day})
  and coalesce(twin.submitted_at, twin.created_at) < org_day_start(${day} + 1)`

/** How many submitted requests wait, and how many of them are older than this one. */
export async function findQueuePlace(
  tx: Tx,
  { id, submittedAt }: { id: string; submittedAt: Date },
): Promise<{ older: number; waiting: number }> {
  const { rows } = await sql<{ older: number; waiting: number }>`
    select count(*)::int as waiting,
      (count(*) filter (where (submitted_at, id) < (${submittedAt}, ${id})))::int as older
    from purchase_requests where status = 'submitted'`.execute(tx)
  return rows[0] ?? { older: 0, waiting: 0 }
}

/** What the classroom is called that a teacher leads. */
export async function findClassroomName(tx: Tx, teacherId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('classrooms')
    .select('name')
    .where('teacher_id', '=', teacherId)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}

export type BudgetRow = {
  allocated_cents: number
  remaining_cents: number
  reserved_cents: number
  is_locked: boolean
}

/** What a budget holds now. */
export async function findBudgetNow(tx: Tx, budgetId: string): Promise<BudgetRow> {
  const { rows } = await sql<BudgetRow>`
    select budget.allocated_cents, budget.locked_at is not null as is_locked,
      coalesce(available.balance_cents, 0)::bigint as remaining_cents,
      coalesce(reserved.balance_cents, 0)::bigint as reserved_cents
    from teacher_budgets budget
    left join ledger_accounts available on available.kind = 'budget' and available.owner_id = budget.id
    left join ledger_accounts reserved on reserved.kind = 'reserved' and reserved.owner_id = budget.id
    where budget.id = ${budgetId}`.execute(tx)
  return rows[0] as BudgetRow
}
