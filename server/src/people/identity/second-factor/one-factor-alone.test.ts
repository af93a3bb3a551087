import { expect, test, vi } from 'vitest'
import { buildSecondFactor } from './build-second-factor.ts'

vi.setConfig({ testTimeout: 60_000 })

const email = 'admin@tower.test'

/** The owner is signed in with both factors; somebody else learned the password and nothing more. */
async function buildIntruder() {
  const world = await buildSecondFactor()
  const owner = await world.staffWithApp(email)
  const intruder = await world.signIn(email)
  const isIn = async () => (await world.getUser(owner.full.access_token)).statusCode === 200
  return { ...world, owner, intruder, isIn }
}

test.each([
  ['GET', '/api/account/export', undefined],
  ['POST', '/api/account/erasure', { confirm: 'ERASE' }],
  ['POST', '/api/account/erasure/cancel', undefined],
  ['POST', '/api/account/sessions/revoke-others', undefined],
  ['DELETE', `/api/account/sessions/${crypto.randomUUID()}`, undefined],
  ['POST', '/auth/v1/logout?scope=others', undefined],
] as const)('with the password alone, %s %s asks for the second factor', async (method, url, payload) => {
  const { app, intruder, isIn } = await buildIntruder()
  const refused = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${intruder.access_token}` },
    ...(payload && { payload }),
  })
  expect(refused.statusCode).toBe(403)
  expect(['second_factor.needed', 'insufficient_aal']).toContain(refused.json<{ code: string }>().code)
  expect(await isIn()).toBe(true)
})

test('with the password alone, signing out everywhere leaves the owner where both factors were given', async () => {
  const { call, getUser, intruder, isIn } = await buildIntruder()
  expect((await call(intruder, 'POST', '/auth/v1/logout?scope=global')).statusCode).toBe(204)
  expect((await getUser(intruder.access_token)).statusCode).toBe(401)
  expect(await isIn()).toBe(true)
})

test('a token from before the second factor was given gains nothing by it', async () => {
  const { app, owner } = await buildIntruder()
  const ask = (token: string) =>
    app.inject({ url: '/api/account/export', headers: { authorization: `Bearer ${token}` } })
  expect((await ask(owner.full.access_token)).statusCode).toBe(200)
  expect((await ask(owner.half.access_token)).statusCode).toBe(403)
})
