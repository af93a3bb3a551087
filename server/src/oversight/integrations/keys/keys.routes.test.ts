// @module-tag some-on-pglite: one path of integrations.
import { randomUUID } from 'node:crypto'
import { minuteMs } from '@tower/contract/durations.ts'
import { keyLimit, wrongKeyLimit } from '@tower/contract/oversight/integrations.ts'
import { expect, test, vi } from 'vitest'
import { buildKeys } from '../../../../test/oversight/integrations/build-keys.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const codeOf = (answer: { json<Body>(): Body }) => answer.json<{ code: string }>().code

test(
  'a key is shown once, opens what its scopes name, and is kept as a hash',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildKeys()
    const { item, secret } = await world.created({ name: 'CRM', scopes: ['donations', 'slots'] })
    expect(secret).toMatch(/^tower_[0-9a-f]{16}_[\w-]{43}$/)
    expect(item).toMatchObject({
      ...{ name: 'CRM', scopes: ['donations', 'slots'], state: 'active', created_by: 'root@tower.test' },
      ...{ starts_with: secret.slice(0, 22), last_used_at: null },
    })
    expect((await world.read(secret, 'donations')).json()).toEqual({ items: [], next_cursor: null })
    expect((await world.read(secret, 'slots')).statusCode).toBe(200)
    const refused = await world.read(secret, 'tickets')
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'integrations.scope_missing', scope: 'tickets' })

    const kept = JSON.stringify(
      await world.services.database.read((tx) => tx.selectFrom('api_keys').selectAll().execute()),
    )
    expect(kept).not.toContain(secret.slice(23))
    expect(JSON.stringify(await world.list())).not.toContain(secret.slice(23))
  },
)

test('only superadmins with a recent proof create and revoke keys, and each act is written down', async () => {
  const world = await buildKeys()
  expect((await world.create({}, world.admin)).statusCode).toBe(403)
  expect((await world.call(world.admin.token, 'GET', world.path)).statusCode).toBe(403)
  const { item } = await world.created()
  expect((await world.revoke(item.id, world.admin)).statusCode).toBe(403)
  expect((await world.revoke(randomUUID())).statusCode).toBe(404)
  expect((await world.revoke(item.id)).json()).toMatchObject({
    ...{ state: 'revoked', revoked_by: 'root@tower.test' },
  })
  expect((await world.auditActions()).filter((action) => action.startsWith('integrations.'))).toEqual([
    'integrations.key_created',
    'integrations.key_revoked',
  ])
  world.clock.advance(20 * minuteMs)
  expect(codeOf(await world.create())).toBe('identity.proof_needed')
  expect(codeOf(await world.revoke(item.id))).toBe('identity.proof_needed')
})

test('a form sent twice creates one key, and says why it shows no secret again', async () => {
  const world = await buildKeys()
  const request_key = randomUUID()
  const both = await Promise.all([world.create({ request_key }), world.create({ request_key })])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(codeOf(await world.create({ request_key }))).toBe('integrations.already_created')
  expect(await world.list()).toHaveLength(1)
})

test('there are fifty keys at most, also at once; what is revoked counts no more', async () => {
  const world = await buildKeys()
  const made = await Promise.all(Array.from({ length: 54 }, () => world.create()))
  expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
  const [first] = await world.list()
  expect(codeOf(await world.create())).toBe('integrations.too_many')
  await world.revoke(first?.id ?? '')
  expect((await world.create()).statusCode).toBe(200)
})

