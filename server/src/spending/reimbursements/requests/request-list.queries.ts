import {
  mostReimbursementsCounted,
  type ReimbursementSort,
  type ReimbursementStatus,
} from '@tower/contract/spending/reimbursements.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { areTeachersCut, findTeachers } from '../../../people/directory/find-teachers.ts'
import { begunWords } from '../../../word-query.ts'
import type { RequestSearch } from './parse-search.ts'

export type RequestFilters = {
  search: RequestSearch
  status: ReimbursementStatus | undefined
  /** Whose: of a teacher their own, drafts among them; staff see everybody's that were submitted. */
  teacherId: string | undefined
  withDrafts: boolean
  fiscalYear: number | undefined
  from: Date | undefined
  until: Date | undefined
  leastCents: number | undefined
}

export type RequestRow = {
  id: string
  number: number
  teacher_id: string
  teacher_name: string | null
  teacher_email: string
  school: string | null
  status: ReimbursementStatus
  title: string
  memo: string
  total_cents: number
  budget_id: string
  fiscal_year: number
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
  paid_at: Date | null
  revision: number
}

type Condition = RawBuilder<SqlBool>
type Order = RawBuilder<unknown>
type Place = { from: RawBuilder<unknown>; where?: Condition }

/** A page of a search goes through so many teachers; with more words it finds fewer. */
const teachersOfPage = 10

/** What has a word is looked for among so many from the top of the list, and among so many that the index of words names. */
const mostLookedThrough = 500
const mostOfWords = mostReimbursementsCounted + 1

/** Drafts stand where they were begun. */
const shownAt = sql`coalesce(request.submitted_at, request.created_at)`

/** Each order is that of an index, read in one direction or the other. */
function orderOf(sort: ReimbursementSort, at: RawBuilder<unknown>): Order {
  return {
    '-submitted': sql`${at} desc, request.id desc`,
    submitted: sql`${at}, request.id`,
    '-total': sql`request.total_cents desc, ${at}, request.id`,
    total: sql`request.total_cents, ${at} desc, request.id desc`,
  }[sort]
}

const atOf = ({ withDrafts }: RequestFilters) => (withDrafts ? shownAt : sql`request.submitted_at`)

const columns = sql`request.id, request.number, request.teacher_id, teacher.full_name as teacher_name,
  teacher.email as teacher_email, classroom.school, request.status, request.title, request.memo, request.total_cents,
  request.budget_id, request.fiscal_year, request.created_at, request.updated_at, request.submitted_at,
  request.decided_at, coalesce(decider.full_name, decider.email) as decided_by, request.reason, request.revision,
  payout.paid_at`

const joined = sql`join users teacher on teacher.id = request.teacher_id
  left join users decider on decider.id = request.decided_by
  left join reimbursement_payouts payout on payout.request_id = request.id
  left join lateral (select school from classrooms where teacher_id = request.teacher_id
    order by confirmed_at nulls last, id limit 1) classroom on true`

/** One request as lists show it. */
export async function findRequestRow(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from purchase_requests request ${joined} where request.id = ${id}`.execute(tx)
  return rows[0]
}

export type Stretch = { sort: ReimbursementSort; limit: number; offset: number }

/** One page of what the filters show. Each place that a search can mean is cut before they are joined. */
export async function listRequestRows(
  tx: Tx,
  filters: RequestFilters,
  { sort, limit, offset }: Stretch,
): Promise<RequestRow[]> {
  const order = orderOf(sort, atOf(filters))
  const cut = {
    ...{ what: sql`request.*`, order, most: limit + offset, holds: holdsOf(filters) },
    orderOfTeacher: orderOf(sort, shownAt),
  }
  const { rows } = await sql<RequestRow>`
    select ${columns} from (
      select request.* from (${placesOf(filters, cut)}) request
      order by ${order} limit ${limit} offset ${offset}
    ) request ${joined} order by ${order}`.execute(tx)
  return rows
}

/** How many the filters show, counted up to a bound, and whether there are more: beyond it, or of teachers not gone through. */
export async function countRequests(tx: Tx, filters: RequestFilters): Promise<BoundedTotal> {
  const most = mostReimbursementsCounted + 1
  const cut = { what: sql`request.id`, order: undefined, most, holds: holdsOf(filters) }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (${placesOf(filters, cut)}) found limit ${sql.lit(most)}) shown`.execute(tx)
  const count = rows[0]?.count ?? 0
  const { search, teacherId } = filters
  const isCut =
    teacherId === undefined &&
    (await areTeachersCut(tx, { address: search.address, words: search.nameWords }, teachersOfPage))
  return {
    total: Math.min(count, mostReimbursementsCounted),
    hasMore: count > mostReimbursementsCounted || isCut,
  }
}

