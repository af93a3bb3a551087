import type { TicketPriority, TicketSort, TicketStatus } from '@tower/contract/spending/support.ts'
import { mostTicketsCounted } from '@tower/contract/spending/support.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { besideTicket, ticketColumns, type TicketRow } from './tickets.queries.ts'

export type TicketFilters = {
  /** Of this teacher alone. */
  teacherId?: string
  status?: TicketStatus | undefined
  priority?: TicketPriority | undefined
  assigneeId?: string | undefined
  q?: string | undefined
}

/** A search goes through the tickets of so many teachers; with more words it finds fewer. */
const mostTeachers = 20

/** Each order is that of an index. */
const orders: Record<TicketSort, RawBuilder<unknown>> = {
  waiting: sql`ticket.waiting_since, ticket.updated_at desc, ticket.id`,
  '-updated': sql`ticket.updated_at desc, ticket.id`,
  '-created': sql`ticket.created_at desc, ticket.id desc`,
  created: sql`ticket.created_at, ticket.id`,
}

type Stretch = { sort: TicketSort; limit: number; offset: number }
export type TicketPage = { rows: TicketRow[]; count: number }

/** One page of what the filters show, and how many they show, counted up to a bound. */
export async function listTicketPage(tx: Tx, filters: TicketFilters, stretch: Stretch): Promise<TicketPage> {
  const found = filters.q === undefined ? undefined : await findFewTickets(tx, filters, stretch)
  if (found) return found
  const rows = await listInOrder(tx, filters, stretch)
  return { rows, count: await countTickets(tx, filters) }
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

/** Some of what the filters show, the newest first, from the one that follows `before`. */
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
      select ticket.* from tickets ticket where ${matches(filters)} and ${rest}
      order by ${orders['-created']} limit ${limit}
    ) ticket ${besideTicket} order by ${orders['-created']}`.execute(tx)
  return rows
}

function matches({ teacherId, status, priority, assigneeId, q }: TicketFilters): RawBuilder<SqlBool> {
  const conditions = [
    ...(teacherId ? [sql<SqlBool>`ticket.teacher_id = ${teacherId}`] : []),
    ...(status ? [ofStatus(status)] : []),
    ...(priority ? [ofPriority(priority)] : []),
    ...(assigneeId ? [ofAssignee(assigneeId)] : []),
    ...(q ? [finds(q)] : []),
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
function finds(typed: string): RawBuilder<SqlBool> {
  const text = typed.toLowerCase()
  if (uuid.test(text)) return sql<SqlBool>`ticket.id = ${text}`
  const teachers = [sql`(select id from users where ${begins(text)} limit ${sql.lit(mostTeachers)})`]
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0 || text.includes('@'))
    return sql<SqlBool>`ticket.teacher_id = any(array(${sql.join(teachers)}))`
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
  // Planned for all of that name and read only as far as needed: planned for a few, a name of nobody would read every account.
  teachers.push(sql`(with named as materialized (select id from users where to_tsvector('simple', full_name) @@ ${query})
    select id from named limit ${sql.lit(mostTeachers)})`)
  // As a list that is known before, so that both sides of the `or` are looked up in their indexes.
  return sql<SqlBool>`(ticket.search @@ ${query} or ticket.teacher_id = any(array(${sql.join(teachers, sql` union `)})))`
}

const begins = (text: string) => sql`email ~>=~ ${text} and email ~<~ ${`${text}\u{10FFFF}`}`
