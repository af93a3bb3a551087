import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { belowScan, costRows, tellCost } from '../../test/cost-rows.ts'
import { fillQuickly } from '../../test/fill-quickly.ts'
import { costsOf } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { listTicketPage, type TicketFilters } from './ticket-list.queries.ts'

const tickets = costRows()
const teachers = tickets / 100

/** Tickets of many teachers over years: nearly all closed, a few hundred that wait; a rare word among the oldest. */
async function fill(tx: Tx): Promise<void> {
  const id = (number: ReturnType<typeof sql>) =>
    sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  await sql`
    insert into users (id, email, role, full_name)
    select ${id(sql`n`)}, 'teacher' || n || '@school.edu', 'teacher', 'Maria Teacher' || n
    from generate_series(1, ${teachers}::int) n`.execute(tx)
  // However many there ever were, as many wait as staff have not got to.
  const isOpen = sql`n % ${sql.lit(tickets / 200)} = 0`
  await sql`
    insert into tickets (id, teacher_id, subject, category, priority, status, numa_state, created_at, updated_at,
      waiting_since, resolved_at, message_count)
    select ${id(sql`n`)}, ${id(sql`n % ${sql.lit(teachers)} + 1`)},
      case when n % 40000 = 7 then 'A xylophone arrived broken' when n % 8 = 0 then 'Where is my parcel' else 'About my order' end,
      'general', case when n % 5000 = 0 then 'urgent' else 'normal' end, case when ${isOpen} then 'open' else 'closed' end,
      case when ${isOpen} then 'triage' else 'resolved' end, at, at, case when ${isOpen} then at end,
      case when ${isOpen} then null else at end, 1
    from generate_series(1, ${tickets}::int) n, lateral (select '2026-01-01'::timestamptz + n * interval '1 minute') moment (at)`.execute(
    tx,
  )
}

const filters: Record<string, TicketFilters> = {
  all: {},
  open: { status: 'open' },
  urgent: { priority: 'urgent' },
  'open and urgent': { status: 'open', priority: 'urgent' },
  'a rare word': { q: 'xylophone' },
  'a rare word that waits': { q: 'xylophone', status: 'open' },
  'a usual word': { q: 'parcel' },
  'a word of all': { q: 'my' },
  nobody: { q: 'nobody' },
  address: { q: 'teacher170@school.edu' },
  name: { q: 'Teacher170' },
}

test(
  'the first page of tickets, filtered, searched or ordered in any way, reads as little among a million as among few',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) => fillQuickly(tx, ['users', 'tickets'], fill))
    const read: Record<string, number> = {}
    const scanned: Record<string, number> = {}
    for (const [what, filter] of Object.entries(filters))
      for (const sort of ['waiting', '-updated', '-created', 'created'] as const) {
        const costs = await database.transaction((tx) =>
          costsOf(tx, (watched) => listTicketPage(watched, filter, { sort, limit: 20, offset: 0 })),
        )
        read[`${what} ${sort}`] = costs.reduce((sum, { pages }) => sum + pages, 0)
        scanned[`${what} ${sort}`] = Math.max(...costs.map((cost) => cost.rows))
      }
    tellCost('pages of the list with its count', read)
    // A page of a list, and a thousand and one that are counted, each of which may lie on a page of its own; of a word that
    // many tickets have also those that are sorted in vain.
    const isOfMany = (what: string) => /^a (usual word|word of all)/.test(what)
    const mostOf = (what: string) => (isOfMany(what) ? 11_000 : 1_200)
    expect(Object.entries(read).filter(([what, pages]) => pages > mostOf(what))).toEqual([])
    expect(
      Object.entries(scanned).filter(([what, rows]) => !isOfMany(what) && rows > belowScan(tickets)),
    ).toEqual([])
  },
)
