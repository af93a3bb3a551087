import type { BadgeRow } from '@tower/contract/learning/badges.contract.ts'
import type { MarketItem } from '@tower/contract/money/market.contract.ts'
import { mostItems } from '@tower/contract/learning/badges.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { badgeRow, buildBadges } from '../../../../test/learning/badges/build-badges.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'

async function buildDesk() {
  const world = await buildBadges()
  const { get, post, admin, teacher } = world
  const catalog = async (tab: string) =>
    (await get(`/api/admin/market/catalog?tab=${tab}`, admin.bearer)).json<{ items: MarketItem[] }>().items
  const offered = async () => (await get('/rest/v1/badges', teacher.bearer)).json<BadgeRow[]>()
  const reorder = (tab: string, ids: string[], bearer = admin.bearer) =>
    post('/api/admin/market/reorder', { tab, ids }, bearer)
  return { ...world, catalog, offered, reorder }
}

test('a badge that staff save is in the catalog and offered at once, and gone from offer when switched off', async () => {
  const { offer, catalog, offered } = await buildDesk()
  const { id } = await offer()
  const row = { id, name: 'First bell', description: 'The first day is done.', cost_cents: 300, tier: 1 }
  expect(await offered()).toEqual([{ ...row, image_url: '/pictures/badge/think-1-bell.svg', active: true }])
  await offer({ ...badgeRow, id, active: false })
  expect(await offered()).toEqual([])
  expect(await catalog('badges')).toMatchObject([{ ...row, theme: 'think', active: false }])
  expect(await catalog('avatars')).toEqual([])
})

test('badges stand by tier and within it in the order of staff', async () => {
  const { offer, offered, reorder } = await buildDesk()
  const a = await offer({ ...badgeRow, name: 'A' })
  const high = await offer({ ...badgeRow, name: 'High', tier: 2 })
  const b = await offer({ ...badgeRow, name: 'B' })
  expect((await offered()).map(({ name }) => name)).toEqual(['A', 'B', 'High'])
  expect((await reorder('badges', [high.id, b.id, a.id])).statusCode).toBe(200)
  expect((await offered()).map(({ name }) => name)).toEqual(['B', 'A', 'High'])
  for (const ids of [
    [a.id, a.id],
    [a.id, crypto.randomUUID()],
  ])
    expect(codeOf(await reorder('badges', ids))).toBe('badges.not_found')
  expect(codeOf(await reorder('avatars', [a.id]))).toBe('badges.not_found')
  expect((await offered()).map(({ name }) => name)).toEqual(['B', 'A', 'High'])
})

test('what is no badge is refused: without a name, theme, tier or whole price, free, or with a foreign picture', async () => {
  const { save } = await buildDesk()
  for (const wrong of [
    { name: '  ' },
    { name: 'x'.repeat(61) },
    { name: '…' },
    ...['\u200b', '\u3164', '\u00ad\u00ad'].map((name) => ({ name })),
    { description: 'x'.repeat(201) },
    { theme: 'nothing' },
    { tier: 0 },
    { tier: 5 },
    { tier: 1.5 },
    { cost_cents: 0 },
    { cost_cents: -300 },
    { cost_cents: 'many' },
    { motif: 'owl' },
    { name_es: 7 },
  ]) {
    const answer = await save({ ...badgeRow, ...wrong })
    expect([wrong, answer.statusCode, codeOf(answer)]).toEqual([wrong, 400, 'badges.invalid'])
  }
  for (const image_url of ['https://evil.test/a.png', '//evil.test/a.png', `/files/${crypto.randomUUID()}`])
    expect(codeOf(await save({ ...badgeRow, image_url }))).toBe('badges.picture_unknown')
  expect((await save({ ...badgeRow, cost_cents: 0, motif: 'owl' }, 'avatars')).statusCode).toBe(200)
})

