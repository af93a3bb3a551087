import { moveDay } from '@tower/contract/org-days.ts'
import { pledgeList } from '@tower/contract/money/pledges.contract.ts'
import { dueSoonDays } from '@tower/contract/money/pledges.ts'
import { sql, type SqlBool } from 'kysely'
import { list } from '../../database/lists/list.ts'
import { says } from '../../word-query.ts'
import { donorAddress, donorName, joinDonor } from './pledge-donor.queries.ts'

const isCovered = sql<SqlBool>`paid_cents + expected_cents >= amount_cents`
const nextDue = sql`case when pledge.ended_at is null then standing.next_due_on end`

/** Pledges as they stand on a day of the organization: a charity has some thousands, and every state is made of its gifts. */
export function pledgesOn(today: string) {
  const state = sql`case when pledge.ended_at is not null then 'ended'
    when standing.paid_cents >= pledge.amount_cents then 'done'
    when standing.next_due_on < ${today}::date then 'overdue'
    when standing.next_due_on <= ${moveDay(today, dueSoonDays)}::date then 'due' else 'open' end`
  return list(pledgeList, {
    from: sql`pledges pledge ${joinDonor} cross join lateral (
      select count(*)::int as installments, count(*) filter (where paid_cents >= amount_cents)::int as paid_installments,
        sum(paid_cents)::bigint as paid_cents, sum(expected_cents)::bigint as expected_cents,
        min(due_on) filter (where not ${isCovered}) as next_due_on
      from pledge_standings installment where installment.pledge_id = pledge.id) standing`,
    table: 'pledge',
    columns: {
      donor_id: sql`donor.id`,
      donor_name: donorName,
      email: donorAddress,
      is_organization: sql`coalesce(contact.is_organization, false)`,
      paid_cents: sql`standing.paid_cents`,
      expected_cents: sql`standing.expected_cents`,
      installments: sql`standing.installments`,
      paid_installments: sql`standing.paid_installments`,
      next_due_on: sql`to_char(${nextDue}, 'YYYY-MM-DD')`,
      state,
    },
    key: sql`pledge.id`,
    orders: {
      due: [{ by: nextDue, nullsLast: true }],
      date: [sql`pledge.entered_at`],
      amount: [sql`pledge.amount_cents`],
    },
    fileOrder: 'due',
    filters: {
      q: (typed) =>
        sql`(${says(donorName, typed)} or starts_with(${donorAddress}, ${typed.trim().toLowerCase()}))`,
      state: (wanted) => sql`${state} = ${wanted}`,
      destination: (destination) => sql`pledge.destination = ${destination}`,
      from: (from) => sql`${nextDue} >= ${from}::date`,
      to: (to) => sql`${nextDue} <= ${to}::date`,
      donor: (donorId) => sql`donor.id = donor_heir(${donorId})`,
    },
  })
}
