import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { describe, expect, test, vi } from 'vitest'
import { buildSecondFactor, claimsOf } from '../../../../test/people/identity/build-second-factor.ts'

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
  ['GET', '/api/account/sessions', undefined],
  ['PATCH', '/api/account', { full_name: 'Mallory' }],
  ['PUT', '/auth/v1/user', { data: { full_name: 'Mallory' } }],
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

test('with the password alone the language may be changed, for the pages still to come', async () => {
  const { call, intruder } = await buildIntruder()
  expect((await call(intruder, 'PATCH', '/api/account', { locale: 'es' })).statusCode).toBe(200)
})

describe('wrong tries of somebody who knows the password alone', () => {
  test('do not close the owner’s code and recovery code in a session of their own', async () => {
    const { call, makeCodes, owner, intruder, give, codeOf, signIn } = await buildIntruder()
    const [code = ''] = await makeCodes(owner.full)
    const recover = (bearer: typeof intruder, given: string) =>
      call(bearer, 'POST', '/api/account/second-factor/recover', { code: given })
    for (let wrong = 0; wrong < 6; wrong++) {
      await give(intruder, owner.phone, '000000')
      await recover(intruder, 'AAAA-AAAA-AAAA')
    }
    expect((await give(intruder, owner.phone, codeOf(owner.phone))).statusCode).toBe(429)
    expect((await recover(intruder, code)).statusCode).toBe(429)
    expect((await give(await signIn(email), owner.phone, codeOf(owner.phone))).statusCode).toBe(200)
    expect((await recover(await signIn(email), code)).statusCode).toBe(200)
  })

  test('are counted apart by kind: wrong codes leave the recovery codes open', async () => {
    const { call, makeCodes, owner, give, signIn } = await buildIntruder()
    const [code = ''] = await makeCodes(owner.full)
    const session = await signIn(email)
    for (let wrong = 0; wrong < 5; wrong++) await give(session, owner.phone, '000000')
    const recovered = await call(session, 'POST', '/api/account/second-factor/recover', { code })
    expect(recovered.statusCode).toBe(200)
  })

  test('are bounded over all sessions opened by password, while a mailed link and a recovery code stay open', async () => {
    const world = await buildIntruder()
    const { call, makeCodes, owner, give, codeOf, clock, services } = world
    const { signIn, requestLink, mailedLink, verify } = world
    const [code = ''] = await makeCodes(owner.full)
    const plant = await signIn(email)
    const missed_at = new Date(clock.now().getTime() - 50 * 60_000)
    const miss = {
      user_id: owner.userId,
      session_id: String(claimsOf(plant).session_id),
      kind: 'totp',
      missed_at,
    }
    const misses = Array.from({ length: 50 }, () => miss)
    await services.database.transaction((tx) =>
      tx.insertInto('second_factor_misses').values(misses).execute(),
    )
    const closed = await give(await signIn(email), owner.phone, codeOf(owner.phone))
    expect([closed.statusCode, closed.json<{ msg: string }>().msg]).toEqual([
      429,
      'Too many wrong codes were given for this account. Use a recovery code, or sign in with an emailed link.',
    ])
    await requestLink(email, 'admin')
    const byMail = (await verify({ token_hash: (await mailedLink(email)).token })).json<AuthSession>()
    expect((await give(byMail, owner.phone, codeOf(owner.phone))).statusCode).toBe(200)
    const byCode = await call(await signIn(email), 'POST', '/api/account/second-factor/recover', { code })
    expect(byCode.statusCode).toBe(200)
    clock.advance(10 * 60_000)
    expect((await give(await signIn(email), owner.phone, codeOf(owner.phone))).statusCode).toBe(200)
  })
})

test('calls that somebody floods with the password alone stay open to the owner, who signs in beside them', async () => {
  const world = await buildSecondFactor({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const { phone } = await world.staffWithApp(email)
  const intruder = await world.signIn(email)
  const paths = [`/auth/v1/factors/${phone.factorId}/challenge`, `/auth/v1/factors/${phone.factorId}/verify`]
  const none = { challenge_id: crypto.randomUUID(), code: '000000' }
  const flooded = await Promise.all(
    Array.from({ length: 130 }, (_, at) => world.call(intruder, 'POST', paths[at % 2] ?? '', none)),
  )
  expect(flooded.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  const owner = await world.signIn(email)
  expect((await world.give(owner, phone, world.codeOf(phone))).statusCode).toBe(200)
})
