import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { pagesRead } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { listBudgetLines } from './history.queries.ts'

const steps = 100_000
const budgetId = '00000000-0000-4000-8000-000000000001'
const reservedId = '00000000-0000-4000-8000-000000000002'

/** A budget of which money was set aside and let go of without end. */
async function fill(tx: Tx): Promise<void> {
  // No triggers and no foreign keys: what is measured is reading.
  await sql`set local session_replication_role = replica`.execute(tx)
  const id = sql`('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`
  await sql`
    insert into ledger_accounts (id, kind, unit, owner_id, balance_cents, floor_cents)
    values (${budgetId}::uuid, 'budget', 'USD', ${budgetId}::uuid, 80000, 0),
      (${reservedId}::uuid, 'reserved', 'USD', ${budgetId}::uuid, 0, 0)`.execute(tx)
  await sql`
    insert into ledger_transactions (id, kind, idempotency_key, spending_id, occurred_at)
    select ${id}, case when n % 2 = 1 then 'order_reserved' else 'order_released' end, 'step ' || n, ${budgetId}::uuid,
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${steps}::int) n`.execute(tx)
  await sql`
    insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
    select ${id}, case side when 0 then ${budgetId}::uuid else ${reservedId}::uuid end, 'USD',
      case when (n + side) % 2 = 1 then -100 else 100 end
    from generate_series(1, ${steps}::int) n, generate_series(0, 1) side order by n, side`.execute(tx)
}

test('a page of a budget’s history reads as little after a hundred thousand steps as after a few', async () => {
  const { database } = await testServices()
  await database.transaction(fill)
  await database.transaction((tx) =>
    sql`analyze ledger_postings, ledger_transactions, ledger_accounts`.execute(tx),
  )
  const lines = await database.read((tx) => listBudgetLines(tx, { budgetId, limit: 20, offset: 20 }))
  expect(lines.map((line) => [line.change_cents, line.left_cents]).slice(0, 2)).toEqual([
    [100, 80_000],
    [-100, 79_900],
  ])
  const pages = await database.transaction((tx) =>
    pagesRead(tx, (watched) => listBudgetLines(watched, { budgetId, limit: 20, offset: 0 })),
  )
  // Twenty facts with what they stand on, and a thousand lines of each account counted.
  expect(Math.max(...pages)).toBeLessThanOrEqual(400)
}, 120_000)
