import type { DisbursementSort, DisbursementState } from '@tower/contract/money/disbursements.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { RowsAfter } from '../../http/every-row.ts'
import { searchedName } from '../../people/prospects/athlete-for.ts'
import { says } from '../../word-query.ts'

export type DisbursementRow = {
  id: string
  prospect_id: string
  goal_id: string | null
  athlete: string
  title: string | null
  amount_cents: number
  payee: string
  paid_for: string
  paid_on: string
  /** Its document; null once that is gone. */
  file_id: string | null
  state: DisbursementState
  needs_second: boolean
  recorded_by: string
  recorded_by_name: string
  recorded_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  note: string | null
  /** Who wants it voided, or did; somebody else agrees. */
  void_asked_by: string | null
  void_asked_by_name: string | null
  void_asked_at: Date | null
  voided_by_name: string | null
  voided_at: Date | null
  /** What of it waits for a second person: that it is paid, or taken back. */
  approval_id: string | null
  approval_asked_at: Date | null
}

const tables = sql`disbursements given join prospects prospect on prospect.id = given.prospect_id
  left join prospect_goals goal on goal.id = given.goal_id
  left join files document on document.id = given.file_id and document.state <> 'removed'
  join users recorder on recorder.id = given.recorded_by left join users decider on decider.id = given.decided_by
  left join users asker on asker.id = given.void_asked_by left join users voider on voider.id = given.voided_by
  left join approvals approval on approval.state = 'waiting' and approval.subject_id = given.id::text
    and approval.kind = case given.state when 'waiting' then 'disbursement' else 'disbursement_void' end`

const columns = sql`given.id, given.prospect_id, given.goal_id, prospect.first_name || ' ' || prospect.last_name as athlete,
  goal.title, given.amount_cents, given.payee, given.paid_for, to_char(given.paid_on, 'YYYY-MM-DD') as paid_on, document.id as file_id,
  given.state, given.needs_second, given.recorded_by, coalesce(recorder.full_name, recorder.email) as recorded_by_name,
  given.recorded_at, given.decided_by, coalesce(decider.full_name, decider.email) as decided_by_name, given.decided_at, given.note,
  given.void_asked_by, coalesce(asker.full_name, asker.email) as void_asked_by_name, given.void_asked_at,
  coalesce(voider.full_name, voider.email) as voided_by_name, given.voided_at,
  approval.id as approval_id, approval.asked_at as approval_asked_at`

/** Each order ends with the id, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<DisbursementSort, ReturnType<typeof sql>> = {
  '-recorded': sql`given.recorded_at desc, given.id`,
  recorded: sql`given.recorded_at, given.id`,
  '-amount': sql`given.amount_cents desc, given.id`,
  amount: sql`given.amount_cents, given.id`,
  '-paid': sql`given.paid_on desc, given.id`,
  paid: sql`given.paid_on, given.id`,
}

export type DisbursementFilters = {
  q?: string | undefined
  state?: DisbursementState | undefined
  from?: string | undefined
  to?: string | undefined
  /** Of who asks. */
  duties: readonly Duty[]
}

/** One page of what was paid out, and how much of it the filters show in all. */
export async function listDisbursementRows(
  tx: Tx,
  filters: DisbursementFilters,
  { sort, limit, offset }: { sort: DisbursementSort; limit: number; offset: number },
): Promise<{ rows: DisbursementRow[] } & BoundedTotal> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where ${matches(filters)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from ${tables} where ${matches(filters)}`)) }
}

/** Some of what the filters show, in the order in which it was recorded, as the index of the latest is read backward. */
export async function listDisbursementsAfter(
  tx: Tx,
  filters: DisbursementFilters,
  { after, limit }: RowsAfter<Pick<DisbursementRow, 'recorded_at' | 'id'>>,
): Promise<DisbursementRow[]> {
  const later = after
    ? sql<SqlBool>`given.recorded_at >= ${after.recorded_at} and (given.recorded_at > ${after.recorded_at} or given.id < ${after.id}::uuid)`
    : sql<SqlBool>`true`
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where ${matches(filters)} and ${later}
    order by given.recorded_at, given.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Every disbursement of one goal, or of an athlete for none, the latest first. */
export async function listOfAccount(tx: Tx, accountId: string): Promise<DisbursementRow[]> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where coalesce(given.goal_id, given.prospect_id) = ${accountId}
    order by ${orders['-recorded']} limit 500`.execute(tx)
  return rows
}

