import type { MarketPack } from '@tower/contract/money/credits.contract.ts'
import { describe, expect, test } from 'vitest'
import { buildCredits, codeOf, errorOf } from '../../../test/money/credits/build-credits.ts'

const upsertPath = '/api/admin/market/upsert'
const row = { name: 'Starter', usd_price: 25, credit_value_cents: 2_500 }

async function buildMarket() {
  const world = await buildCredits()
  const admin = await world.person('admin@tower.test', 'admin')
  const sponsor = await world.person('dana@example.org', 'sponsor')
  const save = (fields: Record<string, unknown>, bearer = admin.bearer) =>
    world.post(upsertPath, { tab: 'packs', row: fields }, bearer)
  const list = async <Answer>(url: string, bearer: string) => (await world.get(url, bearer)).json<Answer>()
  const saved = (answer: { json<Body>(): Body }) => answer.json<{ item: MarketPack }>().item
  return { ...world, admin, sponsor, save, saved, list }
}

describe('packs', () => {
  test('a pack that staff save is in the catalog and for sale at once, and gone from sale when switched off', async () => {
    const { save, saved, list, admin, sponsor } = await buildMarket()
    const item = saved(await save(row))
    expect(item).toMatchObject({ name: 'Starter', usd_price: 25, credit_value_cents: 2_500, active: true })
    const shown = { id: item.id, name: 'Starter', usd_price: 25, credit_value_cents: 2_500 }
    expect(await list('/api/sponsor/packs', sponsor.bearer)).toEqual({ items: [shown] })
    expect(await list('/api/market/catalog', sponsor.bearer)).toEqual({ packs: [shown] })
    await save({ ...row, id: item.id, usd_price: '26.50', active: false })
    expect(await list('/api/market/catalog', sponsor.bearer)).toEqual({ packs: [] })
    const { items } = await list<{ items: MarketPack[] }>('/api/admin/market/catalog?tab=packs', admin.bearer)
    expect(items).toMatchObject([{ id: item.id, usd_price: 26.5, active: false }])
    expect(await list('/api/sponsor/packs', admin.bearer)).toEqual({ items })
  })

  test('a name is given once, however it is written, and a pack that is not there can’t be changed', async () => {
    const { save } = await buildMarket()
    await save(row)
    const twice = await save({ ...row, name: ' STARTER ' })
    expect([twice.statusCode, errorOf(twice)]).toEqual([409, 'Another pack has this name.'])
    const unknown = await save({ ...row, name: 'Other', id: crypto.randomUUID() })
    expect(unknown.statusCode).toBe(404)
  })

  test('a pack without a name, below a dollar, with fractions of a cent or of a credit cent is refused', async () => {
    const { save, post, admin } = await buildMarket()
    for (const fields of [
      { ...row, name: '  ' },
      { ...row, name: 'x'.repeat(81) },
      { ...row, name: '\u3164' },
      { ...row, usd_price: 0.99 },
      { ...row, usd_price: '10.005' },
      { ...row, usd_price: -5 },
      { ...row, credit_value_cents: 0 },
      { ...row, credit_value_cents: 10.5 },
      { name: 'Starter' },
    ]) {
      const answer = await save(fields)
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'credits.pack_invalid'])
    }
    const badge = await post(upsertPath, { tab: 'badges', row }, admin.bearer)
    expect(badge.statusCode).toBe(400)
  })

  test('each change is in the audit log with who made it', async () => {
    const { save, saved, services, admin } = await buildMarket()
    const item = saved(await save(row))
    await save({ ...row, id: item.id, usd_price: 30 })
    const rows = await services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'target_id', 'details'])
        .orderBy('seq')
        .execute(),
    )
    expect(rows).toMatchObject([
      { action: 'credits.add_pack', actor_id: admin.userId, target_id: item.id },
      {
        action: 'credits.change_pack',
        target_id: item.id,
        details: { price_cents: 3_000, before_price_cents: 2_500 },
      },
    ])
  })

  test('packs are for sponsors and staff, and the marketplace for staff alone', async () => {
    const { get, post, save, sponsor, person } = await buildMarket()
    const teacher = await person('rivera@school.edu', 'teacher')
    expect((await get('/api/sponsor/packs', teacher.bearer)).statusCode).toBe(403)
    expect((await get('/api/sponsor/packs')).statusCode).toBe(401)
    expect((await save(row, sponsor.bearer)).statusCode).toBe(403)
    for (const url of ['/api/admin/market/catalog?tab=packs', '/api/admin/market/ledger?limit=25'])
      expect([(await get(url)).statusCode, (await get(url, sponsor.bearer)).statusCode]).toEqual([401, 403])
    const grant = { user_id: sponsor.userId, credits: 1 }
    expect((await post('/api/admin/credits/grant', grant, sponsor.bearer)).statusCode).toBe(403)
    expect((await post('/api/admin/credits/grant', grant)).statusCode).toBe(401)
  })
})

