import type { MonthlyState } from '@tower/contract/money/desk.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { RowsAfter } from '../../../http/every-row.ts'
import { areGiversCut, findGivers, mostGivers } from '../payments/givers.queries.ts'
import type { GiverWords } from '../payments/parse-search.ts'

type Stretch = { limit: number; offset: number }

/** One gift, or those of a state and of the givers that a search finds. */
export type MonthlyFilters = {
  id?: string | undefined
  state?: MonthlyState | undefined
  search?: GiverWords | undefined
  /** Those of some donors. */
  donors?: readonly string[] | undefined
}

export type MonthlyRow = {
  id: string
  giver: string | null
  email: string | null
  amount_cents: number
  state: MonthlyState
  next_charge_at: Date | null
  paid_months: number
  paid_cents: number
  created_at: Date
  subscription: string | null
}

/** Where word of a monthly gift goes: where it was asked for, or as staff corrected its `donor` since. */
export const monthlyAddress = sql<string | null>`case
  when donor.corrected_at > requested.created_at
    then coalesce(account.email, nullif(donor.email, 'erased-' || donor.id || '@erased.invalid'))
  else requested.email end`

/** Beside a `gift` that repeats: what was asked for first, who gives, and the amount it was changed to. */
export const besideMonthly = sql`
    join checkouts requested on requested.id = gift.checkout_id
    left join payments first on first.checkout_id = gift.checkout_id
    left join donors donor on donor.id = first.donor_id
    left join users account on account.id = donor.user_id
    left join lateral (select amount_cents from monthly_amounts
      where sponsorship_id = gift.id and kept_at is not null order by kept_at desc, id desc limit 1) changed on true`

/** Who gives it, by name. */
export const monthlyGiver = sql<string | null>`coalesce(account.full_name, donor.display_name)`

/** What its next month is charged. */
export const monthlyAmount = sql<number>`coalesce(changed.amount_cents, gift.amount_cents)`

type MonthlyStretch = Partial<Stretch & RowsAfter<MonthlyRow>> & { limit: number; givers?: number }

/**
 * Some of the gifts that repeat each month, the newest first, each with what it is charged from its next month on: so many
 * further on, or behind one. A search goes through at most `givers`, or through all.
 */
export async function listMonthlyRows(
  tx: Tx,
  filters: MonthlyFilters,
  { limit, offset = 0, after, givers = mostGivers }: MonthlyStretch,
): Promise<MonthlyRow[]> {
  const follows = after ? sql`(created_at, id) < (${after.created_at}, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<MonthlyRow>`
    select gift.id, ${monthlyGiver} as giver, ${monthlyAddress} as email,
      ${monthlyAmount} as amount_cents, gift.state,
      gift.next_charge_at, paid.months as paid_months, paid.cents as paid_cents, gift.created_at,
      gift.provider_subscription_id as subscription
    from (select * from sponsorships gift where ${isMonthly(filters, givers)} and ${follows}
      order by created_at desc, id desc limit ${limit} offset ${offset}) gift
    ${besideMonthly}
    cross join lateral (
      select count(*)::int as months, coalesce(sum(amount_cents - least(refunded_cents, amount_cents)), 0)::bigint as cents
      from payments where sponsorship_id = gift.id and state = 'settled') paid
    order by gift.created_at desc, gift.id desc`.execute(tx)
  return rows
}

/** How many they are, counted up to a bound. */
export async function countMonthly(tx: Tx, filters: MonthlyFilters): Promise<BoundedTotal> {
  const counted = await countUpToBound(tx, sql`select from sponsorships gift where ${isMonthly(filters)}`)
  const isCut = filters.search !== undefined && (await areGiversCut(tx, filters.search))
  return { ...counted, hasMore: counted.hasMore || isCut }
}

function isMonthly(
  { id, state, search = {}, donors }: MonthlyFilters,
  most: number = mostGivers,
): RawBuilder<SqlBool> {
  const givers = findGivers(search.address, search.nameWords, most)
  const conditions = [
    sql<SqlBool>`gift.kind = 'recurring'`,
    ...(id ? [sql<SqlBool>`gift.id = ${id}`] : []),
    ...(state ? [sql<SqlBool>`gift.state = ${state}`] : []),
    ...(donors
      ? [
          sql<SqlBool>`gift.id in (select sponsorship_id from payments
            where donor_id = any(${donors}::uuid[]) and sponsorship_id is not null)`,
        ]
      : []),
    ...(givers
      ? [
          sql<SqlBool>`gift.id in (select paid.sponsorship_id from (${givers}) giver
            join payments paid on paid.donor_id = giver.id where paid.sponsorship_id is not null)`,
        ]
      : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
