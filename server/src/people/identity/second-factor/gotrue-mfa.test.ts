import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { testPassword } from '../../../../test/people/identity/build-identity.ts'
import { buildSecondFactor } from '../../../../test/people/identity/build-second-factor.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())

/** A server on a port of its own, and browsers that know it. */
async function buildClients() {
  const server = await buildSecondFactor({ database })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const openBrowser = (storage = memoryStorage()) =>
    new AuthClient({ url: `${address}/auth/v1`, storage, autoRefreshToken: false })
  return { ...server, openBrowser }
}

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the GoTrue client enrolls, is asked, gives the code, and removes the factor again', async () => {
  const { openBrowser, staffAccount, codeOf, nextStep } = await buildClients()
  const email = 'whole-way@tower.test'
  await staffAccount(email)
  const browser = openBrowser()
  const heard: string[] = []
  browser.onAuthStateChange((event) => void heard.push(event))
  await browser.signInWithPassword({ email, password: testPassword })
  const level = async () => (await browser.mfa.getAuthenticatorAssuranceLevel()).data

  expect(await level()).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'password' }],
  })
  const enrolled = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Tower' })
  expect(enrolled.error).toBeNull()
  const { id: factorId, totp } = enrolled.data!
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  expect(totp.uri).toContain(`secret=${totp.secret}`)
  const begun = (await browser.mfa.listFactors()).data
  expect([begun?.all.length, begun?.totp.length]).toEqual([1, 0])

  const asked = await browser.mfa.challenge({ factorId })
  expect(asked.error).toBeNull()
  expect(asked.data!.expires_at * 1000).toBeGreaterThan(Date.now())
  const before = (await browser.getSession()).data.session
  const verified = await browser.mfa.verify({
    factorId,
    challengeId: asked.data!.id,
    code: codeOf({ secret: totp.secret }),
  })
  expect(verified.error).toBeNull()
  expect(await level()).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  })
  const after = (await browser.getSession()).data.session
  expect(after?.refresh_token).not.toBe(before?.refresh_token)
  expect((await browser.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factorId, friendly_name: 'Phone', status: 'verified' },
  ])

  // A refresh keeps both factors.
  expect((await browser.refreshSession()).error).toBeNull()
  expect(await level()).toMatchObject({ currentLevel: 'aal2' })

  nextStep()
  const removed = await browser.mfa.unenroll({ factorId })
  expect(removed).toMatchObject({ data: { id: factorId }, error: null })
  expect((await browser.refreshSession()).error).toBeNull()
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  expect(heard).toContain('MFA_CHALLENGE_VERIFIED')
})

test('the GoTrue client knows on another device that a code is still to come', async () => {
  const { openBrowser, staffWithApp, codeOf } = await buildClients()
  const email = 'other-device@tower.test'
  const { phone } = await staffWithApp(email)
  const browser = openBrowser()
  await browser.signInWithPassword({ email, password: testPassword })
  const level = (await browser.mfa.getAuthenticatorAssuranceLevel()).data
  expect([level?.currentLevel, level?.nextLevel]).toEqual(['aal1', 'aal2'])
  const given = await browser.mfa.challengeAndVerify({ factorId: phone.factorId, code: codeOf(phone) })
  expect(given.error).toBeNull()
  expect((await browser.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
})

test('a second tab that refreshes while the first gives the code ends with the same session', async () => {
  const { staffWithApp, signIn, give, codeOf, refresh } = await buildClients()
  const email = 'two-tabs@tower.test'
  const { phone } = await staffWithApp(email)
  const session = await signIn(email)
  const given = (await give(session, phone, codeOf(phone))).json<{ refresh_token: string }>()
  const other = await refresh(session.refresh_token)
  expect([other.statusCode, other.json<{ refresh_token: string }>().refresh_token]).toEqual([
    200,
    given.refresh_token,
  ])
})

test('the GoTrue client reads each refusal by the code it knows', async () => {
  const { openBrowser, staffWithApp, clock, codeOf } = await buildClients()
  const email = 'refusals@tower.test'
  const { phone } = await staffWithApp(email)
  const { factorId } = phone
  const browser = openBrowser()
  await browser.signInWithPassword({ email, password: testPassword })
  const enroll = () => browser.mfa.enroll({ factorType: 'totp' })

  expect((await enroll()).error).toMatchObject({ code: 'insufficient_aal', status: 403 })
  expect((await browser.updateUser({ password: 'another long password' })).error).toMatchObject({
    code: 'insufficient_aal',
  })
  expect((await browser.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' })
  const missing = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
  expect((await browser.mfa.challenge({ factorId: missing })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  })
  const wrong = await browser.mfa.challengeAndVerify({ factorId, code: '000000' })
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
  const old = (await browser.mfa.challenge({ factorId })).data!.id
  clock.advance(5 * 60_000 + 1)
  const late = await browser.mfa.verify({ factorId, challengeId: old, code: codeOf(phone) })
  expect(late.error).toMatchObject({ code: 'mfa_challenge_expired' })
  await browser.mfa.challengeAndVerify({ factorId, code: codeOf(phone) })
  clock.advance(10 * 60_000 + 1)
  expect((await enroll()).error).toMatchObject({ code: 'reauthentication_needed', status: 403 })
})
