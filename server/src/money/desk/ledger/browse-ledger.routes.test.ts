// @module-tag some-on-pglite: the balance after each posting is added up by a window.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { DeskAccount, DeskPosting } from '@tower/contract/money/desk-ledger.contract.ts'
import { readCsv } from '../../../../test/money/closing/read-csv.ts'
import { buildDesk, type Staff } from '../../../../test/money/desk/build-desk.ts'
import { ensureAccount } from '../../../people/identity/accounts/ensure-account.ts'
import { verifyBooks } from '../../../process/verify-books.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/ledger/accounts'
type Accounts = { items: DeskAccount[]; total: number; has_more: boolean }
type Book = { items: DeskPosting[]; total: number; has_more: boolean; account: DeskAccount }

async function buildLedger() {
  const world = await buildDesk()
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  for (const amountCents of [50_000, 50_000, 2_500]) {
    world.clock.advance(60_000)
    await world.pay({ email: 'rosa@example.org', amountCents })
  }
  const accounts = async (q = '', who: Staff = dana) =>
    (await world.call(who, 'GET', `${path}?q=${encodeURIComponent(q)}`)).json<Accounts>().items
  const book = async (id: string, query = '') =>
    (await world.call(dana, 'GET', `${path}/${id}/postings?${query}`)).json<Book>()
  return { ...world, dana, accounts, book }
}

test('staff see the accounts of the house, and find those of a slot and of a giver', async () => {
  const { accounts } = await buildLedger()
  const house = await accounts()
  expect(house.map(({ kind }) => kind)).toContain('processor')
  expect(house.every(({ owner }) => owner === null)).toBe(true)
  expect(await accounts('1')).toMatchObject([{ kind: 'slot', owner: '1', balance_cents: 80_000 }])
  expect(await accounts('rosa@')).toMatchObject([
    { kind: 'donor_program', owner: 'rosa@example.org', balance_cents: 22_500 },
  ])
  expect(await accounts('nobody@example.org')).toEqual([])
})

test('the wallet of somebody who never gave is found by address and by name', async () => {
  const { accounts, call, dana, services } = await buildLedger()
  const { userId } = await services.database.transaction((tx) =>
    ensureAccount(tx, {
      email: 'noa@example.org',
      role: 'teacher',
      fullName: 'Noa Winter',
      at: services.clock.now(),
      actorId: null,
    }),
  )
  const granted = await call(dana, 'POST', '/api/admin/credits/grant', { user_id: userId, credits: 25 })
  expect(granted.statusCode).toBe(200)
  const wallet = { kind: 'wallet', owner: 'Noa Winter', balance_cents: 2_500 }
  expect(await accounts('noa@')).toMatchObject([wallet])
  expect(await accounts('winter')).toMatchObject([wallet])
})

test('a search that finds many givers says that there are more, and its file has the accounts of all of them', async () => {
  const { call, dana, services } = await buildLedger()
  await services.database.transaction((tx) =>
    sql`with donor as (
        insert into donors (kind, email) select 'person', 'alike' || n || '@example.org' from generate_series(1, 30) n returning id
      ) insert into ledger_accounts (kind, unit, owner_id, floor_cents) select 'donor_program', 'USD', id, 0 from donor`.execute(
      tx,
    ),
  )
  const page = (await call(dana, 'GET', `${path}?q=alike`)).json<Accounts>()
  expect([page.items.length, page.has_more]).toEqual([20, true])
  expect(readCsv((await call(dana, 'GET', `${path}.csv?q=alike`)).body)).toHaveLength(30)
  expect((await call(dana, 'GET', `${path}?q=rosa@`)).json<Accounts>()).toMatchObject({
    total: 1,
    has_more: false,
  })
})

test(
  'the book of an account has the balance after each posting, on every page',
  { tags: 'on-pglite-too' },
  async () => {
    const { accounts, book } = await buildLedger()
    const [account] = await accounts('rosa@')
    const { items, total } = await book(account?.id ?? '')
    expect(total).toBe(4)
    expect(items.map(({ amount_cents: cents }) => cents)).toEqual([2_500, -80_000, 50_000, 50_000])
    expect(items.map(({ balance_cents: cents }) => cents)).toEqual([22_500, 20_000, 100_000, 50_000])
    expect(items[1]).toMatchObject({ kind: 'slots_minted', others: ['slot'] })
    const pages = [1, 2].map((page) => book(account?.id ?? '', `page=${page}&pageSize=2`))
    expect((await Promise.all(pages)).flatMap((page) => page.items)).toEqual(items)
  },
)

test('the book comes as a file, and an account that is not there is said to be none', async () => {
  const { accounts, call, dana } = await buildLedger()
  const [account] = await accounts('rosa@')
  const file = await call(dana, 'GET', `${path}/${account?.id}/postings.csv`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="ledger-donor_program.csv"')
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/,25\.00,225\.00$/)
  const provider = (await accounts()).find(({ kind }) => kind === 'processor')
  const lying = await call(dana, 'GET', `${path}/${provider?.id}/postings.csv`)
  expect(lying.body.trim().split('\r\n')[1], 'what lies there is above zero').toMatch(/,25\.00,1025\.00$/)
  const none = await call(dana, 'GET', `${path}/${crypto.randomUUID()}/postings`)
  expect(none.json()).toMatchObject({ code: 'desk.account_not_found' })
})

test('what the last proof of the books found is shown, a broken rule with its rows', async () => {
  const { services, call, dana } = await buildLedger()
  const read = async () => (await call(dana, 'GET', '/api/admin/ledger/verification')).json<object>()
  expect(await read()).toEqual({ last: null, last_whole_at: null })
  await verifyBooks(services)
  expect(await read()).toMatchObject({ last: { broken: [] } })
  await services.database.transaction((tx) =>
    tx.updateTable('donors').set({ slots_minted: 9 }).where('kind', '=', 'person').execute(),
  )
  await verifyBooks(services)
  const { last } = (await read()) as { last: { broken: { rows: string[] }[] } }
  expect(last.broken.length).toBeGreaterThan(0)
  expect(last.broken[0]?.rows.length).toBeGreaterThan(0)
})
