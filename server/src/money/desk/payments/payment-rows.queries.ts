import type { PaymentSort, PaymentStatus } from '@tower/contract/money/desk.ts'
import { mostCounted } from '@tower/contract/page.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { offlinePaymentName } from '../../giving/offline/offline-payment.ts'
import { areGiversCut, findGivers } from './givers.queries.ts'
import { areNamesCut, ofNamesOnPaper } from './names-on-paper.queries.ts'
import type { PaymentSearch } from './parse-search.ts'

export type PaymentFilters = {
  search: PaymentSearch
  status: PaymentStatus | undefined
  from: Date | undefined
  until: Date | undefined
}

export type DeskPaymentRow = {
  id: string
  provider_payment_id: string
  status: PaymentStatus
  amount_cents: number
  fee_cover_cents: number
  refunded_cents: number
  currency: string
  donor_id: string | null
  donor_name: string | null
  email: string | null
  destination: string | null
  review_reason: string | null
  evidence_due_at: Date | null
  settled_at: Date
}

type Condition = RawBuilder<SqlBool>
/** Where rows are looked for: a table or a join that calls the payment `payment`, and what must hold. */
type Place = { from: RawBuilder<unknown>; where?: Condition }
export type Stretch = { sort: PaymentSort; limit: number; offset: number }

/** Each giver that a page of a search goes through costs two dozen pages among a million payments. */
const giversOfPage = 7
/** Each gift under a name on paper costs half a dozen. */
const namesOfPage = 4

const paid = sql`(payment.amount_cents + payment.fee_cover_cents)`

/** Each order is that of an index, read in one direction or the other. */
const orders: Record<PaymentSort, RawBuilder<unknown>> = {
  '-date': sql`payment.settled_at desc, payment.id desc`,
  date: sql`payment.settled_at, payment.id`,
  '-amount': sql`${paid} desc, payment.settled_at, payment.id`,
  amount: sql`${paid}, payment.settled_at desc, payment.id desc`,
}

const isDisputed = sql<SqlBool>`payment.dispute_state = 'open'`
const isUndisputed = sql<SqlBool>`payment.dispute_state is distinct from 'open'`
/** What came back whole waits for nobody any more. */
const waits = sql<SqlBool>`(payment.state <> 'settled' and payment.refunded_cents < ${paid})`
const waitsNot = sql<SqlBool>`(payment.state = 'settled' or payment.refunded_cents >= ${paid})`

/** Every payment has one of the statuses; each says what its index says. */
const ofStatus: Record<PaymentStatus, Condition> = {
  disputed: isDisputed,
  review: sql`${waits} and ${isUndisputed}`,
  refunded: sql`payment.refunded_cents > 0 and ${waitsNot} and ${isUndisputed}`,
  settled: sql`payment.state = 'settled' and payment.refunded_cents = 0 and ${isUndisputed}`,
}

export const statusOf = sql<PaymentStatus>`case when ${isDisputed} then 'disputed' when ${waits} then 'review'
  when payment.refunded_cents > 0 then 'refunded' else 'settled' end`

const nameOfDonor = sql`coalesce((select full_name from users where id = donor.user_id), donor.display_name)`

/** A gift on paper without an address makes nobody a giver: its name is the one staff wrote down. */
export const nameOnPaper = sql`case when starts_with(payment.provider_payment_id, ${offlinePaymentName('')})
  then (select offline.donor_name from offline_gifts offline where offline.payment_id = payment.id) end`

const columns = sql`payment.id, payment.provider_payment_id, ${statusOf} as status, payment.amount_cents,
  payment.fee_cover_cents, payment.refunded_cents, payment.currency, payment.donor_id,
  coalesce(donor.name, ${nameOnPaper}) as donor_name, payment.email,
  payment.destination, payment.review_reason, payment.settled_at,
  case when ${isDisputed} then (select min(evidence_due_at) from disputes
    where payment_id = payment.id and state = 'open') end as evidence_due_at`

/**
 * One page of what the filters show. Each place that a search can mean is read in its order and cut before they are
 * joined, and each giver of what is shown is looked up once.
 */
export async function listPaymentRows(
  tx: Tx,
  filters: PaymentFilters,
  { sort, limit, offset }: Stretch,
): Promise<DeskPaymentRow[]> {
  const order = orders[sort]
  const cut = {
    what: sql`payment.*`,
    order,
    most: limit + offset,
    holds: holdsOf(filters),
    ...{ givers: giversOfPage, names: namesOfPage },
  }
  const { rows } = await sql<DeskPaymentRow>`
    with shown as materialized (
      select payment.* from (${placesOf(filters.search, cut)}) payment
      order by ${order} limit ${limit} offset ${offset}
    ), named as materialized (
      select donor.id, ${nameOfDonor} as name
      from (select distinct donor_id from shown) given join donors donor on donor.id = given.donor_id
    )
    select ${columns} from shown payment left join named donor on donor.id = payment.donor_id
    order by ${order}`.execute(tx)
  return rows
}

