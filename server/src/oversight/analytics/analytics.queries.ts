import { mostRecentSignups, type PendingState } from '@tower/contract/oversight/analytics.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Condition } from '../../database/lists/list.ts'

export type PendingRow = {
  id: string
  program: string
  ownerName: string | null
  status: PendingState
  submittedAt: Date
}

/** Classrooms to be confirmed and athletes to be approved, as far as duties cover them, the newest first: each read in its order, and cut. */
export async function listPendingRows(tx: Tx, limit: number, duties: readonly Duty[]): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select id, program, "ownerName", status, "submittedAt" from (
      (select id, name as program, teacher_display_name as "ownerName", 'awaiting_confirmation' as status,
          created_at as "submittedAt"
        from classrooms where confirmed_at is null and merged_into is null and ${duties.includes('classrooms')} order by created_at desc, id desc limit ${limit})
      union all
      (select prospect.id, prospect.first_name || ' ' || prospect.last_name, owner.full_name, 'awaiting_approval',
          prospect.created_at
        from (
          select id, first_name, last_name, owner_id, created_at from prospects
          where status = 'pending' and ${duties.includes('children')} order by created_at desc, id desc limit ${limit}
        ) prospect
        join users owner on owner.id = prospect.owner_id)
    ) pending
    order by "submittedAt" desc, id desc limit ${limit}`.execute(tx)
  return rows
}

export type DonationSums = { monthCents: number; yearCents: number; previousMonthCents: number }

/** What was given on the days since each, less what went back of it. Credits are bought, not given. */
export async function sumDonations(
  tx: Tx,
  since: { month: string; previousMonth: string; year: string },
): Promise<DonationSums> {
  const { month, previousMonth, year } = since
  const { rows } = await sql<DonationSums>`
    select
      coalesce(sum(cents) filter (where day >= ${month}::date), 0)::bigint as "monthCents",
      coalesce(sum(cents) filter (where day >= ${year}::date), 0)::bigint as "yearCents",
      coalesce(sum(cents) filter (
        where day >= ${previousMonth}::date and day < ${month}::date
      ), 0)::bigint as "previousMonthCents"
    from gift_day_totals where day >= least(${previousMonth}::date, ${year}::date)`.execute(tx)
  return rows[0] as DonationSums
}

export type People = {
  users: number
  sponsors: number
  teachers: number
  admins: number
  pendingInvites: number
  /** Athletes and guardians. */
  families: number
}

/** The accounts of people, without erased ones, and which addresses may sign in without having one yet. */
export async function countPeople(tx: Tx): Promise<People> {
  const { rows } = await sql<People>`
    select coalesce(sum(accounts), 0)::int as users,
      coalesce(sum(accounts) filter (where role = 'sponsor'), 0)::int as sponsors,
      coalesce(sum(accounts) filter (where role = 'teacher'), 0)::int as teachers,
      coalesce(sum(accounts) filter (where role in ('admin', 'superadmin')), 0)::int as admins,
      coalesce(sum(accounts) filter (where role in ('athlete', 'guardian')), 0)::int as families,
      (select count(*)::int from pending_invites invite
        where not exists (select from users invited where invited.email = invite.email)) as "pendingInvites"
    from account_totals`.execute(tx)
  return rows[0] as People
}

export type Signup = { id: string; role: string | null; createdAt: Date }

/** Who opened an account since an instant, the newest first. */
export async function listRecentSignups(tx: Tx, since: Date): Promise<Signup[]> {
  const { rows } = await sql<Signup>`
    select id, role, created_at as "createdAt" from users
    where created_at >= ${since} and erased_at is null
    order by created_at desc, id desc limit ${mostRecentSignups}`.execute(tx)
  return rows
}

export type DaySignups = { day: string; total: number; teachers: number; sponsors: number; admins: number }

/** Accounts opened on each day since an instant, of those that `only` holds of. */
export async function countSignups(tx: Tx, since: Date, only: Condition | undefined): Promise<DaySignups[]> {
  const { rows } = await sql<DaySignups>`
    select org_day(created_at)::text as day, count(*)::int as total,
      (count(*) filter (where role = 'teacher'))::int as teachers,
      (count(*) filter (where role = 'sponsor'))::int as sponsors,
      (count(*) filter (where role in ('admin', 'superadmin')))::int as admins
    from users where created_at >= ${since} ${only ? sql`and ${only}` : sql``} group by 1`.execute(tx)
  return rows
}

/** Rows of the audit log of each day since an instant, but for the seals of the books: nobody did anything there. */
export async function countActions(tx: Tx, since: Date): Promise<{ day: string; actions: number }[]> {
  const { rows } = await sql<{ day: string; actions: number }>`
    select org_day(at)::text as day, count(*)::int as actions
    from audit_log where at >= ${since} and action <> 'closing.seal_books' group by 1`.execute(tx)
  return rows
}
