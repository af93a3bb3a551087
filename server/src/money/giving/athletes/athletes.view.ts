import { dayOf } from '@tower/contract/org-days.ts'
import type { AthleteReport, AthleteStatement } from '@tower/contract/money/athlete-reports.contract.ts'
import type { PaidFor } from '../../disbursements/list-paid-for.ts'
import type { AthleteReport as Report } from './read-athlete-report.ts'
import type { AthleteStatement as Statement } from './read-athlete-statement.ts'

/** What gifts to an athlete did, as everyone may read. */
export function viewAthleteReport(report: Report): AthleteReport {
  return {
    supporters: report.supporters,
    monthly_supporters: report.monthly_supporters,
    monthly_cents: report.monthly_cents,
    monthly_total_cents: report.monthly_total_cents,
    raised_cents: report.raisedCents,
    paid_cents: report.paidCents,
    paid: report.paid.map(viewPaid),
    unused_days: report.unusedDays,
  }
}

/** The statement of an athlete, as the family reads it. */
export function viewAthleteStatement({ athlete, sums, gifts, paid }: Statement): AthleteStatement {
  return {
    athlete,
    gifts_cents: sums.gifts_cents,
    returned_cents: sums.returned_cents,
    fees_covered_cents: sums.fees_covered_cents,
    reserve_cents: sums.reserve_cents,
    paid_cents: sums.paid_cents,
    moved_cents: sums.moved_cents,
    left_cents: sums.left_cents,
    gifts: gifts.map((gift) => ({
      given_on: dayOf(gift.settled_at),
      giver: gift.giver,
      monthly: gift.monthly,
      goal_title: gift.goal_title,
      amount_cents: gift.amount_cents,
      returned_cents: gift.returned_cents,
    })),
    paid: paid.map((one) => ({ ...viewPaid(one), payee: one.payee })),
  }
}

function viewPaid({ goal_title, paid_for, amount_cents, paid_on }: PaidFor) {
  return { goal_title, paid_for, amount_cents, paid_on }
}
