import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { resetSecondFactorOf } from '../../../cli/reset-second-factor-command.ts'
import { buildSecondFactor, claimsOf } from '../../../../test/people/identity/build-second-factor.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())

let count = 0
async function buildRecoverable(environment: Record<string, string> = {}) {
  const server = await buildSecondFactor({ database, environment })
  const email = `lost-phone-${++count}@tower.test`
  const staff = await server.staffWithApp(email, 'superadmin')
  const recover = (bearer: Pick<AuthSession, 'access_token'>, code: string) =>
    server.call(bearer, 'POST', '/api/account/second-factor/recover', { code })
  const left = async (bearer: Pick<AuthSession, 'access_token'>) =>
    (await server.call(bearer, 'GET', '/api/account/second-factor')).json<{ recovery_codes_left: number }>()
      .recovery_codes_left
  const events = async () =>
    (await server.mailsTo(email))
      .filter(({ template }) => template === 'second_factor')
      .map(({ params }) => (params as { event: string }).event)
  return { ...server, ...staff, email, recover, left, events }
}

test('ten codes are made, each different; each stands in for the app once', async () => {
  const { full, makeCodes, signIn, email, recover, left, call, events } = await buildRecoverable()
  expect(await left(full)).toBe(0)
  const codes = await makeCodes(full)
  expect(new Set(codes).size).toBe(10)
  expect(await left(full)).toBe(10)

  const [first = '', second = ''] = codes
  const session = await signIn(email)
  const lifted = (await recover(session, ` ${first.toLowerCase().replaceAll('-', '')} `)).json<AuthSession>()
  expect(claimsOf(lifted)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect((await call(lifted, 'GET', '/.netlify/functions/auth-session')).json()).toMatchObject({
    profile: { second_factor: 'not_needed' },
  })
  expect(await left(lifted)).toBe(9)
  const again = await recover(await signIn(email), first)
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
    422,
    'second_factor.wrong_recovery_code',
  ])
  expect((await recover(await signIn(email), second)).statusCode).toBe(200)
  expect((await events()).filter((event) => event === 'recovered')).toHaveLength(2)
  const notices = await database.read((tx) =>
    tx
      .selectFrom('admin_notifications')
      .select('title')
      .where('message', '=', `${email} signed in with a recovery code.`)
      .execute(),
  )
  expect(notices).toHaveLength(2)
})

test('a fresh set replaces the former one, and asks for a recent proof', async () => {
  const { full, makeCodes, signIn, email, recover, clock, call, phone, codeOf } = await buildRecoverable()
  const [old = ''] = await makeCodes(full)
  clock.advance(10 * 60_000 + 1)
  const refused = await call(full, 'POST', '/api/account/recovery-codes')
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'identity.proof_needed'])
  await call(full, 'POST', '/api/account/prove', { code: codeOf(phone) })
  const [fresh = ''] = await makeCodes(full)
  expect((await recover(await signIn(email), old)).statusCode).toBe(422)
  expect((await recover(await signIn(email), fresh)).statusCode).toBe(200)
})

test("another person's codes, guesses beyond five, and accounts without an app are refused", async () => {
  const one = await buildRecoverable()
  const [foreign = ''] = await one.makeCodes(one.full)
  const { full, makeCodes, signIn, email, recover, staffAccount, call } = await buildRecoverable()
  const [own = ''] = await makeCodes(full)
  const session = await signIn(email)
  expect((await recover(session, foreign)).statusCode).toBe(422)
  for (let guess = 0; guess < 4; guess++) await recover(session, 'AAAA-AAAA-AAAA')
  expect((await recover(session, own)).statusCode).toBe(429)
  await staffAccount('without-app@tower.test')
  const bare = await signIn('without-app@tower.test')
  expect((await recover(bare, own)).statusCode).toBe(409)
  expect((await call(bare, 'POST', '/api/account/recovery-codes')).statusCode).toBe(409)
  expect((await call(session, 'POST', '/api/account/recovery-codes')).statusCode).toBe(403)
})

test('removing an app needs both factors and a recent proof, and ends the other devices', async () => {
  const { full, phone, signIn, email, call, getUser, clock, codeOf, left, events, makeCodes } =
    await buildRecoverable()
  const remove = (bearer: Pick<AuthSession, 'access_token'>) =>
    call(bearer, 'DELETE', `/auth/v1/factors/${phone.factorId}`)
  await makeCodes(full)
  const other = await signIn(email)
  expect((await remove(other)).json<{ error_code: string }>().error_code).toBe('insufficient_aal')
  clock.advance(10 * 60_000 + 1)
  expect((await remove(full)).json<{ error_code: string }>().error_code).toBe('reauthentication_needed')
  await call(full, 'POST', '/api/account/prove', { code: codeOf(phone) })
  expect((await remove(full)).statusCode).toBe(200)
  expect((await getUser(other.access_token)).statusCode).toBe(401)
  expect((await getUser(full.access_token)).statusCode).toBe(200)
  expect(await left(full)).toBe(0)
  expect(await events()).toContain('removed')
  expect((await call(full, 'GET', '/api/account/second-factor')).json()).toMatchObject({
    state: 'not_needed',
    assurance: 'aal1',
    factors: [],
    proof: 'password',
  })
})

test('where it is required a superadmin keeps the last app, and may change it', async () => {
  const { full, phone, call, enroll, give, codeOf } = await buildRecoverable({ REQUIRE_2FA: 'true' })
  const remove = (factorId: string) => call(full, 'DELETE', `/auth/v1/factors/${factorId}`)
  expect((await remove(phone.factorId)).statusCode).toBe(409)
  const begun = await enroll(full, 'Never finished')
  expect((await remove(begun.factorId)).statusCode).toBe(200)
  const tablet = await enroll(full, 'Tablet')
  await give(full, tablet, codeOf(tablet))
  expect((await remove(phone.factorId)).statusCode).toBe(200)
  expect((await remove(tablet.factorId)).statusCode).toBe(409)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'of two apps removed at once where one must stay, one stays',
  async () => {
    const { full, phone, call, enroll, give, codeOf, userId } = await buildRecoverable({
      REQUIRE_2FA: 'true',
    })
    const tablet = await enroll(full, 'Tablet')
    await give(full, tablet, codeOf(tablet))
    const answers = await Promise.all(
      [phone, tablet].map(({ factorId }) => call(full, 'DELETE', `/auth/v1/factors/${factorId}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const left = await database.read((tx) =>
      tx.selectFrom('second_factors').select('id').where('user_id', '=', userId).execute(),
    )
    expect(left).toHaveLength(1)
  },
)

test('the command line lets in who lost everything: apps, codes and sessions go', async () => {
  const { full, makeCodes, email, services, getUser, signIn, call, events, recover } = await buildRecoverable(
    {
      REQUIRE_2FA: 'true',
    },
  )
  const [code = ''] = await makeCodes(full)
  expect(await resetSecondFactorOf(services, email)).toEqual({ factors: 1 })
  expect((await getUser(full.access_token)).statusCode).toBe(401)
  const session = await signIn(email)
  expect((await call(session, 'GET', '/.netlify/functions/auth-session')).json()).toMatchObject({
    profile: { second_factor: 'enroll', role: 'superadmin' },
  })
  expect((await recover(session, code)).statusCode).toBe(409)
  expect(await events()).toContain('reset')
  await expect(resetSecondFactorOf(services, 'nobody@tower.test')).rejects.toThrow('There is no such person.')
})
