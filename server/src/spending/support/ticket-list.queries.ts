import type { TicketPriority, TicketSort, TicketStatus } from '@tower/contract/spending/support.ts'
import { mostTicketsCounted } from '@tower/contract/spending/support.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { areTeachersCut, findTeachers, type TeacherSearch } from '../../people/directory/find-teachers.ts'
import { plainWords } from '@tower/contract/fold-letters.ts'
import { begunWords } from '../../word-query.ts'
import { besideTicket, ticketColumns, type TicketRow } from './tickets.queries.ts'

export type TicketFilters = {
  /** Of this teacher alone. */
  teacherId?: string
  status?: TicketStatus | undefined
  priority?: TicketPriority | undefined
  assigneeId?: string | undefined
  q?: string | undefined
}

/** A page of a search goes through the tickets of so many teachers; with more words it finds fewer. */
const teachersOfPage = 20

/** Each order is that of an index. */
const orders: Record<TicketSort, RawBuilder<unknown>> = {
  waiting: sql`ticket.waiting_since, ticket.updated_at desc, ticket.id`,
  '-updated': sql`ticket.updated_at desc, ticket.id`,
  '-created': sql`ticket.created_at desc, ticket.id desc`,
  created: sql`ticket.created_at, ticket.id`,
}

type Stretch = { sort: TicketSort; limit: number; offset: number }
type TicketPage = { rows: TicketRow[]; count: number }

/**
 * One page of what the filters show, how many they show, counted up to a bound, and whether there are more: beyond it, or of
 * teachers not gone through.
 */
export async function listTicketPage(
  tx: Tx,
  filters: TicketFilters,
  stretch: Stretch,
): Promise<{ rows: TicketRow[] } & BoundedTotal> {
  const { rows, count } = await listCounted(tx, filters, stretch)
  const isBeyond = count > mostTicketsCounted
  return {
    rows,
    total: Math.min(count, mostTicketsCounted),
    hasMore: isBeyond || (await areTicketsCut(tx, filters)),
  }
}

async function listCounted(tx: Tx, filters: TicketFilters, stretch: Stretch): Promise<TicketPage> {
  const found = filters.q === undefined ? undefined : await findFewTickets(tx, filters, stretch)
  if (found) return found
  const rows = await listInOrder(tx, filters, stretch)
  return { rows, count: await countTickets(tx, filters) }
}

async function areTicketsCut(tx: Tx, { q, teacherId }: TicketFilters): Promise<boolean> {
  if (!q || teacherId !== undefined) return false
  const { teachers } = parseSearch(q)
  return teachers !== undefined && areTeachersCut(tx, teachers, teachersOfPage)
}

/** What so many tickets or fewer have in common is sorted when it is found. */
const mostSorted = 10_000

/**
 * What a search finds, by the index of the words; undefined of words that more tickets have. Going through all in their order
 * until a page is full finds those soon, and of a rare word would read everything.
 */
async function findFewTickets(
  tx: Tx,
  filters: TicketFilters,
  { sort, limit, offset }: Stretch,
): Promise<TicketPage | undefined> {
  const { rows } = await sql<TicketRow & { found: number }>`
    with found as materialized (
      select ticket.* from tickets ticket where ${matches(filters)} limit ${sql.lit(mostSorted + 1)}
    ), counted as (select count(*)::int as found from found)
    select counted.found, ${ticketColumns} from counted left join (
      (select * from found ticket order by ${orders[sort]} limit ${limit} offset ${offset}) ticket ${besideTicket}
    ) on true
    order by ${orders[sort]}`.execute(tx)
  const count = rows[0]?.found ?? 0
  if (count > mostSorted) return undefined
  return { rows: rows.filter(({ id }) => id !== null), count: Math.min(count, mostTicketsCounted + 1) }
}

async function listInOrder(
  tx: Tx,
  filters: TicketFilters,
  { sort, limit, offset }: Stretch,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from (
      select ticket.* from tickets ticket where ${matches(filters)}
      order by ${orders[sort]} limit ${limit} offset ${offset}
    ) ticket ${besideTicket}
    order by ${orders[sort]}`.execute(tx)
  return rows
}

async function countTickets(tx: Tx, filters: TicketFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from tickets ticket where ${matches(filters)} limit ${sql.lit(mostTicketsCounted + 1)}) shown`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Some of all that the filters show, of however many teachers, the newest first, from the one that follows `before`. */
export async function listTicketsBefore(
  tx: Tx,
  filters: TicketFilters,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<TicketRow[]> {
  const rest = before
    ? sql<SqlBool>`(ticket.created_at, ticket.id) < (${before.at}, ${before.id})`
    : sql<SqlBool>`true`
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from (
      select ticket.* from tickets ticket where ${matches(filters, Number.POSITIVE_INFINITY)} and ${rest}
      order by ${orders['-created']} limit ${limit}
    ) ticket ${besideTicket} order by ${orders['-created']}`.execute(tx)
  return rows
}

function matches(
  { teacherId, status, priority, assigneeId, q }: TicketFilters,
  mostTeachers: number = teachersOfPage,
): RawBuilder<SqlBool> {
  const conditions = [
    ...(teacherId ? [sql<SqlBool>`ticket.teacher_id = ${teacherId}`] : []),
    ...(status ? [ofStatus(status)] : []),
    ...(priority ? [ofPriority(priority)] : []),
    ...(assigneeId ? [ofAssignee(assigneeId)] : []),
    ...(q ? [finds(q, mostTeachers)] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `)
}

/** As a constant, so that the index of what is open is seen to fit. */
const ofStatus = (status: TicketStatus) => sql<SqlBool>`ticket.status = ${sql.lit(status)}`

/** Likewise, for the index of what is not usual. */
const ofPriority = (priority: TicketPriority) => sql<SqlBool>`ticket.priority = ${sql.lit(priority)}`

const ofAssignee = (assigneeId: string) =>
  assigneeId === 'none'
    ? sql<SqlBool>`ticket.assignee_id is null`
    : sql<SqlBool>`ticket.assignee_id = ${assigneeId}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Words of a subject or a category from their beginnings, of a teacher's name, or the beginning of an address. */
function finds(typed: string, mostTeachers: number): RawBuilder<SqlBool> {
  const { ticketId, words, teachers = {} } = parseSearch(typed)
  if (ticketId !== undefined) return sql<SqlBool>`ticket.id = ${ticketId}`
  // As a list that is known before, so that both sides of the `or` are looked up in their indexes.
  const ofTeachers = sql`ticket.teacher_id = any(array(${findTeachers(teachers, mostTeachers)}))`
  if (words === undefined) return sql<SqlBool>`${ofTeachers}`
  const query = sql`to_tsquery('simple', ${begunWords(words)})`
  return sql<SqlBool>`(ticket.search @@ ${query} or ${ofTeachers})`
}

type TicketSearch = { ticketId?: string; words?: string[]; teachers?: TeacherSearch }

function parseSearch(typed: string): TicketSearch {
  const text = typed.toLowerCase()
  if (uuid.test(text)) return { ticketId: text }
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0 || text.includes('@')) return { teachers: { address: text } }
  return { words, teachers: { address: text, words: plainWords(text) } }
}
