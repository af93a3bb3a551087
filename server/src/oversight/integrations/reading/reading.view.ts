import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { readingEndpoints } from '@tower/contract/oversight/reading.contract.ts'
import type {
  BudgetRow,
  ClassroomRow,
  DonationRow,
  DrawRow,
  NominationsRow,
  ReimbursementRow,
  SlotRow,
  TicketRow,
} from './reading.queries.ts'

type Item<Key extends keyof typeof readingEndpoints> = CallOutput<
  (typeof readingEndpoints)[Key]
>['items'][number]

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A gift for another system: what it was, not whose. */
export function viewDonation(row: DonationRow): Item<'donations'> {
  return {
    id: row.id,
    settled_at: row.settled_at.toISOString(),
    amount_cents: row.amount_cents,
    fee_cover_cents: row.fee_cover_cents,
    refunded_cents: row.refunded_cents,
    currency: row.currency,
    destination: row.destination,
    program: row.program,
    receipt_number: row.receipt_number,
    is_monthly: row.is_monthly,
    is_disputed: row.is_disputed,
  }
}

export function viewSlot(row: SlotRow): Item<'slots'> {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    state: row.state,
    origin: row.origin,
    classroom_id: row.classroom_id,
    draw_id: row.draw_id,
    assigned_at: iso(row.assigned_at),
    assigned_how: row.assigned_how,
  }
}

export function viewDraw(row: DrawRow): Item<'draws'> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    state: row.state,
    capacity: row.capacity,
    entries: row.entries,
    winners: row.winners,
    completed_at: iso(row.completed_at),
    voided_at: iso(row.voided_at),
    void_reason: row.void_reason,
  }
}

export function viewClassroom(row: ClassroomRow): Item<'classrooms'> {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    school: row.school,
    school_nces_id: row.school_nces_id,
    city: row.city,
    state: row.state,
    grade_level: row.grade_level,
    confirmed_at: iso(row.confirmed_at),
  }
}

export function viewNominations(row: NominationsRow): Item<'nominations'> {
  return {
    classroom_id: row.id,
    created_at: row.created_at.toISOString(),
    nominations: row.nominations,
    confirmed: row.confirmed,
    latest_at: iso(row.latest_at),
  }
}

export function viewBudget(row: BudgetRow): Item<'budgets'> {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    fiscal_year: row.fiscal_year,
    allocated_cents: row.allocated_cents,
    spent_cents: row.spent_cents,
    reserved_cents: row.reserved_cents,
    held_cents: row.held_cents,
    remaining_cents: row.remaining_cents,
    is_locked: row.is_locked,
  }
}

export function viewReimbursement(row: ReimbursementRow): Item<'reimbursements'> {
  return {
    id: row.id,
    number: row.number,
    budget_id: row.budget_id,
    fiscal_year: row.fiscal_year,
    status: row.status,
    total_cents: row.total_cents,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: iso(row.decided_at),
    updated_at: row.updated_at.toISOString(),
  }
}

export function viewTicket(row: TicketRow): Item<'tickets'> {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    category: row.category,
    priority: row.priority,
    status: row.status,
    messages: row.messages,
    answered_at: iso(row.answered_at),
    resolved_at: iso(row.resolved_at),
    updated_at: row.updated_at.toISOString(),
  }
}
