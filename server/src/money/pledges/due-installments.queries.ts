import { sql } from 'kysely'
import { z } from 'zod'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'
import { donorName, joinDonor } from './pledge-donor.queries.ts'

/** Installments of these days that no gift covers, of pledges that remind by themselves. */
export function listDueSoon(
  tx: Tx,
  { from, until }: { from: string; until: string },
): Promise<{ id: string }[]> {
  return rows(z.object({ id: z.string() }))`
    select standing.id from pledge_standings standing join pledges pledge on pledge.id = standing.pledge_id
    where standing.due_on between ${from}::date and ${until}::date and pledge.ended_at is null and pledge.reminds
      and standing.paid_cents + standing.expected_cents < standing.amount_cents
    order by standing.due_on, standing.id`.all(tx)
}

const Waiting = z.object({
  id: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  amountCents: z.number(),
  since: z.date(),
  dueAt: z.date().nullable(),
  isUrgent: z.boolean(),
  total: z.number(),
})

/** Each pledge of which an installment's day is past, with all of it that is: nobody outside waits for an answer. */
const overdue = sql`select pledge.id, pledge.donor_id, min(standing.due_on) as due_on,
    sum(standing.amount_cents - standing.paid_cents - standing.expected_cents)::bigint as open_cents
  from pledge_standings standing join pledges pledge on pledge.id = standing.pledge_id
  where standing.due_on < org_day(now()) and pledge.ended_at is null
    and standing.paid_cents + standing.expected_cents < standing.amount_cents
  group by pledge.id`

/** Pledges of which an installment did not come by its day, the longest waited for first. */
export function listOverduePledges(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  return rows(Waiting)`
    select pledge.id, '' as what, ${donorName} as who, pledge.open_cents as "amountCents",
      org_day_start(pledge.due_on) as since, null::timestamptz as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from (${overdue}) late`)} as total
    from (${overdue} order by due_on, id limit ${limit}) pledge ${joinDonor}
    order by pledge.due_on, pledge.id`.all(tx)
}
