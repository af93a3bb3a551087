import { dayMs } from '@tower/contract/durations.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { entriesWhere } from './entries.queries.ts'

/** An entry and its line stand no further apart than this, whoever put them together. */
const mostApartMs = 62 * dayMs

/**
 * What the books have at the bank before an instant and the bank only shows after it, less what is the other way round: that
 * is why the two balances may differ although each entry has its line.
 */
export async function sumAcross(tx: Tx, until: Date): Promise<number> {
  const day = dayOf(until)
  const [from, to] = [new Date(until.getTime() - mostApartMs), new Date(until.getTime() + mostApartMs)]
  const { cents } = await rows(z.object({ cents: z.number() }))`
    select coalesce(sum(case when entry.at < ${until} then entry.amount_cents else -entry.amount_cents end), 0)::bigint as cents
    from (${entriesWhere(sql`entry.occurred_at >= ${from} and entry.occurred_at < ${to}`)}) entry
    join bank_settled settled on settled.transaction_id = entry.id
    join bank_lines line on line.id = settled.line_id
    where (entry.at < ${until}) <> (line.day < ${day}::date)`.one(tx)
  return cents
}

/** By how much the bank held more than the books when the last month before a day was closed with a balance; 0 before there was one. */
export async function findSignedDifference(tx: Tx, from: Date): Promise<number> {
  const closed = await rows(z.object({ cents: z.number() }))`
    select balance_difference_cents as cents from month_closings
    where month < ${dayOf(from)}::date and balance_difference_cents is not null order by month desc limit 1`.first(
    tx,
  )
  return closed?.cents ?? 0
}
