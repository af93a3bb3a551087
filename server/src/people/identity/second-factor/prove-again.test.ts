import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { testPassword } from '../../../../test/people/identity/build-identity.ts'
import { buildSecondFactor } from '../../../../test/people/identity/build-second-factor.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())

const minute = 60_000
let count = 0
async function buildProving() {
  const server = await buildSecondFactor({ database })
  const email = `proving-${++count}@tower.test`
  const prove = async (bearer: Pick<AuthSession, 'access_token'>, proof: object) => {
    const answer = await server.call(bearer, 'POST', '/api/account/prove', proof)
    return answer.statusCode === 200 ? 'proved' : answer.json<{ code: string }>().code
  }
  /** A call that asks for a recent proof. */
  const mayEnroll = async (bearer: Pick<AuthSession, 'access_token'>) =>
    (await server.call(bearer, 'POST', '/auth/v1/factors', { factor_type: 'totp' })).statusCode === 200
  return { ...server, email, prove, mayEnroll }
}

test('a proof opens sensitive actions for ten minutes, and the session keeps its tokens', async () => {
  const { staffAccount, signIn, email, prove, mayEnroll, clock, call, refresh } = await buildProving()
  await staffAccount(email)
  const session = await signIn(email)
  expect(await mayEnroll(session)).toBe(true)
  clock.advance(10 * minute + 1)
  expect(await mayEnroll(session)).toBe(false)
  const provedUntil = new Date(clock.now().getTime() + 10 * minute).toISOString()
  const answer = await call(session, 'POST', '/api/account/prove', { password: testPassword })
  expect(answer.json()).toEqual({ proved_until: provedUntil })
  expect((await call(session, 'GET', '/api/account/second-factor')).json()).toMatchObject({
    proved_until: provedUntil,
  })
  clock.advance(10 * minute)
  expect(await mayEnroll(session)).toBe(true)
  expect((await refresh(session.refresh_token)).statusCode).toBe(200)
  clock.advance(1)
  expect(await mayEnroll(session)).toBe(false)
  expect(await prove(session, { password: testPassword })).toBe('proved')
})

test('whoever has an app proves by it, not by the password', async () => {
  const { staffWithApp, email, prove, codeOf, makeCodes, nextStep } = await buildProving()
  const { full, phone } = await staffWithApp(email)
  const [recoveryCode = ''] = await makeCodes(full)
  expect(await prove(full, { password: testPassword })).toBe('second_factor.code_asked')
  expect(await prove(full, { code: codeOf(phone) })).toBe('proved')
  expect(await prove(full, { code: codeOf(phone) })).toBe('second_factor.wrong_code')
  nextStep()
  expect(await prove(full, { code: codeOf(phone) })).toBe('proved')
  expect(await prove(full, { recovery_code: recoveryCode })).toBe('proved')
  expect(await prove(full, { recovery_code: recoveryCode })).toBe('second_factor.wrong_recovery_code')
})

test('with the second factor still to come a proof is no way around it', async () => {
  const { staffWithApp, signIn, email, prove, codeOf } = await buildProving()
  const { phone } = await staffWithApp(email)
  const session = await signIn(email)
  expect(await prove(session, { password: testPassword })).toBe('second_factor.needed')
  expect(await prove(session, { code: codeOf(phone) })).toBe('second_factor.needed')
})

test('five wrong passwords close the step-up for five minutes, for the right one too', async () => {
  const { staffAccount, signIn, email, prove, clock, auditActions } = await buildProving()
  await staffAccount(email)
  const session = await signIn(email)
  for (let wrong = 0; wrong < 5; wrong++)
    expect(await prove(session, { password: 'not the password' })).toBe('second_factor.wrong_password')
  expect(await prove(session, { password: testPassword })).toBe('second_factor.too_many_tries')
  clock.advance(5 * minute)
  expect(await prove(session, { password: testPassword })).toBe('proved')
  expect(await auditActions()).toEqual(
    expect.arrayContaining(['identity.second_factor_refused', 'identity.proved_again']),
  )
})

test('an account without app and password is asked to sign in again; exactly one proof is taken', async () => {
  const { account, staffAccount, signIn, requestLink, mailedLink, verify, email, prove } =
    await buildProving()
  await account(email, 'teacher')
  await requestLink(email)
  const session = (await verify({ token_hash: (await mailedLink(email)).token })).json<AuthSession>()
  expect(await prove(session, { password: testPassword })).toBe('second_factor.sign_in_asked')
  await staffAccount('asked-for-one@tower.test')
  const staff = await signIn('asked-for-one@tower.test')
  expect(await prove(staff, { code: '123456' })).toBe('second_factor.password_asked')
  expect(await prove(staff, {})).toBe('request.invalid')
  expect(await prove(staff, { code: '123456', password: testPassword })).toBe('request.invalid')
})