describe('grants', () => {
  const grantPath = '/api/admin/credits/grant'

  test('a grant puts credits times a hundred into the wallet, says what it holds, and is noted', async () => {
    const { post, walletOf, admin, sponsor, services, findFaults } = await buildMarket()
    const first = await post(grantPath, { user_id: sponsor.userId, credits: 100 }, admin.bearer)
    expect(first.json()).toEqual({ added: 100, balance: 100 })
    const second = { user_id: sponsor.userId, credits: '20', note: ' Thanks ' }
    expect((await post(grantPath, second, admin.bearer)).json()).toEqual({ added: 20, balance: 120 })
    const { ledger } = await walletOf(sponsor.bearer)
    expect(ledger).toMatchObject([
      { type: 'platform_grant', delta_cents: 2_000, note: 'Thanks', source: 'staff' },
      { type: 'platform_grant', delta_cents: 10_000, note: 'admin.grant', source: 'staff' },
    ])
    const audited = await services.database.read((tx) =>
      tx.selectFrom('audit_log').select(['action', 'target_id']).execute(),
    )
    expect(audited).toEqual(Array(2).fill({ action: 'credits.grant', target_id: sponsor.userId }))
    expect(await findFaults()).toEqual([])
  })

  test('a grant sent twice under its key is given once', async () => {
    const { post, balance, admin, sponsor } = await buildMarket()
    const grant = { user_id: sponsor.userId, credits: 5, idempotency_key: 'click-0001' }
    await post(grantPath, grant, admin.bearer)
    expect((await post(grantPath, grant, admin.bearer)).json()).toEqual({ added: 5, balance: 5 })
    expect((await post(grantPath, { ...grant, credits: 6 }, admin.bearer)).statusCode).toBe(409)
    expect(await balance(sponsor.userId)).toBe(500)
  })

  test('nobody named, nobody known and no credits are refused in words', async () => {
    const { post, admin, sponsor } = await buildMarket()
    const refusals = [
      [{ credits: 5 }, 400, 'user_id is required'],
      [{ user_id: 'nobody', credits: 5 }, 404, 'Nobody has this user ID.'],
      [{ user_id: crypto.randomUUID(), credits: 5 }, 404, 'Nobody has this user ID.'],
      [{ user_id: sponsor.userId, credits: 0 }, 400, 'Enter a positive credit amount.'],
    ] as const
    for (const [body, status, words] of refusals) {
      const answer = await post(grantPath, body, admin.bearer)
      expect([answer.statusCode, errorOf(answer)]).toEqual([status, words])
    }
    // The ledger would keep it for good.
    const answer = await post(
      grantPath,
      { user_id: sponsor.userId, credits: 5, note: 'a\u0007b' },
      admin.bearer,
    )
    expect(answer.statusCode).toBe(400)
  })

  test('a screen that was left open grants nothing: whoever grants has shown who they are of late', async () => {
    const { post, admin, sponsor, clock } = await buildMarket()
    clock.advance(20 * 60_000)
    const answer = await post(grantPath, { user_id: sponsor.userId, credits: 5 }, admin.bearer)
    expect(codeOf(answer)).toBe('identity.proof_needed')
  })
})

test('the ledger of the marketplace shows the newest 25 lines, and goes on from any of them', async () => {
  const { fill, marketLedger, admin, sponsor } = await buildMarket()
  for (let cents = 100; cents <= 3_000; cents += 100) await fill(sponsor.userId, cents)
  const first = await marketLedger(admin.bearer)
  expect(first.items).toHaveLength(25)
  expect(first.items[0]).toMatchObject({ delta_credits: 30, user_id: sponsor.userId, email: sponsor.email })
  const rest = await marketLedger(admin.bearer, `?before=${first.items.at(-1)?.id}`)
  expect(rest.items.map(({ delta_credits: credits }) => credits)).toEqual([5, 4, 3, 2, 1])
})

test('the store of a vendor is a redirect that says nothing of who asks, and any other vendor is refused', async () => {
  const { get } = await buildMarket()
  const amazon = await get('/api/market/session?vendor=amazon')
  expect([amazon.statusCode, amazon.headers.location]).toEqual([302, 'https://www.amazon.com/'])
  expect((await get('/api/market/session?vendor=walmart')).headers.location).toBe('https://www.walmart.com/')
  expect((await get('/api/market/session?vendor=https://evil.example')).statusCode).toBe(400)
  expect((await get('/api/market/session')).statusCode).toBe(400)
})
