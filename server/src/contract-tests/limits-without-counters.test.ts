import { expect, test } from 'vitest'
import { buildIdentity, testPassword } from '../../test/people/identity/build-identity.ts'

/** A server whose counters can't be reached, as after a failed disk or a wrong grant; everything else works. */
async function buildWithoutCounters() {
  const identity = await buildIdentity({ environment: { RATE_LIMIT_FACTOR: '1' } })
  await identity.staffAccount('admin@tower.test')
  await identity.allow('sponsor@tower.test', 'sponsor')
  const { database } = identity.services
  await database.script('alter table rate_limits rename to away')
  const statusesOf = async (times: number, url: string, payload?: object) => {
    const statuses: Record<number, number> = {}
    for (let at = 0; at < times; at++) {
      const answer = await identity.app.inject(payload ? { method: 'POST', url, payload } : { url })
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    return statuses
  }
  return { ...identity, statusesOf }
}

const password = '/auth/v1/token?grant_type=password'

test(
  'without the shared counters every way in and every checkout stays limited',
  { timeout: 120_000 },
  async () => {
    const { statusesOf } = await buildWithoutCounters()
    const email = 'admin@tower.test'
    expect(await statusesOf(40, password, { email, password: 'guess' })).toEqual({ 400: 10, 429: 30 })
    expect(await statusesOf(40, '/auth/v1/verify', { type: 'email', email, token: '000000' })).toEqual({
      403: 10,
      429: 30,
    })
    expect(await statusesOf(10, '/auth/v1/otp', { email: 'sponsor@tower.test' })).toEqual({ 200: 5, 429: 5 })
    expect(await statusesOf(10, '/auth/v1/recover', { email })).toEqual({ 200: 5, 429: 5 })
    for (const url of ['/.netlify/functions/create-checkout-session', '/api/donations-create']) {
      expect((await statusesOf(140, url, { amount_cents: 1, amount: 0 }))[429]).toBeGreaterThanOrEqual(20)
    }
  },
)

test('without the shared counters people sign in and read on', { timeout: 120_000 }, async () => {
  const { statusesOf } = await buildWithoutCounters()
  const credentials = { email: 'admin@tower.test', password: testPassword }
  expect(await statusesOf(3, password, credentials)).toEqual({ 200: 3 })
  expect(await statusesOf(50, '/api/sharecode/resolve?code=PT-ABC234')).toEqual({ 404: 50 })
  expect(await statusesOf(50, '/api/draws')).toEqual({ 200: 50 })
})

test('counters that come back go on counting for all', { timeout: 120_000 }, async () => {
  const { statusesOf, services } = await buildWithoutCounters()
  expect(await statusesOf(5, '/auth/v1/otp', { email: 'sponsor@tower.test' })).toEqual({ 200: 5 })
  await services.database.script('alter table away rename to rate_limits')
  const countedAgain = async () => {
    await statusesOf(1, '/api/sharecode/resolve?code=PT-ABC234')
    return services.database.read((tx) => tx.selectFrom('rate_limits').select('hits').execute())
  }
  await expect.poll(countedAgain, { timeout: 60_000 }).not.toEqual([])
})
