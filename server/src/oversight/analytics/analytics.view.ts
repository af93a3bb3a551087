import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints, PendingProgram } from '@tower/contract/oversight/analytics.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../http/actor.ts'
import { isSeen, seesFamilies } from '../../people/identity/accounts/seen-people.ts'
import type { PendingRow } from './analytics.queries.ts'
import type { Summary } from './keep-summary.ts'

/** A pending program as staff read it. */
export function viewPendingProgram({ ownerName, submittedAt, ...row }: PendingRow): PendingProgram {
  return { ...row, owner_name: ownerName, submitted_at: submittedAt.toISOString() }
}

type Shown = CallOutput<typeof analyticsEndpoints.summary>

/** The numbers as the home of the console and its analytics read them, as far as the duties of who asks go. */
export function viewSummary(summary: Summary, { duties }: Pick<Actor, 'duties'>): Shown {
  const seesPeople = duties.includes('people')
  return {
    donations: duties.includes('money') ? viewDonations(summary) : null,
    ...(seesPeople ? viewPeople(summary, duties) : { users_by_role: null, totals: null, recent: [] }),
    read_at: summary.readAt.toISOString(),
  }
}

function viewDonations({ monthCents, yearCents, previousMonthCents }: Summary): Shown['donations'] {
  return {
    month_to_date_cents: monthCents,
    year_to_date_cents: yearCents,
    previous_month_cents: previousMonthCents,
    delta_vs_prior_month: monthCents - previousMonthCents,
  }
}

/** Whoever does not look after children reads neither that an account of a family was opened nor how many there are. */
function viewPeople({ people, recent }: Summary, duties: readonly Duty[]) {
  const { sponsors, teachers, admins, pendingInvites, families } = people
  const users = seesFamilies(duties) ? people.users : people.users - families
  return {
    users_by_role: { sponsors, teachers, admins, pending_invites: pendingInvites },
    totals: { users, teachers, sponsors, admins },
    recent: recent
      .filter((account) => isSeen({ duties }, account))
      .map(({ id, role, createdAt }) => ({ id, role, created_at: createdAt.toISOString() })),
  }
}
