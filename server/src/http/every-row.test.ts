// On PGlite too: instants in microseconds are compared.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listRefused, type RefusedRow } from '../oversight/defense/refused-attempts.queries.ts'
import { exportNotices } from '../oversight/inbox/list-notices.ts'
import { exportDeliveries } from '../oversight/webhooks/list-deliveries.ts'
import { insertWebhook } from '../oversight/webhooks/webhooks.queries.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { everyRow } from './every-row.ts'

const many = 2_100
let webhookId: string
let services: TestApp['services']

// A thousand rows of each list share an instant, so that a batch ends and another begins within one.
beforeEach(async () => {
  ;({ services } = await testApp())
  await services.database.transaction(async (tx) => {
    await sql`insert into admin_notifications (type, title, message, created_at)
      select 'gift_received', 'Notice ' || n, 'What happened.', '2026-01-01T00:00:00.123456Z'::timestamptz + n / 1200 * interval '1 day'
      from generate_series(1, ${many}) n`.execute(tx)
    await sql`insert into refused_attempts (call, reason, network_hash, hour_starts_at, attempts, first_at, last_at)
      select 'nominations.nominate', 'refused', lpad(to_hex(n), 16, '0'), '2026-01-01Z', 1, '2026-01-01Z',
        '2026-01-01Z'::timestamptz + n / 1200 * interval '1 day' from generate_series(1, ${many}) n`.execute(
      tx,
    )
    const wish = { url: 'https://crm.example.org/tower', note: '', events: ['slot.minted' as const] }
    webhookId = await insertWebhook(tx, {
      ...{ ...wish, salt: 'salt', requestKey: randomUUID(), at: new Date() },
    })
    await sql`insert into webhook_deliveries (webhook_id, event_key, event, data, occurred_at)
      select ${webhookId}, 'told ' || n, 'slot.minted', '{}', '2026-01-01Z'::timestamptz + n / 1200 * interval '1 day'
      from generate_series(1, ${many}) n`.execute(tx)
  })
})

test('the file of notices has every one of them once, the newest first, also where a thousand came in one instant', async () => {
  const rows = await all(exportNotices(services, { readerId: randomUUID(), onlyUnread: false, without: [] }))
  expectEachOnce(rows, ({ created_at: at }) => at)
})

test('the file of what was turned away has every row once, the newest first', async () => {
  const rows = await all(everyRow<RefusedRow>(services, (tx, window) => listRefused(tx, {}, window)))
  expectEachOnce(rows, ({ last_at: at }) => at)
})

test('the log of a webhook has every message once, the newest first', async () => {
  const rows = await all(await exportDeliveries(services, { webhookId, state: undefined }))
  expectEachOnce(rows, ({ occurred_at: at }) => at)
})

async function all<Row>(batches: AsyncGenerator<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}

function expectEachOnce<Row extends { id: string }>(rows: Row[], instantOf: (row: Row) => Date): void {
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([many, many])
  const instants = rows.map((row) => instantOf(row).getTime())
  expect(instants).toEqual(instants.toSorted((a, b) => b - a))
}