test('what a key is called, opens and lives for is checked', async () => {
  const world = await buildKeys()
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
  for (const wrong of [
    ...[{ name: '' }, { name: 'x'.repeat(81) }, { name: 'a\nb' }, { scopes: [] }, { scopes: ['everything'] }],
    ...[{ expires_at: 'tomorrow' }, { expires_at: inDays(0) }, { expires_at: inDays(-1) }],
    { expires_at: inDays(3_651) },
  ])
    expect((await world.create(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
  expect(await world.list()).toEqual([])
  const { item } = await world.created({ scopes: ['slots', 'slots'], expires_at: inDays(30) })
  expect(item).toMatchObject({ scopes: ['slots'], expires_at: inDays(30) })
})

test('an expired, a revoked and an unknown key are refused in words of their own', async () => {
  const world = await buildKeys()
  const soon = new Date(world.clock.now().getTime() + minuteMs).toISOString()
  const { secret: expiring } = await world.created({ expires_at: soon })
  const { item, secret: revoked } = await world.created()
  expect((await world.read(expiring, 'slots')).statusCode).toBe(200)
  world.clock.advance(minuteMs)
  await world.revoke(item.id)
  const said = async (secret: string) => {
    const answer = await world.read(secret, 'slots')
    return [answer.statusCode, codeOf(answer)]
  }
  expect(await said(expiring)).toEqual([401, 'integrations.key_expired'])
  expect(await said(revoked)).toEqual([401, 'integrations.key_revoked'])
  // Who has only the part that may be shown learns nothing of it.
  for (const guess of [
    `${revoked.slice(0, -1)}_`,
    `${expiring.slice(0, 23)}${'A'.repeat(43)}`,
    revoked.slice(0, 22),
  ])
    expect(await said(guess), guess).toEqual([401, 'integrations.key_unknown'])
  expect(await said(world.root.token)).toEqual([401, 'integrations.key_unknown'])
  const bare = await world.call(undefined, 'GET', '/api/v1/slots')
  expect([bare.statusCode, codeOf(bare)]).toEqual([401, 'integrations.key_missing'])
})

test('of two superadmins who revoke one key the second reads who was first', async () => {
  const world = await buildKeys()
  const { item } = await world.created()
  const both = await Promise.all([world.revoke(item.id), world.revoke(item.id, world.second)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [revoked] = await world.list()
  const second = both.find(({ statusCode }) => statusCode === 409)?.json<{ error: string }>()
  expect(second?.error).toBe(`${revoked?.revoked_by} revoked this API key already.`)
})

test('a key that is revoked while it is in use opens nothing once that was answered', async () => {
  const world = await buildKeys()
  const { item, secret } = await world.created()
  const during = Array.from({ length: 30 }, () => world.read(secret, 'slots'))
  await world.revoke(item.id)
  const after = await Promise.all(Array.from({ length: 10 }, () => world.read(secret, 'slots')))
  expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  for (const { statusCode } of await Promise.all(during)) expect([200, 401]).toContain(statusCode)
})

test('when a key was used last is known to a quarter of an hour, and not each request writes it', async () => {
  const world = await buildKeys()
  const { secret } = await world.created()
  const lastUsed = async () => (await world.list())[0]?.last_used_at
  const first = world.clock.now().toISOString()
  await Promise.all([world.read(secret, 'slots'), world.read(secret, 'draws')])
  expect(await lastUsed()).toBe(first)
  world.clock.advance(14 * minuteMs)
  await world.read(secret, 'slots')
  expect(await lastUsed()).toBe(first)
  world.clock.advance(2 * minuteMs)
  await world.read(secret, 'tickets')
  expect(await lastUsed()).toBe(world.clock.now().toISOString())
})

test('a key that asks too often is told when to come again, and others are not', async () => {
  const world = await buildKeys({ RATE_LIMIT_FACTOR: '0.02' })
  const [{ secret }, other] = [await world.created(), await world.created()]
  const most = Math.ceil(keyLimit.max * 0.02)
  for (let nth = 0; nth < most; nth++)
    expect((await world.read(secret, nth % 2 ? 'slots' : 'draws')).statusCode).toBe(200)
  const refused = await world.read(secret, 'tickets')
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'request.rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await world.read(other.secret, 'tickets')).statusCode).toBe(200)
})

test('a network that guesses is turned away, while a right key from there still opens', async () => {
  const world = await buildKeys({ RATE_LIMIT_FACTOR: '1' })
  const { secret } = await world.created()
  const guess = () => world.read(`${secret.slice(0, 23)}${'B'.repeat(43)}`, 'slots')
  for (let nth = 0; nth < wrongKeyLimit.max; nth++) expect((await guess()).statusCode).toBe(401)
  expect((await guess()).statusCode).toBe(429)
  expect((await world.read(secret, 'slots')).statusCode).toBe(200)
})
