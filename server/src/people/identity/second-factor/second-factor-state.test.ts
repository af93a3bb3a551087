import { duties } from '@tower/contract/people/duties.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { roles } from '@tower/contract/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { createAuthenticate } from '../sessions/authenticate.ts'
import { testPassword } from '../../../../test/people/identity/build-identity.ts'
import { buildSecondFactor } from '../../../../test/people/identity/build-second-factor.ts'
import { secondFactorState } from './second-factor-state.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())

test.each([null, ...roles])('what a session of role %s lacks', (role) => {
  const state = (assurance: 'aal1' | 'aal2', hasFactor: boolean, isRequired: boolean) =>
    secondFactorState({ role, assurance, hasFactor, isRequired })
  expect(state('aal1', true, false)).toBe('verify')
  expect(state('aal1', true, true)).toBe('verify')
  expect(state('aal2', true, true)).toBe('not_needed')
  expect(state('aal1', false, false)).toBe('not_needed')
  expect(state('aal1', false, true)).toBe(role === 'superadmin' ? 'enroll' : 'not_needed')
})

test('while the second factor is to come nobody acts in their role, also in calls open to everyone', async () => {
  const { staffWithApp, signIn, services, give, codeOf } = await buildSecondFactor({ database })
  const { phone } = await staffWithApp('no-role-yet@tower.test')
  const session = await signIn('no-role-yet@tower.test')
  const authenticate = createAuthenticate(services)
  expect(await authenticate(session.access_token)).toMatchObject({
    role: null,
    heldRole: 'admin',
    duties: [],
    secondFactor: 'verify',
    assurance: 'aal1',
  })
  const { access_token: full } = (await give(session, phone, codeOf(phone))).json<AuthSession>()
  expect(await authenticate(full)).toMatchObject({
    role: 'admin',
    duties,
    secondFactor: 'not_needed',
    assurance: 'aal2',
  })
})

test('where it is required a new superadmin signs in, sets an app up, and works', async () => {
  const { staffAccount, signIn, call, enroll, give, codeOf } = await buildSecondFactor({
    database,
    environment: { REQUIRE_2FA: 'true' },
  })
  const email = 'new-superadmin@tower.test'
  await staffAccount(email, 'superadmin')
  let session = await signIn(email, testPassword)
  const profile = () => call(session, 'GET', '/.netlify/functions/auth-session')
  const inbox = () => call(session, 'GET', '/.netlify/functions/admin-notifications-list')
  expect((await profile()).json()).toMatchObject({ profile: { second_factor: 'enroll', role: 'superadmin' } })
  expect([(await inbox()).statusCode, (await inbox()).json<{ code: string }>().code]).toEqual([
    403,
    'second_factor.enrollment_needed',
  ])
  const phone = await enroll(session)
  session = (await give(session, phone, codeOf(phone))).json<AuthSession>()
  expect((await profile()).json()).toMatchObject({ profile: { second_factor: 'not_needed' } })
  expect((await inbox()).statusCode).toBe(200)
})
