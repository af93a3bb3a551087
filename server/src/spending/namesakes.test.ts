import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillQuickly } from '../test/fill-quickly.ts'
import { testServices } from '../test/test-services.ts'
import { countOrders, listOrdersBefore, type OrderFilters } from './orders/order-rows.queries.ts'
import { parseOrderSearch } from './orders/parse-order-search.ts'
import { countRequests, type RequestFilters } from './reimbursements/requests/request-list.queries.ts'
import { parseSearch } from './reimbursements/requests/parse-search.ts'
import { listTicketPage, listTicketsBefore } from './support/ticket-list.queries.ts'

const namesakes = 25

/** Teachers of one name, each with an order and a ticket: more of them than a page of a search goes through. */
async function buildNamesakes() {
  const { database } = await testServices()
  const own = sql`md5('namesake ' || n)::uuid`
  const all = sql`generate_series(1, ${sql.lit(namesakes)}) n`
  await database.transaction((tx) =>
    fillQuickly(tx, ['users', 'teacher_budgets', 'orders', 'tickets'], async (filling) => {
      await sql`insert into users (id, email, role, full_name)
        select ${own}, 'maria' || n || '@school.edu', 'teacher', 'Maria Demo' || n from ${all}`.execute(
        filling,
      )
      await sql`insert into teacher_budgets (id, teacher_id, fiscal_year) select ${own}, ${own}, 2027 from ${all}`.execute(
        filling,
      )
      await sql`insert into orders (id, teacher_id, budget_id, status, total_cents, placed_at)
        select ${own}, ${own}, ${own}, 'submitted', 1000, '2026-01-01' from ${all}`.execute(filling)
      await sql`insert into tickets (id, teacher_id, subject, category, priority, status, numa_state, created_at, updated_at,
          waiting_since, message_count)
        select ${own}, ${own}, 'A parcel', 'general', 'normal', 'open', 'triage', '2026-01-01', '2026-01-01', '2026-01-01', 1
        from ${all}`.execute(filling)
    }),
  )
  return database
}

const ordersOf = (typed: string): OrderFilters => ({
  search: parseOrderSearch(typed),
  ...{ status: undefined, teacherId: undefined },
})

test('a search of orders says when it goes through some teachers of a name only, and its file holds the orders of all', async () => {
  const database = await buildNamesakes()
  await database.read(async (tx) => {
    const { total, hasMore } = await countOrders(tx, ordersOf('maria'))
    expect([total < namesakes, hasMore]).toEqual([true, true])
    expect(await countOrders(tx, ordersOf('maria7@school.edu'))).toEqual({ total: 1, hasMore: false })
    const file = await listOrdersBefore(tx, ordersOf('maria'), { before: undefined, limit: 100 })
    expect(file).toHaveLength(namesakes)
  })
})

test('a search of tickets does as well', async () => {
  const database = await buildNamesakes()
  await database.read(async (tx) => {
    const stretch = { sort: 'waiting', limit: 100, offset: 0 } as const
    const { rows, total, hasMore } = await listTicketPage(tx, { q: 'maria' }, stretch)
    expect([rows.length === total, total < namesakes, hasMore]).toEqual([true, true, true])
    expect(await listTicketPage(tx, { q: 'maria7@school.edu' }, stretch)).toMatchObject({
      ...{ total: 1, hasMore: false },
    })
    // Where nothing is searched, however many teachers there are, all is there.
    for (const all of [{}, { q: '' }, { status: 'open' }] as const)
      expect(await listTicketPage(tx, all, stretch)).toMatchObject({ total: namesakes, hasMore: false })
    const file = await listTicketsBefore(tx, { q: 'maria' }, { before: undefined, limit: 100 })
    expect(file).toHaveLength(namesakes)
  })
})

test('a search of reimbursements says so, too, though nobody it went through has any', async () => {
  const asked = (typed: string): RequestFilters => ({
    ...{ search: parseSearch(typed), withDrafts: false, status: undefined, teacherId: undefined },
    ...{ fiscalYear: undefined, from: undefined, until: undefined, leastCents: undefined },
  })
  const database = await buildNamesakes()
  await database.read(async (tx) => {
    expect(await countRequests(tx, asked('maria'))).toEqual({ total: 0, hasMore: true })
    expect(await countRequests(tx, asked('maria7'))).toEqual({ total: 0, hasMore: false })
  })
})
