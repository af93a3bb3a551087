import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { giftsOfYear, leftWithoutAmount } from './gifts-of-year.queries.ts'

const YearRow = z.object({
  donor_id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  gifts: z.number(),
  kept_cents: z.number(),
  returned_cents: z.number(),
  fund_cents: z.number(),
  stock_cents: z.number(),
  statement_at: z.date().nullable(),
})
export type YearRow = z.infer<typeof YearRow>

const sums = sql`count(*)::int as gifts, sum(cents - returned_cents)::bigint as kept_cents,
  sum(returned_cents)::bigint as returned_cents, ${leftWithoutAmount}`

const withNames = (
  year: number,
) => sql`given.donor_id, coalesce(account.full_name, donor.display_name) as name,
  coalesce(account.email, donor.email) as email, given.gifts, given.kept_cents, given.returned_cents, given.fund_cents,
  given.stock_cents, (select mailed_at from year_statements sent
    where sent.year = ${year} and sent.donor_id = given.donor_id) as statement_at`

/** One page of who gave in a year, the most first. */
export function listYearGivers(
  tx: Tx,
  year: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<YearRow[]> {
  return rows(YearRow)`
    select ${withNames(year)} from (
      select donor_id, ${sums} from (${giftsOfYear(year)}) gift group by donor_id
      order by kept_cents desc, donor_id limit ${limit} offset ${offset}) given
    join donors donor on donor.id = given.donor_id left join users account on account.id = donor.user_id
    order by given.kept_cents desc, given.donor_id`.all(tx)
}

const YearSums = z.object({
  givers: z.number(),
  kept_cents: z.number(),
  fund_cents: z.number(),
  stock_cents: z.number(),
})
export type YearSums = z.infer<typeof YearSums>

/** How many gave in a year, and what it comes to. */
export function sumYear(tx: Tx, year: number): Promise<YearSums> {
  return rows(YearSums)`
    select count(distinct donor_id)::int as givers, coalesce(sum(cents - returned_cents), 0)::bigint as kept_cents, ${leftWithoutAmount}
    from (${giftsOfYear(year)}) gift`.one(tx)
}

/** Of a donor who gave nothing in the year there is no more than the id. */
const LookedAt = YearRow.extend({
  donor_id: z.string().nullable(),
  kept_cents: z.number().nullable(),
  returned_cents: z.number().nullable(),
  last_id: z.string(),
})
type LookedAt = z.infer<typeof LookedAt>

const hasGiven = (row: LookedAt): row is LookedAt & YearRow => row.gifts > 0

export type DonorStretch = { rows: YearRow[]; lastId: string | undefined }

/** Who gave in a year among the donors that follow one, by id; and the last donor that was looked at. */
export async function listYearGiversAfter(
  tx: Tx,
  year: number,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<DonorStretch> {
  const looked = await rows(LookedAt)`
    with donor as materialized (select id, display_name, email, user_id from donors
      where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`} order by id limit ${limit})
    select ${withNames(year)}, donor.id as last_id from donor
    cross join lateral (
      select max(donor_id::text)::uuid as donor_id, ${sums}
      from (${giftsOfYear(year, sql`and payment.donor_id = donor.id`)}) gift) given
    left join users account on account.id = donor.user_id order by donor.id`.all(tx)
  return { rows: looked.filter(hasGiven), lastId: looked.at(-1)?.last_id }
}