/** What stands paid for an athlete, the latest day first. */
export async function listPaidOf(
  tx: Tx,
  prospectId: string,
  { limit }: { limit: number },
): Promise<DisbursementRow[]> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where given.prospect_id = ${prospectId} and given.state = 'paid'
    order by ${orders['-paid']} limit ${limit}`.execute(tx)
  return rows
}

export async function findDisbursement(tx: Tx, id: string): Promise<DisbursementRow | undefined> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where given.id = ${id}`.execute(tx)
  return rows[0]
}

/** Whoever holds the row decides on it; the athlete's row is taken before. */
export async function findForUpdate(tx: Tx, id: string): Promise<DisbursementRow | undefined> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where given.id = ${id} for update of given`.execute(tx)
  return rows[0]
}

/** The disbursement that the same form made before, where it is sent twice. */
export async function findByKey(
  tx: Tx,
  { prospectId, requestKey }: { prospectId: string; requestKey: string },
): Promise<DisbursementRow | undefined> {
  const { rows } = await sql<DisbursementRow>`
    select ${columns} from ${tables} where given.prospect_id = ${prospectId} and given.request_key = ${requestKey}`.execute(
    tx,
  )
  return rows[0]
}

export type NewDisbursement = {
  prospectId: string
  goalId: string | null
  amountCents: number
  payee: string
  paidFor: string
  paidOn: string
  fileId: string
  requestKey: string
  recordedBy: string
  at: Date
}

/** Writes a disbursement down, which waits until it is let out; answers its id, or nothing where another stands on its document already. */
export async function insertDisbursement(tx: Tx, given: NewDisbursement): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into disbursements (prospect_id, goal_id, amount_cents, payee, paid_for, paid_on, file_id, state, needs_second,
      request_key, recorded_by, recorded_at)
    values (${given.prospectId}, ${given.goalId}, ${given.amountCents}, ${given.payee}, ${given.paidFor}, ${given.paidOn}::date,
      ${given.fileId}, 'waiting', true, ${given.requestKey}, ${given.recordedBy}, ${given.at})
    on conflict on constraint disbursements__one_document do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Decides on a disbursement that waits. */
export async function moveDisbursement(
  tx: Tx,
  id: string,
  to: { state: 'paid' | 'declined'; by: string; at: Date; note?: string; isAlone?: boolean },
): Promise<void> {
  await tx
    .updateTable('disbursements')
    .set({
      state: to.state,
      decided_by: to.by,
      decided_at: to.at,
      ...(to.isAlone && { needs_second: false }),
      ...(to.note === undefined ? {} : { note: to.note }),
    })
    .where('id', '=', id)
    .execute()
}

/** Somebody wants a disbursement voided that two people let be paid; `null` takes the wish back. */
export async function setVoidAsked(
  tx: Tx,
  id: string,
  asked: { by: string; at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('disbursements')
    .set({
      void_asked_by: asked?.by ?? null,
      void_asked_at: asked?.at ?? null,
      note: asked?.reason ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Voids a disbursement; who let it be paid stays beside who took it back. */
export async function setVoided(
  tx: Tx,
  id: string,
  { by, at, reason }: { by: string; at: Date; reason?: string },
): Promise<void> {
  await tx
    .updateTable('disbursements')
    .set({ state: 'voided', voided_by: by, voided_at: at, note: reason })
    .where('id', '=', id)
    .execute()
}

/** What waits for a second person is a payout, or the wish to take one back. */
function stands(state: DisbursementState) {
  return state === 'waiting'
    ? sql<SqlBool>`(given.state = 'waiting' or (given.state = 'paid' and given.void_asked_at is not null))`
    : sql<SqlBool>`given.state = ${state}`
}

function matches({ q, state, from, to, duties }: DisbursementFilters) {
  const conditions = [
    sql<SqlBool>`true`,
    ...(q ? [says(sql`${searchedName(duties)} || ' ' || given.payee || ' ' || given.paid_for`, q)] : []),
    ...(state ? [stands(state)] : []),
    ...(from ? [sql<SqlBool>`given.paid_on >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`given.paid_on <= ${to}::date`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
