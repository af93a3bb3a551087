import type { MonthlyState } from '@tower/contract/money/desk.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { RowsAfter } from '../../../http/every-row.ts'
import { areGiversCut, findGivers, mostGivers } from '../payments/givers.queries.ts'
import type { GiverWords } from '../payments/parse-search.ts'
import { isSomebody } from './is-somebody.ts'

export type GiverRow = {
  id: string
  name: string | null
  email: string | null
  has_account: boolean
  tags: string[]
  phone: string | null
  postal_address: string | null
  language: string | null
  household: string | null
  program_cents: number
  slots_minted: number
  gifts: number
  given_cents: number
  last_gift_at: Date | null
  created_at: Date
}
type Stretch = { limit: number; offset: number }

/** What is looked for, or one giver. */
export type GiverSearch = GiverWords & { id?: string | undefined; tag?: string | undefined }

const isPerson = sql<SqlBool>`donor.kind = 'person' and donor.merged_into_id is null and ${isSomebody}`

/** Some of the givers that a search finds, at most `givers`, or of all, the newest first: so many further on, or behind one. */
export async function listGiverRows(
  tx: Tx,
  search: GiverSearch,
  {
    limit,
    offset = 0,
    before,
    givers = mostGivers,
  }: Partial<Stretch> & { limit: number; before?: GiverRow | undefined; givers?: number },
): Promise<GiverRow[]> {
  const follows = before ? sql`(created_at, id) < (${before.created_at}, ${before.id}::uuid)` : sql`true`
  const { rows } = await sql<GiverRow>`
    select donor.id, coalesce(account.full_name, donor.display_name) as name,
      coalesce(account.email, donor.email) as email, donor.user_id is not null as has_account, donor.program_cents,
      array(select tag from donor_tags where donor_id = donor.id order by tag) as tags,
      contact.phone, contact.postal_address, contact.language, contact.household,
      donor.slots_minted, given.gifts, given.given_cents, given.last_gift_at, donor.created_at
    from (select * from donors donor where ${isPerson} and ${holds(search, givers)} and ${follows}
      order by created_at desc, id desc limit ${limit} offset ${offset}) donor
    left join users account on account.id = donor.user_id
    left join donor_contacts contact on contact.donor_id = donor.id
    cross join lateral (
      -- What is bought is no gift: a pack of credits counts for nobody's giving.
      select count(*)::int as gifts, max(settled_at) as last_gift_at,
        coalesce(sum(greatest(amount_cents + fee_cover_cents - refunded_cents, 0)), 0)::bigint as given_cents
      from payments where donor_id = donor.id and state = 'settled' and destination <> 'credits') given
    order by donor.created_at desc, donor.id desc`.execute(tx)
  return rows
}

/** How many they are, counted up to a bound. */
export async function countGivers(tx: Tx, search: GiverSearch): Promise<BoundedTotal> {
  const counted = await countUpToBound(
    tx,
    sql`select from donors donor where ${isPerson} and ${holds(search)}`,
  )
  const isCut = search.id === undefined && (await areGiversCut(tx, search))
  return { ...counted, hasMore: counted.hasMore || isCut }
}

function holds({ id, tag, address, nameWords }: GiverSearch, most: number = mostGivers): RawBuilder<SqlBool> {
  if (id !== undefined) return sql<SqlBool>`donor.id = ${id}`
  const givers = findGivers(address, nameWords, most)
  const conditions = [
    ...(givers ? [sql<SqlBool>`donor.id in (${givers})`] : []),
    ...(tag
      ? [sql<SqlBool>`donor.id in (select donor_id from donor_tags where name_key(tag) = name_key(${tag}))`]
      : []),
  ]
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`
}

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
    select gift.id, coalesce(account.full_name, donor.display_name) as giver, ${monthlyAddress} as email,
      coalesce(changed.amount_cents, gift.amount_cents) as amount_cents, gift.state,
      gift.next_charge_at, paid.months as paid_months, paid.cents as paid_cents, gift.created_at,
      gift.provider_subscription_id as subscription
    from (select * from sponsorships gift where ${isMonthly(filters, givers)} and ${follows}
      order by created_at desc, id desc limit ${limit} offset ${offset}) gift
    join checkouts requested on requested.id = gift.checkout_id
    left join payments first on first.checkout_id = gift.checkout_id
    left join donors donor on donor.id = first.donor_id
    left join users account on account.id = donor.user_id
    left join lateral (select amount_cents from monthly_amounts
      where sponsorship_id = gift.id and kept_at is not null order by kept_at desc, id desc limit 1) changed on true
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