/** How many the filters show, counted up to a bound, and whether there are more: beyond it, or of givers not gone through. */
export async function countPayments(tx: Tx, filters: PaymentFilters): Promise<BoundedTotal> {
  const most = mostCounted + 1
  const cut = {
    ...{ what: sql`payment.id`, order: undefined, most, holds: holdsOf(filters) },
    ...{ givers: giversOfPage, names: namesOfPage },
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (${placesOf(filters.search, cut)}) found limit ${sql.lit(most)}) shown`.execute(tx)
  const count = rows[0]?.count ?? 0
  const isCut =
    count > mostCounted ||
    (await areGiversCut(tx, filters.search, giversOfPage)) ||
    (await areNamesCut(tx, filters.search.nameWords, namesOfPage))
  return { total: Math.min(count, mostCounted), hasMore: isCut }
}

type Cut = {
  what: RawBuilder<unknown>
  order: RawBuilder<unknown> | undefined
  most: number
  holds: Condition
  /** How many givers a search goes through. */
  givers: number
  /** How many gifts on paper under a name that is nobody's account. */
  names: number
}

/** Payments from every place that a search can mean, each place cut by itself, and none twice. */
function placesOf(search: PaymentSearch, cut: Cut): RawBuilder<unknown> {
  const { what, order, most, holds } = cut
  const ordered = order ? sql`order by ${order}` : sql``
  const branches = findPlaces(search, cut).map(
    ({ from, where = sql<SqlBool>`true` }) =>
      sql`(select ${what} from ${from} where ${where} and ${holds} ${ordered} limit ${most})`,
  )
  return sql.join(branches, sql` union `)
}

function findPlaces(search: PaymentSearch, cut: Cut): Place[] {
  const all = sql`payments payment`
  const { paymentId, providerId, receiptNumber, paidCents, address, nameWords } = search
  const places: Place[] = []
  if (paymentId !== undefined) places.push({ from: all, where: sql`payment.id = ${paymentId}` })
  if (providerId !== undefined) places.push({ from: all, where: isNamed(providerId) })
  if (receiptNumber !== undefined)
    places.push({
      from: all,
      where: sql`payment.id = (select payment_id from receipts where number = ${receiptNumber})`,
    })
  if (paidCents !== undefined) places.push({ from: all, where: sql`${paid} = ${paidCents}` })
  const givers = findGivers(address, nameWords, cut.givers)
  if (givers) places.push({ from: ofGivers(givers, cut) })
  if (nameWords !== undefined) places.push({ from: ofNamesOnPaper(nameWords, cut) })
  if (address !== undefined)
    places.push({
      from: all,
      where: sql`payment.state <> 'settled' and starts_with(payment.email, ${address})`,
    })
  return places.length > 0 || Object.keys(search).length > 0 ? places : [{ from: all }]
}

/** Whether the provider calls a payment, or something of it, so. */
export function isNamed(providerId: string): Condition {
  return sql`payment.id in (
    select id from payments where provider_payment_id = ${providerId}
    union all select payment_id from refunds where provider_refund_id = ${providerId}
    union all select payment_id from disputes where provider_dispute_id = ${providerId}
    union all select paid.id from payments paid join checkouts on checkouts.id = paid.checkout_id
      where checkouts.provider_session_id = ${providerId})`
}

/** Of each giver no more than the page can need, by the index of their payments. */
function ofGivers(givers: RawBuilder<unknown>, { order, most, holds }: Cut): RawBuilder<unknown> {
  return sql`(${givers}) giver cross join lateral (
    select payment.* from payments payment where payment.donor_id = giver.id and ${holds}
    ${order ? sql`order by ${order}` : sql``} limit ${most}) payment`
}

/** Some of all that the filters show, of however many givers, the newest first, from the one that follows `before`. */
export async function listPaymentsBefore(
  tx: Tx,
  filters: PaymentFilters,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<DeskPaymentRow[]> {
  const order = orders['-date']
  const follows = before
    ? sql<SqlBool>`(payment.settled_at, payment.id) < (${before.at}, ${before.id})`
    : sql<SqlBool>`true`
  const holds = sql<SqlBool>`${holdsOf(filters)} and ${follows}`
  const found = placesOf(filters.search, {
    ...{ what: sql`payment.*`, order, most: limit, holds },
    ...{ givers: Number.POSITIVE_INFINITY, names: Number.POSITIVE_INFINITY },
  })
  const { rows } = await sql<DeskPaymentRow>`
    select ${columns} from (${found}) payment
    left join (select donor.id, ${nameOfDonor} as name from donors donor) donor on donor.id = payment.donor_id
    order by ${order} limit ${limit}`.execute(tx)
  return rows
}

function holdsOf({ status, from, until }: PaymentFilters): Condition {
  const conditions = [
    ...(status ? [ofStatus[status]] : []),
    ...(from ? [sql<SqlBool>`payment.settled_at >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`payment.settled_at < ${until}`] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export type Waiting = { review: number; disputed: number; evidence_due_at: Date | null }

/** What waits for staff. Each count has an index that holds only what it counts. */
export async function countWaiting(tx: Tx): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*)::int from payments payment where ${ofStatus.review}) as review,
      (select count(*)::int from payments payment where ${ofStatus.disputed}) as disputed,
      (select min(evidence_due_at) from disputes where state = 'open') as evidence_due_at`.execute(tx)
  return rows[0] as Waiting
}