/** Some of what the filters show, the newest first, from the one that follows `before`. */
export async function listRequestsBefore(
  tx: Tx,
  filters: RequestFilters,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<RequestRow[]> {
  const at = atOf(filters)
  const order = orderOf('-submitted', at)
  const follows = before
    ? sql<SqlBool>`(${at}, request.id) < (${before.at}, ${before.id})`
    : sql<SqlBool>`true`
  const holds = sql<SqlBool>`${holdsOf(filters)} and ${follows}`
  const found = placesOf(filters, { what: sql`request.*`, order, most: limit, holds, isWhole: true })
  const { rows } = await sql<RequestRow>`
    select ${columns} from (${found}) request ${joined} order by ${order} limit ${limit}`.execute(tx)
  return rows
}

type Cut = {
  what: RawBuilder<unknown>
  order: Order | undefined
  /** The same order, in the words of the index of one teacher’s requests. */
  orderOfTeacher?: Order
  most: number
  holds: Condition
  /** Nothing may be missing, whatever it costs. */
  isWhole?: boolean
}

/** Requests from every place that a search can mean, each place cut by itself, and none twice. */
function placesOf({ search }: RequestFilters, cut: Cut): RawBuilder<unknown> {
  const { what, order, most, holds } = cut
  const ordered = order ? sql`order by ${order}` : sql``
  const branches = findPlaces(search, cut).map(
    ({ from, where = sql<SqlBool>`true` }) =>
      sql`(select ${what} from ${from} where ${where} and ${holds} ${ordered} limit ${most})`,
  )
  return sql.join(branches, sql` union `)
}

function findPlaces(search: RequestSearch, cut: Cut): Place[] {
  const { order, orderOfTeacher = order, most, holds, isWhole } = cut
  const all = sql`purchase_requests request`
  const { number, totalCents, address, words, nameWords } = search
  const places: Place[] = []
  if (number !== undefined) places.push({ from: all, where: sql`request.number = ${number}` })
  if (totalCents !== undefined) places.push({ from: all, where: sql`request.total_cents = ${totalCents}` })
  const teachers = findTeachers(
    { address, words: nameWords },
    isWhole ? Number.POSITIVE_INFINITY : teachersOfPage,
  )
  if (teachers)
    places.push({
      from: sql`(${teachers}) found cross join lateral (
        select request.* from purchase_requests request where request.teacher_id = found.id and ${holds}
        ${orderOfTeacher ? sql`order by ${orderOfTeacher}` : sql``} limit ${most}) request`,
    })
  if (words !== undefined) places.push(...placesOfWords(words, cut))
  return places.length > 0 ? places : [{ from: all }]
}

/**
 * Requests that have these words. How many have a word is not known beforehand, and the index of words knows no order: a rare
 * one is found by the index, one that many have at the top of the list. Neither is looked for in all of them.
 */
function placesOfWords(words: readonly string[], { order, holds, isWhole }: Cut): Place[] {
  const has = sql<SqlBool>`request.words @@ ${queryOf(words)}`
  if (isWhole) return [{ from: sql`purchase_requests request`, where: has }]
  const some = (where: Condition, how: RawBuilder<unknown>) =>
    sql`(select request.* from purchase_requests request where ${where} and ${holds} ${how}) request`
  const named = { from: some(has, sql`limit ${sql.lit(mostOfWords)}`) }
  if (!order) return [named]
  const top = some(sql<SqlBool>`true`, sql`order by ${order} limit ${sql.lit(mostLookedThrough)}`)
  return [named, { from: top, where: has }]
}

const queryOf = (words: readonly string[]) => sql`to_tsquery('simple', ${begunWords(words)})`

function holdsOf(filters: RequestFilters): Condition {
  const { status, teacherId, withDrafts, fiscalYear, from, until, leastCents } = filters
  const conditions = [
    ...(withDrafts ? [] : [sql<SqlBool>`request.status <> 'draft'`]),
    ...(status ? [sql<SqlBool>`request.status = ${status}`] : []),
    ...(teacherId ? [sql<SqlBool>`request.teacher_id = ${teacherId}`] : []),
    ...(fiscalYear ? [sql<SqlBool>`request.fiscal_year = ${fiscalYear}`] : []),
    ...(from ? [sql<SqlBool>`request.submitted_at >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`request.submitted_at < ${until}`] : []),
    ...(leastCents ? [sql<SqlBool>`request.total_cents >= ${leastCents}`] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export type StatusCounts = Partial<Record<ReimbursementStatus, number>>

/** How many requests there are of each status: a teacher's own, or those that staff work on. */
export async function countByStatus(tx: Tx, teacherId: string | undefined): Promise<StatusCounts> {
  const whose = teacherId
    ? sql<SqlBool>`teacher_id = ${teacherId}`
    : sql<SqlBool>`status in ('submitted', 'approved')`
  const { rows } = await sql<{ status: ReimbursementStatus; count: number }>`
    select status, count(*)::int as count from purchase_requests where ${whose} group by status`.execute(tx)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
