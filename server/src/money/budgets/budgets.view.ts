import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type {
  BudgetLine,
  BudgetUsage,
  budgetEndpoints,
  StaffBudget,
  YearEnd,
} from '@tower/contract/money/budgets.contract.ts'
import {
  type BudgetFact,
  budgetFacts,
  schoolYearEnd,
  spendingKinds,
  yearEndNoticeFrom,
} from '@tower/contract/money/budgets.ts'
import { type CsvCell, inDollars } from '../../http/csv.ts'
import type { StaffBudgetRow } from './desk/desk.queries.ts'
import type { BudgetLineRow } from './history/history.queries.ts'
import type { BudgetUsageRow } from './usage.queries.ts'
import type { KnownYearEnd } from './year-end/find-year-end.ts'

/** A budget as its teacher sees it. What is spent already can't be held any more. */
export function viewUsage(row: BudgetUsageRow): BudgetUsage {
  const heldCents = Math.min(row.held_cents, Math.max(0, row.remaining_cents))
  return {
    budget_id: row.budget_id,
    teacher_id: row.teacher_id,
    fiscal_year: row.fiscal_year,
    allocated_cents: row.allocated_cents,
    spent_cents: row.spent_cents,
    reserved_cents: row.reserved_cents,
    remaining_cents: row.remaining_cents,
    held_cents: heldCents,
    free_cents: row.locked ? 0 : row.remaining_cents - heldCents,
    locked: row.locked,
    created_at: row.created_at.toISOString(),
  }
}

/** A budget as staff see it. */
export function viewStaffBudget(row: StaffBudgetRow): StaffBudget {
  return { ...viewUsage(row), teacher: { full_name: row.full_name, email: row.email } }
}

export const budgetHeader = [
  'Teacher',
  'Email',
  'School year',
  'Allocated',
  'Spent',
  'Reserved',
  'Left',
  'On hold',
  'State',
]

/** A budget as a line of a file, in dollars. */
export function viewBudgetCells(row: StaffBudgetRow): CsvCell[] {
  const budget = viewUsage(row)
  return [
    row.full_name ?? '',
    row.email,
    String(budget.fiscal_year),
    inDollars(budget.allocated_cents),
    inDollars(budget.spent_cents),
    inDollars(budget.reserved_cents),
    inDollars(budget.remaining_cents),
    inDollars(budget.held_cents),
    budget.locked ? 'locked' : 'open',
  ]
}

/** What becomes of what is left of a school year. */
export function viewYearEnd({ fiscalYear, rule }: KnownYearEnd): YearEnd {
  return {
    fiscal_year: fiscalYear,
    rule,
    told_from: yearEndNoticeFrom(fiscalYear).toISOString(),
    ends_at: schoolYearEnd(fiscalYear).toISOString(),
  }
}

type Line = HandlerOutput<typeof budgetEndpoints.history>['items'][number]

/** A line of the history. Which gift it came from, and who of staff acted, is for staff. */
export function viewBudgetLine(
  row: BudgetLineRow,
  { slotNumbers, isForStaff }: { slotNumbers: ReadonlyMap<string, number>; isForStaff: boolean },
): Line {
  const fact = budgetFacts.find((known) => known === row.kind)
  if (!fact) throw new Error(`${row.kind} moved money of a budget`)
  return {
    id: row.id,
    at: row.occurred_at.toISOString(),
    fact,
    amount_cents: row.amount_cents,
    change_cents: row.change_cents,
    left_cents: row.left_cents,
    slot_number: (row.slot_id && slotNumbers.get(row.slot_id)) || null,
    spending: viewSpending(fact, row.spending_id),
    other_year: row.other_year,
    payment_id: isForStaff ? row.payment_id : null,
    actor_email: isForStaff ? row.actor_email : null,
  }
}

function viewSpending(fact: BudgetFact, id: string | null): BudgetLine['spending'] {
  const kind = spendingKinds.find((name) => fact.startsWith(`${name}_`))
  return kind && id ? { kind, id } : null
}
