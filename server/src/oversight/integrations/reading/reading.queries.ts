import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { PageWish, Placed } from './read-page.ts'

/** The part of a list that was asked for, by the instant and the id that order it. */
function within(at: RawBuilder<unknown>, id: RawBuilder<unknown>, { from, to, before }: PageWish) {
  const conditions = [
    ...(from === undefined ? [] : [sql<SqlBool>`${at} >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${at} < ${to}::timestamptz`]),
    ...(before === undefined
      ? []
      : [sql<SqlBool>`(${at}, ${id}) < (${instantOf(before.micros)}, ${before.id}::uuid)`]),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const instantOf = (micros: number) =>
  sql`timestamptz '1970-01-01 00:00:00+00' + ${micros}::bigint * interval '1 microsecond'`

const microsOf = (at: RawBuilder<unknown>) => sql`(extract(epoch from ${at}) * 1000000)::bigint as micros`

export type DonationRow = Placed & {
  settled_at: Date
  amount_cents: number
  fee_cover_cents: number
  refunded_cents: number
  currency: string
  destination: string | null
  program: string | null
  receipt_number: number | null
  is_monthly: boolean
  is_disputed: boolean
}

/** Gifts that arrived; credits are bought, not given. */
export async function listDonations(tx: Tx, wish: PageWish): Promise<DonationRow[]> {
  const at = sql`payment.settled_at`
  const { rows } = await sql<DonationRow>`
    select payment.id, payment.settled_at, payment.amount_cents, payment.fee_cover_cents, payment.refunded_cents,
      payment.currency, payment.destination, payment.program_key as program, payment.provider_invoice_id is not null as is_monthly,
      payment.dispute_state is not distinct from 'open' as is_disputed,
      (select receipt.number from receipts receipt
        where receipt.payment_id = payment.id and receipt.voided_at is null) as receipt_number,
      ${microsOf(at)}
    from payments payment
    where payment.state = 'settled' and payment.destination is distinct from 'credits'
      and ${within(at, sql`payment.id`, wish)}
    order by payment.settled_at desc, payment.id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type SlotRow = Placed & {
  number: number
  created_at: Date
  state: 'waiting' | 'frozen' | 'matched' | 'voided'
  origin: string
  classroom_id: string | null
  draw_id: string | null
  assigned_at: Date | null
  assigned_how: string | null
}

export async function listSlots(tx: Tx, wish: PageWish): Promise<SlotRow[]> {
  const at = sql`slot.created_at`
  const { rows } = await sql<SlotRow>`
    select slot.id, slot.number, slot.created_at, slot.origin, slot.classroom_id, slot.draw_id, slot.assigned_at,
      slot.assigned_how,
      case when slot.voided_at is not null then 'voided' when slot.assigned_at is not null then 'matched'
        when slot.frozen_at is not null then 'frozen' else 'waiting' end as state,
      ${microsOf(at)}
    from slots slot where ${within(at, sql`slot.id`, wish)}
    order by slot.created_at desc, slot.id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type DrawRow = Placed & {
  name: string
  created_at: Date
  starts_at: Date
  state: 'scheduled' | 'frozen' | 'completed' | 'voided'
  capacity: number
  entries: number | null
  winners: number | null
  completed_at: Date | null
  voided_at: Date | null
  void_reason: string | null
}

export async function listDraws(tx: Tx, wish: PageWish): Promise<DrawRow[]> {
  const at = sql`draw.created_at`
  const { rows } = await sql<DrawRow>`
    select draw.id, draw.slot_name as name, draw.created_at, draw.slot_starts as starts_at, draw.state, draw.capacity,
      draw.entries_count as entries, draw.winners_count as winners, draw.completed_at, draw.voided_at, draw.void_reason,
      ${microsOf(at)}
    from assignment_slots draw where ${within(at, sql`draw.id`, wish)}
    order by draw.created_at desc, draw.id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type ClassroomRow = Placed & {
  created_at: Date
  school: string | null
  school_nces_id: string | null
  city: string | null
  state: string | null
  grade_level: string | null
  confirmed_at: Date | null
}

export async function listClassrooms(tx: Tx, wish: PageWish): Promise<ClassroomRow[]> {
  const at = sql`classroom.created_at`
  const { rows } = await sql<ClassroomRow>`
    select classroom.id, classroom.created_at, classroom.school, school.nces_id as school_nces_id, classroom.city,
      classroom.state, classroom.grade_level, classroom.confirmed_at, ${microsOf(at)}
    from classrooms classroom left join schools school on school.id = classroom.school_id
    where classroom.merged_into is null and ${within(at, sql`classroom.id`, wish)}
    order by classroom.created_at desc, classroom.id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type NominationsRow = Placed & {
  created_at: Date
  nominations: number
  confirmed: number
  latest_at: Date | null
}

/** Counts, classroom by classroom: who nominated stays here. */
export async function listNominations(tx: Tx, wish: PageWish): Promise<NominationsRow[]> {
  const at = sql`classroom.created_at`
  const { rows } = await sql<NominationsRow>`
    select page.id, page.created_at, page.micros, counted.nominations, counted.confirmed, counted.latest_at
    from (
      select classroom.id, classroom.created_at, ${microsOf(at)} from classrooms classroom
      where classroom.merged_into is null and ${within(at, sql`classroom.id`, wish)}
      order by classroom.created_at desc, classroom.id desc limit ${wish.limit}
    ) page
    cross join lateral (
      select count(*)::int as nominations, count(nomination.confirmed_at)::int as confirmed,
        max(nomination.created_at) as latest_at
      from classroom_nominations nomination where nomination.classroom_id = page.id
    ) counted
    order by page.created_at desc, page.id desc`.execute(tx)
  return rows
}

export type BudgetRow = Placed & {
  created_at: Date
  fiscal_year: number
  allocated_cents: number
  spent_cents: number
  reserved_cents: number
  held_cents: number
  remaining_cents: number
  is_locked: boolean
}

export async function listBudgets(tx: Tx, wish: PageWish): Promise<BudgetRow[]> {
  const at = sql`budget.created_at`
  const { rows } = await sql<BudgetRow>`
    select budget.budget_id as id, budget.created_at, budget.fiscal_year, budget.allocated_cents, budget.spent_cents,
      budget.reserved_cents, budget.held_cents, budget.remaining_cents, budget.locked as is_locked, ${microsOf(at)}
    from v_budget_usage budget where ${within(at, sql`budget.budget_id`, wish)}
    order by budget.created_at desc, budget.budget_id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type ReimbursementRow = Placed & {
  number: number
  budget_id: string
  fiscal_year: number
  status: 'submitted' | 'approved' | 'rejected' | 'paid'
  total_cents: number
  submitted_at: Date
  decided_at: Date | null
  updated_at: Date
}

/** What teachers handed in; a draft is theirs alone. */
export async function listReimbursements(tx: Tx, wish: PageWish): Promise<ReimbursementRow[]> {
  const at = sql`request.submitted_at`
  const { rows } = await sql<ReimbursementRow>`
    select request.id, request.number, request.budget_id, request.fiscal_year, request.status, request.total_cents,
      request.submitted_at, request.decided_at, request.updated_at, ${microsOf(at)}
    from purchase_requests request
    where request.status <> 'draft' and request.submitted_at is not null and ${within(at, sql`request.id`, wish)}
    order by request.submitted_at desc, request.id desc limit ${wish.limit}`.execute(tx)
  return rows
}

export type TicketRow = Placed & {
  created_at: Date
  category: string
  priority: string
  status: string
  messages: number
  answered_at: Date | null
  resolved_at: Date | null
  updated_at: Date
}

export async function listTickets(tx: Tx, wish: PageWish): Promise<TicketRow[]> {
  const at = sql`ticket.created_at`
  const { rows } = await sql<TicketRow>`
    select ticket.id, ticket.created_at, ticket.category, ticket.priority, ticket.status,
      ticket.message_count as messages, ticket.answered_at, ticket.resolved_at, ticket.updated_at, ${microsOf(at)}
    from tickets ticket where ${within(at, sql`ticket.id`, wish)}
    order by ticket.created_at desc, ticket.id desc limit ${wish.limit}`.execute(tx)
  return rows
}
