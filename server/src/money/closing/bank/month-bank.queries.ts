import { dayOf } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Span } from '../month/month.queries.ts'
import { entriesWhere, Entry } from './entries.queries.ts'

const LineSums = z.object({
  lines: z.number(),
  in_cents: z.number(),
  out_cents: z.number(),
  explained: z.number(),
  explained_cents: z.number(),
  left: z.number(),
  left_cents: z.number(),
  /** All that is left over, in whichever direction. */
  left_both_cents: z.number(),
})
export type LineSums = z.infer<typeof LineSums>

/** What the lines of a time come to. */
export function sumLines(tx: Tx, { from, until }: Span): Promise<LineSums> {
  return rows(LineSums)`select count(*)::int as lines,
      coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as in_cents,
      coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as out_cents,
      (count(*) filter (where match = 'explained'))::int as explained,
      coalesce(sum(amount_cents) filter (where match = 'explained'), 0)::bigint as explained_cents,
      (count(*) filter (where match is null))::int as "left",
      coalesce(sum(amount_cents) filter (where match is null), 0)::bigint as left_cents,
      coalesce(sum(abs(amount_cents)) filter (where match is null), 0)::bigint as left_both_cents
    from bank_lines where day >= ${dayOf(from)}::date and day < ${dayOf(until)}::date`.one(tx)
}

/** What the lines of some days come to, the last day no longer. */
export async function sumOfDays(tx: Tx, from: string, until: string): Promise<number> {
  const { cents } = await rows(z.object({ cents: z.number() }))`
    select coalesce(sum(amount_cents), 0)::bigint as cents from bank_lines
    where day >= ${from}::date and day < ${until}::date`.one(tx)
  return cents
}

const Counted = Entry.extend({ count: z.number(), cents: z.number(), both_cents: z.number() })

export type OpenEntries = { rows: Entry[]; count: number; cents: number; bothCents: number }

/** What was booked at the bank in a time and stands in no line: the first ones, how many, and what they come to. */
export async function listOpenEntries(tx: Tx, { from, until }: Span, limit: number): Promise<OpenEntries> {
  const open = sql`entry.occurred_at >= ${from} and entry.occurred_at < ${until}
    and not exists (select from bank_settled settled where settled.transaction_id = entry.id)`
  const found = await rows(Counted)`select entry.*, (count(*) over ())::int as count,
      (sum(amount_cents) over ())::bigint as cents, (sum(abs(amount_cents)) over ())::bigint as both_cents
    from (${entriesWhere(open)}) entry order by at, id limit ${limit}`.all(tx)
  const [first] = found
  return {
    rows: found,
    count: first?.count ?? 0,
    cents: first?.cents ?? 0,
    bothCents: first?.both_cents ?? 0,
  }
}

/** Who let a month be closed that does not agree, last. */
export async function findSigner(tx: Tx, month: string): Promise<string | undefined> {
  const row = await rows(z.object({ by: z.string() }))`select decided_by as by from approvals
    where kind = 'month_difference' and subject_id = ${month} and state = 'approved'
    order by decided_at desc, id limit 1`.first(tx)
  return row?.by
}
