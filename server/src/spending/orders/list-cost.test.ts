import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { belowScan, costRows, tellCost } from '../../test/cost-rows.ts'
import { fillQuickly } from '../../test/fill-quickly.ts'
import { costsOf, type StatementCost } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { countOrders, listOrderRows, type OrderFilters } from './order-rows.queries.ts'
import { parseOrderSearch } from './parse-order-search.ts'

const orders = costRows()
/** Of each teacher as many as in years of teaching, so that more orders are those of more teachers. */
const teachers = orders / 100
const asked = '00000000-0000-4000-8000-000000000170'

/** Orders of many teachers over years: nearly all fulfilled, some paid, a few that wait. */
async function fill(tx: Tx): Promise<void> {
  const id = (number: ReturnType<typeof sql>) =>
    sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  const own = id(sql`n`)
  const teacher = id(sql`n % ${sql.lit(teachers)} + 1`)
  await sql`
    insert into users (id, email, role, full_name)
    select ${own}, 'teacher' || n || '@school.edu', 'teacher', 'Maria Teacher' || n from generate_series(1, ${teachers}::int) n`.execute(
    tx,
  )
  await sql`
    insert into teacher_budgets (id, teacher_id, fiscal_year)
    select ${own}, ${own}, 2027 from generate_series(1, ${teachers}::int) n`.execute(tx)
  await sql`
    insert into orders (id, teacher_id, budget_id, status, total_cents, placed_at, paid_at, paid_by, fulfilled_at, fulfilled_by)
    select ${own}, ${teacher}, ${teacher}, case when n % 5000 = 0 then 'submitted' when n % 50 = 0 then 'paid' else 'fulfilled' end,
      1000 + n::bigint * 7919 % 90000, '2026-01-01'::timestamptz + n * interval '1 minute',
      case when n % 5000 <> 0 then now() end, case when n % 5000 <> 0 then ${teacher} end,
      case when n % 50 <> 0 then now() end, case when n % 50 <> 0 then ${teacher} end
    from generate_series(1, ${orders}::int) n`.execute(tx)
  await sql`
    insert into order_items (order_id, place, name, category, qty, amount_cents)
    select ${own}, place, 'Crayons ' || n, 'art', 1, 1000 from generate_series(1, ${orders}::int) n, generate_series(0, 1) place`.execute(
    tx,
  )
  await sql`
    insert into order_shipments (order_id, carrier, tracking, status, created_at, updated_at)
    select ${own}, 'UPS', '1Z' || n, 'delivered', now(), now() from generate_series(1, ${orders}::int) n`.execute(
    tx,
  )
}

const nothing: OrderFilters = { search: {}, status: undefined, teacherId: undefined }
const searching = (typed: string, more: Partial<OrderFilters> = {}) => ({
  ...nothing,
  ...more,
  search: parseOrderSearch(typed),
})

const filters: Record<string, OrderFilters> = {
  all: nothing,
  submitted: { ...nothing, status: 'submitted' },
  paid: { ...nothing, status: 'paid' },
  canceled: { ...nothing, status: 'canceled' },
  'of a teacher': { ...nothing, teacherId: asked },
  'a teacher’s words': searching('crayons 1', { teacherId: asked }),
  number: searching('#777'),
  amount: searching('$12.50'),
  'an amount that waits': searching('$12.50', { status: 'submitted' }),
  parcel: searching('1Z4711'),
  address: searching('teacher170@school.edu'),
  'many addresses': searching('teacher'),
  name: searching('Maria'),
  nobody: searching('nobody here'),
}

test(
  'the first page of orders, filtered, searched or ordered in any way, reads as little among a million as among few',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) =>
      fillQuickly(tx, ['users', 'teacher_budgets', 'orders', 'order_items', 'order_shipments'], fill),
    )
    const read: Record<string, StatementCost[]> = {}
    for (const [what, filter] of Object.entries(filters))
      for (const sort of ['-date', 'date', '-amount', 'amount'] as const) {
        const work = async (watched: Tx) => {
          await listOrderRows(watched, filter, { sort, limit: 20, offset: 0 })
          await countOrders(watched, filter)
        }
        read[`${what} ${sort}`] = await database.transaction((tx) => costsOf(tx, work))
      }
    const rows = Object.values(read).map(([list]) => list?.pages ?? 0)
    const counts = Object.values(read).map(([, count]) => count?.pages ?? 0)
    const scanned = Object.values(read).flatMap((costs) => costs.map((cost) => cost.rows))
    tellCost('pages of the list and its count', read)
    // Twenty orders with their lines, parcels, teachers and budgets; of twenty teachers who were found, twenty of each.
    expect(Math.max(...rows)).toBeLessThanOrEqual(1_100)
    // A thousand and one are counted at most, and each may lie on a page of its own; those of twenty teachers are found first.
    expect(Math.max(...counts)).toBeLessThanOrEqual(1_200)
    expect(Math.max(...scanned)).toBeLessThanOrEqual(belowScan(orders))
  },
)
