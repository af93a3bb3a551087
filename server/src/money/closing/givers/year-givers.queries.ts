import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { giftsOfYear, leftWithoutAmount } from './gifts-of-year.queries.ts'

export type YearRow = {
  donor_id: string
  name: string | null
  email: string | null
  gifts: number
  kept_cents: number
  returned_cents: number
  fund_cents: number
  stock_cents: number
  statement_at: Date | null
}

const sums = sql`count(*)::int as gifts, sum(cents - returned_cents)::bigint as kept_cents,
  sum(returned_cents)::bigint as returned_cents, ${leftWithoutAmount}`

const withNames = (
  year: number,
) => sql`given.donor_id, coalesce(account.full_name, donor.display_name) as name,
  coalesce(account.email, donor.email) as email, given.gifts, given.kept_cents, given.returned_cents, given.fund_cents,
  given.stock_cents, (select mailed_at from year_statements sent
    where sent.year = ${year} and sent.donor_id = given.donor_id) as statement_at`

/** One page of who gave in a year, the most first. */
export async function listYearGivers(
  tx: Tx,
  year: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`
    select ${withNames(year)} from (
      select donor_id, ${sums} from (${giftsOfYear(year)}) gift group by donor_id
      order by kept_cents desc, donor_id limit ${limit} offset ${offset}) given
    join donors donor on donor.id = given.donor_id left join users account on account.id = donor.user_id
    order by given.kept_cents desc, given.donor_id`.execute(tx)
  return rows
}

export type YearSums = { givers: number; kept_cents: number; fund_cents: number; stock_cents: number }

/** How many gave in a year, and what it comes to. */
export async function sumYear(tx: Tx, year: number): Promise<YearSums> {
  const { rows } = await sql<YearSums>`
    select count(distinct donor_id)::int as givers, coalesce(sum(cents - returned_cents), 0)::bigint as kept_cents, ${leftWithoutAmount}
    from (${giftsOfYear(year)}) gift`.execute(tx)
  return rows[0] ?? { givers: 0, kept_cents: 0, fund_cents: 0, stock_cents: 0 }
}

export type DonorStretch = { rows: YearRow[]; lastId: string | undefined }

/** Who gave in a year among the donors that follow one, by id; and the last donor that was looked at. */
export async function listYearGiversAfter(
  tx: Tx,
  year: number,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<DonorStretch> {
  const { rows } = await sql<YearRow & { last_id: string }>`
    with donor as materialized (select id, display_name, email, user_id from donors
      where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`} order by id limit ${limit})
    select ${withNames(year)}, donor.id as last_id from donor
    cross join lateral (
      select max(donor_id::text)::uuid as donor_id, ${sums}
      from (${giftsOfYear(year, sql`and payment.donor_id = donor.id`)}) gift) given
    left join users account on account.id = donor.user_id order by donor.id`.execute(tx)
  return { rows: rows.filter(({ gifts }) => gifts > 0), lastId: rows.at(-1)?.last_id }
}
