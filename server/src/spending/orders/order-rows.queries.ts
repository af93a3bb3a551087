import { mostOrdersCounted, type OrderSort, type OrderStatus } from '@tower/contract/spending/orders.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { areTeachersCut, findTeachers, type TeacherSearch } from '../../people/directory/find-teachers.ts'
import { orderColumns, orderJoins, type OrderRow } from './order-columns.queries.ts'
import type { OrderSearch } from './parse-order-search.ts'
import { says } from '../../word-query.ts'

export type OrderFilters = {
  search: OrderSearch
  status: OrderStatus | undefined
  /** Whose; all teachers' without it. */
  teacherId: string | undefined
}

export type Stretch = { sort: OrderSort; limit: number; offset: number }

type Condition = RawBuilder<SqlBool>
/** Where rows are looked for: the table, or a join that calls the order `orders`, and what must hold. */
type Place = { from: RawBuilder<unknown>; where?: Condition }

/** Each order is that of an index, read in one direction or the other. */
const orders: Record<OrderSort, RawBuilder<unknown>> = {
  '-date': sql`orders.placed_at desc, orders.id desc`,
  date: sql`orders.placed_at, orders.id`,
  '-amount': sql`orders.total_cents desc, orders.placed_at, orders.id`,
  amount: sql`orders.total_cents, orders.placed_at desc, orders.id desc`,
}

/** So many teachers a page of a search goes through: with more words it finds fewer. */
const teachersOfPage = 20

/** One page of what the filters show. Each place that a search can mean is cut before lines and shipments are read. */
export async function listOrderRows(
  tx: Tx,
  filters: OrderFilters,
  { sort, limit, offset }: Stretch,
): Promise<OrderRow[]> {
  const order = orders[sort]
  const cut = {
    ...{ what: sql`orders.*`, order, most: limit + offset, holds: holdsOf(filters) },
    teachers: teachersOfPage,
  }
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from (
      select orders.* from (${placesOf(filters, cut)}) orders order by ${order} limit ${limit} offset ${offset}
    ) orders ${orderJoins} order by ${order}`.execute(tx)
  return rows
}

/** How many the filters show, counted up to a bound, and whether there are more: beyond it, or of teachers not gone through. */
export async function countOrders(tx: Tx, filters: OrderFilters): Promise<BoundedTotal> {
  const most = mostOrdersCounted + 1
  const holds = holdsOf(filters)
  const cut = { what: sql`orders.id`, order: undefined, most, holds, teachers: teachersOfPage }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (${placesOf(filters, cut)}) found limit ${sql.lit(most)}) shown`.execute(tx)
  const count = rows[0]?.count ?? 0
  const teachers = teachersAskedFor(filters)
  const isCut = teachers !== undefined && (await areTeachersCut(tx, teachers, teachersOfPage))
  return { total: Math.min(count, mostOrdersCounted), hasMore: count > mostOrdersCounted || isCut }
}

/** Some of all that the filters show, of however many teachers, the newest first, from the one that follows `before`. */
export async function listOrdersBefore(
  tx: Tx,
  filters: OrderFilters,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<OrderRow[]> {
  const order = orders['-date']
  const follows = before
    ? sql<SqlBool>`(orders.placed_at, orders.id) < (${before.at}, ${before.id})`
    : sql<SqlBool>`true`
  const holds = sql<SqlBool>`${holdsOf(filters)} and ${follows}`
  const cut = { what: sql`orders.*`, order, most: limit, holds, teachers: Number.POSITIVE_INFINITY }
  const found = placesOf(filters, cut)
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from (
      select orders.* from (${found}) orders
      order by ${order} limit ${limit}
    ) orders ${orderJoins} order by ${order}`.execute(tx)
  return rows
}

function holdsOf({ status, teacherId }: OrderFilters): Condition {
  const conditions = [
    ...(status ? [sql<SqlBool>`orders.status = ${status}`] : []),
    ...(teacherId ? [sql<SqlBool>`orders.teacher_id = ${teacherId}`] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

type Cut = {
  what: RawBuilder<unknown>
  order: RawBuilder<unknown> | undefined
  most: number
  holds: Condition
  /** How many teachers a search goes through. */
  teachers: number
}

/** Orders from every place that a search can mean, each place cut by itself, and none twice. */
function placesOf(filters: OrderFilters, cut: Cut): RawBuilder<unknown> {
  const { what, order, most, holds } = cut
  const ordered = order ? sql`order by ${order}` : sql``
  const branches = findPlaces(filters, cut).map(
    ({ from, where = sql<SqlBool>`true` }) =>
      sql`(select ${what} from ${from} where ${where} and ${holds} ${ordered} limit ${most})`,
  )
  return sql.join(branches, sql` union `)
}

function findPlaces({ search, teacherId }: OrderFilters, cut: Cut): Place[] {
  const all = sql`orders`
  const { orderId, number, totalCents, tracking, words } = search
  const places: Place[] = []
  if (orderId !== undefined) places.push({ from: all, where: sql`orders.id = ${orderId}` })
  if (number !== undefined) places.push({ from: all, where: sql`orders.number = ${number}` })
  if (totalCents !== undefined) places.push({ from: all, where: sql`orders.total_cents = ${totalCents}` })
  if (tracking !== undefined)
    places.push({
      from: all,
      where: sql`orders.id in (select order_id from order_shipments where tracking = ${tracking} and tracking <> '')`,
    })
  // Of one teacher there are few; what all of them ordered is looked for by number, amount, parcel and name.
  if (words !== undefined && teacherId !== undefined)
    places.push({
      from: all,
      where: sql`exists (select from order_items item
        where item.order_id = orders.id and ${says(sql`item.name`, words)})`,
    })
  const teachers = teachersAskedFor({ search, teacherId })
  if (teachers) places.push({ from: ofTeachers(teachers, cut) })
  return places.length > 0 ? places : [{ from: all }]
}

/** Undefined where no teacher is looked for: in the list of one of them words are those of their orders. */
function teachersAskedFor({ search, teacherId }: Pick<OrderFilters, 'search' | 'teacherId'>) {
  const { words, nameWords } = search
  return words !== undefined && teacherId === undefined ? { address: words, words: nameWords } : undefined
}

/** Of each teacher no more than the page can need, by the index of their orders. */
function ofTeachers(search: TeacherSearch, { order, most, holds, teachers }: Cut) {
  return sql`(${findTeachers(search, teachers)}) person cross join lateral (
    select orders.* from orders where orders.teacher_id = person.id and ${holds}
    ${order ? sql`order by ${order}` : sql``} limit ${most}) orders`
}
