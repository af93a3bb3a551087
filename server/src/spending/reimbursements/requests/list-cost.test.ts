import { reimbursementSorts, type ReimbursementStatus } from '@tower/contract/spending/reimbursements.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { belowScan, costRows, tellCost } from '../../../test/cost-rows.ts'
import { fillQuickly } from '../../../test/fill-quickly.ts'
import { costsOf } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { parseSearch } from './parse-search.ts'
import { countRequests, listRequestRows, type RequestFilters } from './request-list.queries.ts'

const requests = costRows()
/** Of each teacher as many as in years of teaching, so that more requests are those of more teachers. */
const teachers = requests / 100
const asked = '00000000-0000-4000-8000-000000000170'

/** Requests of many teachers over years: nearly all paid, some approved, a few that wait, some drafts. */
async function fill(tx: Tx): Promise<void> {
  const id = (number: ReturnType<typeof sql>) =>
    sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  const own = id(sql`n`)
  const teacher = id(sql`n % ${sql.lit(teachers)} + 1`)
  const staff = id(sql`999999`)
  const status = sql`case when n % 5000 = 0 then 'submitted' when n % 50 = 0 then 'approved' when n % 100 = 1 then 'draft' else 'paid' end`
  const at = sql`'2026-01-01'::timestamptz + n * interval '1 minute'`
  await sql`
    insert into users (id, email, role, full_name)
    select ${own}, 'teacher' || n || '@school.edu', 'teacher', 'Maria Teacher' || n from generate_series(1, ${teachers}::int) n`.execute(
    tx,
  )
  await sql`
    insert into purchase_requests (id, teacher_id, budget_id, fiscal_year, status, title, total_cents, request_key, change_key,
      created_at, updated_at, submitted_at, decided_at, decided_by, words)
    select ${own}, ${teacher}, ${teacher}, 2027, ${status}, 'Crayons', 1000 + n::bigint * 7919 % 90000, ${own}, ${own}, ${at}, ${at},
      case when n % 100 <> 1 then ${at} end, case when n % 5000 <> 0 and n % 100 <> 1 then ${at} end,
      case when n % 5000 <> 0 and n % 100 <> 1 then ${staff} end,
      to_tsvector('simple', 'Crayons ' || case when n % 40 = 0 then 'and paint ' else '' end || 'w' || n)
    from generate_series(1, ${requests}::int) n`.execute(tx)
  await sql`
    insert into reimbursement_payouts (request_id, amount_cents, reference, paid_by, paid_at)
    select id, total_cents, 'bank', ${staff}, decided_at from purchase_requests where status = 'paid'`.execute(
    tx,
  )
}

const nothing: RequestFilters = {
  search: {},
  withDrafts: false,
  ...{ status: undefined, teacherId: undefined, fiscalYear: undefined },
  ...{ from: undefined, until: undefined, leastCents: undefined },
}
const ofStatus = (status: ReimbursementStatus) => ({ ...nothing, status })
const searching = (typed: string, more: Partial<RequestFilters> = {}) => ({
  ...nothing,
  ...more,
  search: parseSearch(typed),
})

const filters: Record<string, RequestFilters> = {
  all: nothing,
  submitted: ofStatus('submitted'),
  approved: ofStatus('approved'),
  paid: ofStatus('paid'),
  rejected: ofStatus('rejected'),
  'of a teacher': { ...nothing, teacherId: asked },
  'a teacher’s own': { ...nothing, teacherId: asked, withDrafts: true },
  number: searching('RB-1777'),
  amount: searching('$12.50'),
  'an amount that waits': searching('$12.50', { status: 'submitted' }),
  address: searching('teacher170@school.edu'),
  'many addresses': searching('teacher'),
  name: searching('Maria'),
  'a word of every request': searching('crayons'),
  'a word of one in forty': searching('paint'),
  'a word of one': searching('w4711'),
  nobody: searching('nobody here'),
}

test(
  'the first page of reimbursements, filtered, searched or ordered in any way, reads as little among a million as among few',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) =>
      fillQuickly(tx, ['users', 'purchase_requests', 'reimbursement_payouts'], fill),
    )
    const rows: Record<string, number> = {}
    const counts: Record<string, number> = {}
    const scanned: number[] = []
    for (const [what, filter] of Object.entries(filters))
      for (const sort of reimbursementSorts) {
        const costs = await database.transaction((tx) =>
          costsOf(tx, async (watched) => {
            await listRequestRows(watched, filter, { sort, limit: 20, offset: 0 })
            await countRequests(watched, filter)
          }),
        )
        const [list = 0, count = 0] = costs.map(({ pages }) => pages)
        ;[rows[`${what} ${sort}`], counts[`${what} ${sort}`]] = [list, count]
        scanned.push(...costs.map((cost) => cost.rows))
      }
    tellCost('pages of the list', rows)
    tellCost('pages of its count', counts)
    // Twenty requests with their teachers and payments; of words, all that ten teachers ever asked for and what has them.
    expect(Math.max(...Object.values(rows)), JSON.stringify(rows)).toBeLessThanOrEqual(2_000)
    // A thousand and one are counted at most, and each may lie on a page of its own; those of ten teachers are found first.
    expect(Math.max(...Object.values(counts)), JSON.stringify(counts)).toBeLessThanOrEqual(1_200)
    expect(Math.max(...scanned)).toBeLessThanOrEqual(belowScan(requests))
  },
)
