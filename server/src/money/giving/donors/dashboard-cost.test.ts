import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { readSummary } from './read-summary.ts'
import { readOwnSlots } from './read-own-slots.ts'
import { findSavedCard } from '../saved-cards/saved-cards.queries.ts'
import { belowScan, costRows, tellCost } from '../../../test/cost-rows.ts'
import { fillQuickly } from '../../../test/fill-quickly.ts'
import { costsOf } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'

const donors = costRows()
const asked = '00000000-0000-4000-8000-000000012345'

/** Who has many gifts and slots among very many donors; their gifts lie as far apart as they can. */
async function fill(tx: Tx): Promise<void> {
  const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  await sql`
    insert into donors (id, kind, user_id, program_cents, slots_minted, created_at)
    select ${id}, 'person', ${id}, 40000, 0, '2026-01-01' from generate_series(1, ${donors}::int) n`.execute(
    tx,
  )
  await sql`
    insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, created_at)
    select ${id}, 'pi_' || n, case when n % 5000 = 0 then ${asked}::uuid else ${id} end, 'classrooms', 40000, 'usd',
      'settled', '2026-01-01'::timestamptz + n * interval '1 second', '2026-01-01'
    from generate_series(1, ${donors}::int) n`.execute(tx)
  await sql`
    insert into slots (id, donor_id, ordinal, pool_id, origin, created_at)
    select ${id}, case when n % 500 = 0 then ${asked}::uuid else ${id} end, n, (select id from pools limit 1), 'donor', '2026-01-01'
    from generate_series(1, ${donors / 10}::int) n`.execute(tx)
}

test(
  'each statement of a dashboard reads at most ten pages among a million donors',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) => fillQuickly(tx, ['donors', 'payments', 'slots'], fill))
    await database.transaction((tx) => sql`analyze refunds`.execute(tx))
    const read = await database.transaction((tx) => costsOf(tx, (watched) => readSummary(watched, asked)))
    const card = await database.transaction((tx) => costsOf(tx, (watched) => findSavedCard(watched, asked)))
    const most = Math.max(...[...read, ...card].map(({ pages }) => pages))
    expect(most, JSON.stringify({ read, card })).toBeLessThanOrEqual(10)
    expect(read.length).toBeGreaterThanOrEqual(3)
    // A page of ten slots lies on ten pages of the table; how many there are is counted over the sponsor's own alone.
    const slots = await database.transaction((tx) =>
      costsOf(tx, (watched) => readOwnSlots(watched, { userId: asked, page: 1, pageSize: 10 })),
    )
    const list = slots[1]?.pages ?? 0
    tellCost('pages of each statement of a dashboard, of the saved card and of the slots', {
      read,
      card,
      list,
    })
    expect(list).toBeLessThanOrEqual(20)
    // Of slots there are a tenth.
    const scanned = [...read, ...card, ...slots].map(({ rows }) => rows)
    expect(Math.max(...scanned), JSON.stringify(scanned)).toBeLessThanOrEqual(belowScan(donors / 10))
  },
)
