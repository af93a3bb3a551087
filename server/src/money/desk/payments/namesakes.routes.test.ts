import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'

// A database of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type List = { items: { email: string | null }[]; total: number; has_more: boolean }

/** Givers of one name, each with one gift: more of them than a page of a search goes through. */
async function buildNamesakes(givers: number) {
  const world = await buildDesk()
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  await world.services.database.transaction(async (tx) => {
    await sql`
      insert into donors (id, kind, display_name, email)
      select md5('donor ' || n)::uuid, 'person', 'Maria Demo ' || n, 'maria' || n || '@example.org'
      from generate_series(1, ${givers}::int) n`.execute(tx)
    await sql`
      insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, email)
      select md5('payment ' || n)::uuid, 'pi_' || n, md5('donor ' || n)::uuid, 'classrooms', 4000, 'usd', 'settled',
        '2026-01-01'::timestamptz + n * interval '1 minute', 'maria' || n || '@example.org'
      from generate_series(1, ${givers}::int) n`.execute(tx)
  })
  const get = (url: string) => world.call(dana, 'GET', url)
  const list = async (url: string) => (await get(url)).json<List>()
  const file = async (url: string) => (await get(url)).body.trimEnd().split('\r\n').slice(1)
  return { list, file }
}

test('of a name that many givers have a search says that there are more than it shows, and its file holds them all', async () => {
  const { list, file } = await buildNamesakes(25)
  const payments = await list('/api/admin/payments?q=maria&pageSize=100')
  expect(payments.items.length).toBeGreaterThan(0)
  expect(payments.items.length).toBeLessThan(25)
  expect(payments).toMatchObject({ total: payments.items.length, has_more: true })
  expect(await list('/api/admin/payments?q=maria7@example.org')).toMatchObject({ total: 1, has_more: false })
  expect(await file('/api/admin/payments.csv?q=maria')).toHaveLength(25)
  const givers = await list('/api/admin/givers?q=maria&pageSize=100')
  expect(givers).toMatchObject({ total: 20, has_more: true })
  expect(await file('/api/admin/givers.csv?q=maria')).toHaveLength(25)
})
