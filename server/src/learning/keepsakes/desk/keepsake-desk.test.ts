import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { keepsakeDeskEndpoints } from '@tower/contract/learning/keepsake-desk.contract.ts'
import type { KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { expect, test } from 'vitest'
import { buildKeepsakes } from '../../../../test/learning/keepsakes/build-keepsakes.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'

const path = '/api/admin/market/keepsakes'
const seen = { price_credits: 10, active: true }
const wish = { price_credits: 12, active: true, seen }

async function buildDesk(settings: Parameters<typeof buildKeepsakes>[0] = {}) {
  const world = await buildKeepsakes(settings)
  const { get, post, person } = world
  const admin = await person('admin@example.org', 'admin')
  const catalog = async () =>
    (await get(path, admin.bearer)).json<CallOutput<typeof keepsakeDeskEndpoints.listAll>>().items
  const change = (body: Record<string, unknown>, keepsake: KeepsakeKey = 'poster', bearer = admin.bearer) =>
    post(`${path}/${keepsake}`, body, bearer)
  return { ...world, admin, catalog, change }
}

test('what staff change holds at once: whoever saw the old price reads the new one and pays nothing', async () => {
  const { change, buy, list, balance, sponsor, catalog } = await buildDesk()
  const changed = await change(wish)
  expect(changed.json()).toEqual({ item: { keepsake: 'poster', price_credits: 12, active: true, bought: 0 } })
  const late = await buy('poster')
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'keepsakes.price_changed', price_credits: '12' }),
  ])
  expect(await balance(sponsor.userId)).toBe(10_000)
  expect((await buy('poster', { price_credits: 12 })).statusCode).toBe(200)
  expect((await list()).balance_credits).toBe(88)
  expect((await catalog()).find(({ keepsake }) => keepsake === 'poster')).toMatchObject({ bought: 1 })
})

test('a keepsake switched off between look and press is told in words, takes nothing, and stays with who has it', async () => {
  const { change, buy, have, list, pdf, balance, sponsor, person, fill } = await buildDesk()
  const { id } = await have('poster')
  const other = await person('other@example.org', 'sponsor')
  await fill(other.userId, 2_000)
  await change({ ...seen, active: false, seen })
  const late = await buy('poster', {}, other.bearer)
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'keepsakes.not_sold'])
  expect(late.json()).toMatchObject({ error: 'This keepsake is not sold right now.' })
  expect([await balance(other.userId), await balance(sponsor.userId)]).toEqual([2_000, 9_000])
  expect((await list()).owned).toMatchObject([{ id }])
  expect((await pdf(id)).statusCode).toBe(200)
  await change({ ...seen, seen: { ...seen, active: false } })
  expect((await buy('poster', {}, other.bearer)).statusCode).toBe(200)
})

test('of two members of staff the second learns that somebody was first, and each change is in the audit log', async () => {
  const { change, services, admin, catalog } = await buildDesk()
  await change(wish)
  const second = await change({ ...wish, price_credits: 3 })
  expect(second.json()).toMatchObject({ code: 'keepsakes.changed_meanwhile', price_credits: '12' })
  expect((await catalog()).find(({ keepsake }) => keepsake === 'poster')?.price_credits).toBe(12)
  const rows = await services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['actor_id', 'target_id', 'details'])
      .where('action', '=', 'keepsakes.changed')
      .execute(),
  )
  expect(rows).toEqual([
    {
      actor_id: admin.userId,
      target_id: 'poster',
      details: { price_cents: 1_200, active: true, before_price_cents: 1_000, before_active: true },
    },
  ])
})

test('a price is a whole number of credits from 1 on, and staff alone decide it', async () => {
  const { change, get, sponsor, catalog } = await buildDesk()
  for (const price_credits of [0, -5, 1.5, '7', 1_000_001, null])
    expect((await change({ ...wish, price_credits })).statusCode).toBe(400)
  expect((await change(wish, 'poster', sponsor.bearer)).statusCode).toBe(403)
  expect((await get(path, sponsor.bearer)).statusCode).toBe(403)
  expect((await catalog()).map(({ price_credits }) => price_credits)).toEqual([5, 10, 8, 15, 15, 15])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'of purchases and a change of the price at the same moment, each purchase paid the price that it saw',
  async () => {
    const { change, buy, person, fill, balance, findFaults } = await buildDesk({ poolSize: 16 })
    const buyers = []
    for (let count = 0; count < 8; count += 1) {
      const buyer = await person(`buyer-${count}@example.org`, 'sponsor')
      await fill(buyer.userId, 1_500)
      buyers.push(buyer)
    }
    const [changed, ...bought] = await Promise.all([
      change(wish),
      ...buyers.map(({ bearer }) => buy('poster', {}, bearer)),
    ])
    expect(changed.statusCode).toBe(200)
    for (const [at, { userId }] of buyers.entries())
      expect(await balance(userId)).toBe(bought[at]?.statusCode === 200 ? 500 : 1_500)
    expect(await findFaults()).toEqual([])
  },
)
