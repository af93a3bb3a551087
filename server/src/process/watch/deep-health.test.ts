import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const key = 'a key for whoever watches'
const path = '/healthz/deep'

test('how the site is hears whoever is on its machine or has the key, and nobody else', async () => {
  const { app } = await testApp({ environment: { HEALTH_KEY: key } })
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: path, remoteAddress, headers })).statusCode
  expect([await ask('127.0.0.1'), await ask('::1'), await ask('::ffff:127.0.0.1')]).toEqual([200, 200, 200])
  expect(await ask('203.0.113.9')).toBe(401)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), 'through a proxy beside it').toBe(401)
  expect(await ask('203.0.113.9', { 'x-health-key': key })).toBe(200)
  expect(await ask('203.0.113.9', { 'x-health-key': `${key}!` })).toBe(401)
})

test('without a key set none opens it', async () => {
  const { app } = await testApp()
  for (const given of ['', 'undefined']) {
    const headers = { 'x-health-key': given }
    expect((await app.inject({ url: path, remoteAddress: '203.0.113.9', headers })).statusCode).toBe(401)
  }
})

test('it says what is wrong, and that the database is gone', async () => {
  const { app, services } = await testApp()
  expect((await app.inject(path)).json()).toEqual({ status: 'well', reasons: [] })
  await services.database.script(
    `insert into ledger_verifications (at, broken) values (now(), '[{"rule": "money adds up", "rows": ["7"]}]')`,
  )
  const unwell = await app.inject(path)
  expect([unwell.statusCode, unwell.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(unwell.json()).toMatchObject({
    status: 'unwell',
    reasons: [
      { kind: 'books_broken', subject: '', text: expect.stringContaining('money adds up') as string },
    ],
  })
  const { read } = services.database
  services.database.read = () => Promise.reject(new Error('gone'))
  const gone = await app.inject(path)
  services.database.read = read
  expect([gone.statusCode, gone.json<{ reasons: object[] }>().reasons]).toMatchObject([
    503,
    [{ kind: 'not_ready' }],
  ])
})