test('of two members of staff who save one badge the second is told what it is now, and writes nothing over', async () => {
  const { save, offer, catalog, reorder } = await buildDesk()
  const { id, seen } = await offer()
  const first = await save({ ...badgeRow, id, seen, name: 'Last bell', cost_cents: 500 })
  expect(first.statusCode).toBe(200)
  const second = await save({ ...badgeRow, id, seen, description: 'Another day.' })
  expect([second.statusCode, codeOf(second)]).toEqual([409, 'badges.changed_meanwhile'])
  const [now] = await catalog('badges')
  expect(second.json()).toMatchObject({ name: 'Last bell', credits: '5', seen: now?.seen })
  expect(now).toMatchObject({ name: 'Last bell', description: badgeRow.description, cost_cents: 500 })
  await reorder('badges', [id])
  expect((await save({ ...badgeRow, id, seen: now?.seen })).statusCode).toBe(200)
})

test('a name is given once in its kind, and what is not there can’t be changed', async () => {
  const { save, offer } = await buildDesk()
  await offer()
  expect(codeOf(await save({ ...badgeRow, name: ' FIRST  bell ' }))).toBe('badges.name_taken')
  await offer({ ...badgeRow, name: 'Teacher\u2019s pet' })
  expect(codeOf(await save({ ...badgeRow, name: "Teacher's pet" }))).toBe('badges.name_taken')
  await offer({ ...badgeRow, name: 'Café' })
  expect(codeOf(await save({ ...badgeRow, name: 'Cafe\u0301' }))).toBe('badges.name_taken')
  expect((await save({ ...badgeRow, motif: 'owl' }, 'avatars')).statusCode).toBe(200)
  expect(codeOf(await save({ ...badgeRow, name: 'Other', id: crypto.randomUUID() }))).toBe('badges.not_found')
})

test('a catalog holds as many items of a kind as its calls can list and reorder', async () => {
  const { save, services, offered, reorder } = await buildDesk()
  await services.database.transaction((tx) =>
    sql`insert into market_items (kind, name, description, theme, motif, tier, cost_cents, active, created_at, changed_at)
      select 'badge', 'Badge ' || number, '', 'think', 'star', 1, 100, true, now(), now()
      from generate_series(1, ${mostItems}::int) as number`.execute(tx),
  )
  const all = await offered()
  expect(all).toHaveLength(mostItems)
  const ids = all.map(({ id }) => id).toReversed()
  expect((await reorder('badges', ids)).statusCode).toBe(200)
  expect((await offered()).map(({ id }) => id)).toEqual(ids)
  expect(codeOf(await save(badgeRow))).toBe('badges.too_many')
  expect((await save({ ...badgeRow, motif: 'owl' }, 'avatars')).statusCode).toBe(200)
})

test('each change is in the audit log with who made it and what it was before', async () => {
  const { offer, reorder, services, admin } = await buildDesk()
  const { id } = await offer()
  await offer({ ...badgeRow, id, cost_cents: 500 })
  await reorder('badges', [id])
  const rows = await services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'target_id', 'details'])
      .orderBy('seq')
      .execute(),
  )
  expect(rows.filter(({ action }) => action.startsWith('badges.'))).toMatchObject([
    { action: 'badges.added', actor_id: admin.userId, target_id: id },
    { action: 'badges.changed', target_id: id, details: { cost_cents: 500, before_cost_cents: 300 } },
    { action: 'badges.reordered', actor_id: admin.userId },
  ])
})

test('the marketplace is for teachers and its desk for staff alone', async () => {
  const { get, post, teacher, person, reorder } = await buildDesk()
  const sponsor = await person('dana@example.org', 'sponsor')
  for (const url of ['/rest/v1/badges', '/rest/v1/credit_account_balances', '/api/teacher/marketplace'])
    expect([
      (await get(url)).statusCode,
      (await get(url, sponsor.bearer)).statusCode,
      (await get(url, teacher.bearer)).statusCode,
    ]).toEqual([401, 403, 200])
  expect((await reorder('badges', [crypto.randomUUID()], teacher.bearer)).statusCode).toBe(403)
  const wish = { tab: 'badges', row: badgeRow }
  expect((await post('/api/admin/market/upsert', wish, teacher.bearer)).statusCode).toBe(403)
  expect((await get('/rest/v1/credit_account_balances', teacher.bearer)).json()).toEqual([
    { balance_credits: 10 },
  ])
})
