import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import type { z } from 'zod'
import { viewApprovalOf } from '../../approvals/approval-of-subject.ts'
import type { DifferenceRow } from './month.queries.ts'
import type { MonthFacts } from './read-month.ts'

/** The books of a month as staff see them. */
export function viewMonth(facts: MonthFacts): z.input<typeof MonthBooks> {
  const { accounts, bank, closing } = facts
  const closedOf = (kind: string, now: number) => {
    const then = closing?.figures[kind] ?? 0
    return closing && then !== now ? then : null
  }
  const bankAccount = accounts.find(({ kind }) => kind === 'bank')
  return {
    month: facts.month,
    is_over: facts.isOver,
    closed: closing
      ? {
          by: closing.by,
          at: closing.closed_at.toISOString(),
          signed_by: closing.signed_by,
          difference_cents: closing.difference_cents,
        }
      : null,
    approval: viewApprovalOf(facts.approval, 'staff'),
    accounts: accounts.map(({ kind, opening_cents, in_cents, out_cents, closing_cents }) => ({
      kind,
      opening_cents,
      in_cents,
      out_cents,
      closing_cents,
      closed_cents: closedOf(kind, closing_cents),
    })),
    provider: {
      movements: facts.movements.map(({ kind, count, amount_cents, fee_cents }) => ({
        kind,
        count,
        amount_cents,
        fee_cents,
      })),
      moved_cents: facts.movedCents,
      booked_cents: facts.bookedCents,
      differences: facts.differences.map(viewDifference),
      difference_count: facts.differenceCount,
      unexplained_cents: facts.unexplainedCents,
    },
    bank: { ...bank, booked_cents: bankAccount ? bankAccount.out_cents - bankAccount.in_cents : 0 },
    statement: facts.statement,
  }
}

function viewDifference(row: DifferenceRow): MonthBooks['provider']['differences'][number] {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    moved_cents: row.moved_cents,
    booked_cents: row.booked_cents,
    fault: row.fault,
    payment_id: row.payment_id,
  }
}
