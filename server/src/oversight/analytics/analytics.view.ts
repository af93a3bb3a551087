import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints, PendingProgram } from '@tower/contract/oversight/analytics.contract.ts'
import type { PendingRow } from './analytics.queries.ts'
import type { Summary } from './keep-summary.ts'

/** A pending program as staff read it. */
export function viewPendingProgram({ ownerName, submittedAt, ...row }: PendingRow): PendingProgram {
  return { ...row, owner_name: ownerName, submitted_at: submittedAt.toISOString() }
}

/** The numbers as the home of the console and its analytics read them. */
export function viewSummary({
  monthCents,
  yearCents,
  previousMonthCents,
  people: { users, sponsors, teachers, admins, pendingInvites },
  recent,
  readAt,
}: Summary): CallOutput<typeof analyticsEndpoints.summary> {
  return {
    donations: {
      month_to_date_cents: monthCents,
      year_to_date_cents: yearCents,
      previous_month_cents: previousMonthCents,
      delta_vs_prior_month: monthCents - previousMonthCents,
    },
    users_by_role: { sponsors, teachers, admins, pending_invites: pendingInvites },
    totals: { users, teachers, sponsors, admins },
    recent: recent.map(({ id, role, createdAt }) => ({ id, role, created_at: createdAt.toISOString() })),
    read_at: readAt.toISOString(),
  }
}
