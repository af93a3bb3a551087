import type { ReimbursementEvent, ReimbursementStatus } from '@tower/contract/spending/reimbursements.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type LockedRequest = {
  id: string
  number: number
  teacher_id: string
  budget_id: string
  status: ReimbursementStatus
  title: string
  total_cents: number
  revision: number
  change_key: string
  submitted_at: Date | null
  decided_by: string | null
}

const lockedColumns = [
  'id',
  'number',
  'teacher_id',
  'budget_id',
  'status',
  'title',
  'total_cents',
  'revision',
  'change_key',
  'submitted_at',
  'decided_by',
] as const

/** The budget of a teacher that a request may name; undefined for another's. */
export function findOwnBudget(tx: Tx, { budgetId, teacherId }: { budgetId: string; teacherId: string }) {
  return tx
    .selectFrom('teacher_budgets')
    .select(['id', 'fiscal_year'])
    .where('id', '=', budgetId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** A request, locked until the end of the transaction. */
export async function findRequestForUpdate(
  tx: Tx,
  by: { id: string } | { teacherId: string; requestKey: string },
): Promise<LockedRequest | undefined> {
  const row = await tx
    .selectFrom('purchase_requests')
    .select(lockedColumns)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('teacherId' in by, (query) =>
      'teacherId' in by
        ? query.where('teacher_id', '=', by.teacherId).where('request_key', '=', by.requestKey)
        : query,
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as LockedRequest | undefined
}

/** Several requests, locked in one order, so that two who choose the same ones can't wait for each other. */
export async function listRequestsForUpdate(tx: Tx, ids: readonly string[]): Promise<LockedRequest[]> {
  const rows = await tx
    .selectFrom('purchase_requests')
    .select(lockedColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows as LockedRequest[]
}

export type NewRequest = {
  teacherId: string
  budgetId: string
  fiscalYear: number
  requestKey: string
  at: Date
}

/** Opens an empty draft; nothing where the same key opened one before. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx
    .insertInto('purchase_requests')
    .values({
      teacher_id: request.teacherId,
      budget_id: request.budgetId,
      fiscal_year: request.fiscalYear,
      request_key: request.requestKey,
      change_key: request.requestKey,
      title: '',
      total_cents: 0,
      created_at: request.at,
      updated_at: request.at,
    })
    .onConflict((conflict) => conflict.constraint('purchase_requests__once').doNothing())
    .execute()
}

export type RequestContent = {
  id: string
  budgetId: string
  fiscalYear: number
  status: 'draft' | 'submitted'
  title: string
  memo: string
  totalCents: number
  changeKey: string
  submittedAt: Date | null
  /** What the search of staff goes through. */
  words: string
  at: Date
}

/** Writes what a teacher says in a request. Submitting it takes back whatever was decided. */
export async function updateContent(tx: Tx, content: RequestContent): Promise<number> {
  const isSubmitted = content.status === 'submitted'
  const { revision } = await tx
    .updateTable('purchase_requests')
    .set({
      budget_id: content.budgetId,
      fiscal_year: content.fiscalYear,
      status: content.status,
      title: content.title,
      memo: content.memo,
      total_cents: content.totalCents,
      change_key: content.changeKey,
      submitted_at: content.submittedAt,
      updated_at: content.at,
      revision: sql`revision + 1`,
      words: sql`to_tsvector('simple', ${content.words})`,
      ...(isSubmitted && { decided_at: null, decided_by: null, reason: null }),
    })
    .where('id', '=', content.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export type StatusChange = {
  id: string
  status: ReimbursementStatus
  /** Undefined leaves who decided and why as they were. */
  decision?: { by: string; reason: string | null }
  at: Date
}

/** Moves a request on. A draft is no longer submitted. */
export async function updateStatus(tx: Tx, { id, status, decision, at }: StatusChange): Promise<number> {
  const { revision } = await tx
    .updateTable('purchase_requests')
    .set({
      status,
      updated_at: at,
      revision: sql`revision + 1`,
      ...(status === 'draft' && { submitted_at: null }),
      ...(decision && { decided_at: at, decided_by: decision.by, reason: decision.reason }),
    })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export type Line = {
  description: string
  amountCents: number
  receiptId: string | null
  receiptLink: string | null
}

/** Puts lines in the place of those that were there. */
export async function replaceLines(tx: Tx, requestId: string, lines: readonly Line[]): Promise<void> {
  await tx.deleteFrom('purchase_request_items').where('request_id', '=', requestId).execute()
  if (lines.length === 0) return
  await tx
    .insertInto('purchase_request_items')
    .values(
      lines.map((line, index) => ({
        request_id: requestId,
        place: index + 1,
        description: line.description,
        amount_cents: line.amountCents,
        receipt_id: line.receiptId,
        receipt_link: line.receiptLink,
      })),
    )
    .execute()
}

export async function deleteRequest(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('purchase_requests').where('id', '=', id).execute()
}

export type NewEvent = {
  requestId: string
  kind: ReimbursementEvent
  actorId: string
  reason: string | null
  totalCents: number
  at: Date
}

export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('purchase_request_events')
    .values(
      events.map((event) => ({
        request_id: event.requestId,
        kind: event.kind,
        at: event.at,
        actor_id: event.actorId,
        reason: event.reason,
        total_cents: event.totalCents,
      })),
    )
    .execute()
}

export type LastEvent = { kind: ReimbursementEvent; by: string | null; actor_id: string | null }

/** What happened to a request last, and who did it. */
export async function findLastEvent(tx: Tx, requestId: string): Promise<LastEvent | undefined> {
  const { rows } = await sql<LastEvent>`
    select event.kind, event.actor_id, coalesce(users.full_name, users.email) as by
    from purchase_request_events event left join users on users.id = event.actor_id
    where event.request_id = ${requestId} order by event.id desc limit 1`.execute(tx)
  return rows[0]
}

/** How to write to a teacher, and what they are called. */
export function findTeacher(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'full_name', 'locale', 'disabled_at'])
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow()
}
