import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearExpired } from '../../../jobs/clear-expired.ts'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { buildSecondFactor, claimsOf } from '../../../../test/people/identity/build-second-factor.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())

let count = 0
/** Staff with an app, and a further session of theirs that stands on the password alone. */
async function buildAsked(role: 'admin' | 'superadmin' = 'admin') {
  const server = await buildSecondFactor({ database })
  const email = `asked-${++count}@tower.test`
  const staff = await server.staffWithApp(email, role)
  const session = await server.signIn(email)
  const overview = (bearer: Pick<AuthSession, 'access_token'>) =>
    server.call(bearer, 'GET', '/api/account/second-factor')
  const audited = async (action: string) =>
    (
      await database.read((tx) =>
        tx
          .selectFrom('audit_log')
          .select('details')
          .where('target_id', '=', staff.userId)
          .where('action', '=', action)
          .orderBy('seq')
          .execute(),
      )
    ).map(({ details }) => details)
  return { ...server, ...staff, email, session, overview, audited }
}

test('a code lifts the same session, and its old tokens go', async () => {
  const { session, phone, give, codeOf, refresh, clock, getUser } = await buildAsked()
  const lifted = (await give(session, phone, codeOf(phone))).json<AuthSession>()
  expect(claimsOf(lifted)).toMatchObject({ aal: 'aal2', session_id: claimsOf(session).session_id })
  expect((await refresh(lifted.refresh_token)).statusCode).toBe(200)
  // The token before it was spent: past the grace it is a stolen one, and ends the session.
  clock.advance(60_000)
  expect((await refresh(session.refresh_token)).statusCode).toBe(400)
  expect((await getUser(lifted.access_token)).statusCode).toBe(401)
})

test('a code that was used is refused in every session of its person', async () => {
  const { session, phone, give, codeOf, signIn, email } = await buildAsked()
  const code = codeOf(phone)
  expect((await give(session, phone, code)).statusCode).toBe(200)
  const again = await give(await signIn(email), phone, code)
  expect([again.statusCode, again.json<{ error_code: string }>().error_code]).toEqual([
    422,
    'mfa_verification_failed',
  ])
  expect((await give(await signIn(email), phone, codeOf(phone, -1))).statusCode).toBe(422)
})

test('clocks may differ by a step, not by two', async () => {
  const { session, phone, give, codeOf, nextStep } = await buildAsked()
  nextStep()
  nextStep()
  expect((await give(session, phone, codeOf(phone, -2))).statusCode).toBe(422)
  expect((await give(session, phone, codeOf(phone, 2))).statusCode).toBe(422)
  expect((await give(session, phone, codeOf(phone, -1))).statusCode).toBe(200)
  expect((await give(session, phone, codeOf(phone, 1))).statusCode).toBe(200)
})

test('after five wrong codes even the right one waits five minutes; owner and staff hear of it once', async () => {
  const { session, phone, give, codeOf, clock, audited, mailsTo, email } = await buildAsked()
  for (let wrong = 0; wrong < 5; wrong++) expect((await give(session, phone, '000000')).statusCode).toBe(422)
  for (let late = 0; late < 3; late++) {
    const answer = await give(session, phone, codeOf(phone))
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('300')
  }
  expect(await audited('identity.second_factor_refused')).toHaveLength(5)
  expect(await audited('identity.second_factor_locked')).toHaveLength(1)
  const warnings = (await mailsTo(email)).filter(({ template }) => template === 'second_factor')
  expect(warnings.map(({ params }) => (params as { event: string }).event)).toEqual(
    expect.arrayContaining(['locked', 'enrolled']),
  )
  const notices = await database.read((tx) =>
    tx.selectFrom('admin_notifications').select('message').where('message', 'like', `${email}%`).execute(),
  )
  expect(notices).toHaveLength(1)
  clock.advance(5 * 60_000)
  expect((await give(session, phone, codeOf(phone))).statusCode).toBe(200)
})

test('a right code forgets the wrong ones before it', async () => {
  const { session, phone, give, codeOf, nextStep } = await buildAsked()
  for (let round = 0; round < 3; round++) {
    for (let wrong = 0; wrong < 4; wrong++) await give(session, phone, '000000')
    expect((await give(session, phone, codeOf(phone))).statusCode).toBe(200)
    nextStep()
  }
})

test("nobody answers for another: a foreign factor, a foreign session's challenge, one already answered", async () => {
  const { session, phone, challenge, call, codeOf, signIn, email, nextStep } = await buildAsked()
  const stranger = await buildAsked()
  const answer = (bearer: AuthSession, factorId: string, challengeId: string, code: string) =>
    call(bearer, 'POST', `/auth/v1/factors/${factorId}/verify`, { challenge_id: challengeId, code })
  const foreign = await stranger.challenge(stranger.session, stranger.phone)
  expect((await answer(session, stranger.phone.factorId, foreign, codeOf(stranger.phone))).statusCode).toBe(
    404,
  )
  expect((await answer(session, phone.factorId, foreign, codeOf(phone))).statusCode).toBe(422)
  const elsewhere = await challenge(await signIn(email), phone)
  expect((await answer(session, phone.factorId, elsewhere, codeOf(phone))).statusCode).toBe(422)
  expect((await call(session, 'DELETE', `/auth/v1/factors/${stranger.phone.factorId}`)).statusCode).toBe(404)
  const own = await challenge(session, phone)
  expect((await answer(session, phone.factorId, own, codeOf(phone))).statusCode).toBe(200)
  nextStep()
  expect((await answer(session, phone.factorId, own, codeOf(phone))).statusCode).toBe(422)
})

test('an app that was never verified counts for nothing, expires, and gives way to the next', async () => {
  const { staffAccount, signIn, enroll, give, codeOf, call, clock, services } = await buildAsked()
  const email = `begun-${++count}@tower.test`
  await staffAccount(email)
  const session = await signIn(email)
  const first = await enroll(session)
  expect((await call(session, 'GET', '/.netlify/functions/auth-session')).json()).toMatchObject({
    profile: { second_factor: 'not_needed' },
  })
  const second = await enroll(session)
  expect((await give(session, first, codeOf(first))).statusCode).not.toBe(200)
  clock.advance(15 * 60_000)
  expect((await give(session, second, codeOf(second))).statusCode).not.toBe(200)
  await database.transaction((tx) =>
    tx
      .updateTable('second_factors')
      .set({ created_at: new Date(0) })
      .where('id', '=', second.factorId)
      .execute(),
  )
  await clearExpired(services)
  const left = await database.read((tx) =>
    tx
      .selectFrom('second_factors')
      .select('id')
      .where('id', 'in', [first.factorId, second.factorId])
      .execute(),
  )
  expect(left).toEqual([])
})

test('with one factor given nobody adds an app beside the one that counts', async () => {
  const { session, full, call, enroll, give, codeOf, phone } = await buildAsked()
  const refused = await call(session, 'POST', '/auth/v1/factors', { factor_type: 'totp' })
  expect(refused.json<{ error_code: string }>().error_code).toBe('insufficient_aal')
  const second = await enroll(full, 'Tablet')
  // Begun by the owner; the other session must not finish it.
  expect((await give(session, second, codeOf(second))).statusCode).toBe(403)
  expect((await give(full, second, codeOf(second))).statusCode).toBe(200)
  expect((await give(full, phone, codeOf(phone))).statusCode).toBe(200)
})

test('a new app ends the sessions that stand on one factor, and its owner gets a mail', async () => {
  const { staffAccount, signIn, enroll, give, codeOf, getUser, mailsTo } = await buildAsked()
  const email = `fresh-${++count}@tower.test`
  await staffAccount(email)
  const [desk, other] = [await signIn(email), await signIn(email)]
  const phone = await enroll(desk, 'Phone')
  const lifted = (await give(desk, phone, codeOf(phone))).json<AuthSession>()
  expect((await getUser(other.access_token)).statusCode).toBe(401)
  expect((await getUser(lifted.access_token)).statusCode).toBe(200)
  expect((await mailsTo(email)).map(({ params }) => params)).toMatchObject([{ event: 'enrolled' }])
})

test('names are told apart, and five apps are the most', async () => {
  const { full, call, enroll, give, codeOf, overview } = await buildAsked()
  for (const name of ['Phone', 'Tablet', 'Key', 'Safe']) {
    const app = await enroll(full, name)
    expect((await give(full, app, codeOf(app))).statusCode).toBe(200)
    const again = await call(full, 'POST', '/auth/v1/factors', {
      factor_type: 'totp',
      friendly_name: ` ${name.toUpperCase()} `,
    })
    expect(again.statusCode).toBe(422)
  }
  const sixth = await call(full, 'POST', '/auth/v1/factors', { factor_type: 'totp' })
  expect(sixth.json<{ error_code: string }>().error_code).toBe('too_many_enrolled_mfa_factors')
  expect((await overview(full)).json<{ factors: unknown[] }>().factors).toHaveLength(5)
})

test('only staff set one up', async () => {
  const { account, requestLink, mailedLink, verify, call } = await buildAsked()
  const email = `sponsor-${++count}@tower.test`
  await account(email, 'sponsor')
  await requestLink(email)
  const session = (await verify({ token_hash: (await mailedLink(email)).token })).json<AuthSession>()
  expect((await call(session, 'POST', '/auth/v1/factors', { factor_type: 'totp' })).statusCode).toBe(403)
  expect((await call(session, 'GET', '/api/account/second-factor')).json()).toMatchObject({
    offered: false,
    proof: 'sign_in',
  })
  expect(claimsOf(session)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
})

test('no secret and no recovery code stands in the database in clear', async () => {
  const { full, phone, makeCodes, userId } = await buildAsked()
  const codes = await makeCodes(full)
  const kept = await database.read(async (tx) =>
    JSON.stringify([
      await tx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).execute(),
      await tx.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute(),
      await tx.selectFrom('audit_log').selectAll().where('target_id', '=', userId).execute(),
      await tx.selectFrom('mails').selectAll().execute(),
    ]),
  )
  expect(kept).not.toContain(phone.secret)
  for (const code of codes)
    for (const form of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(form)
})

test('an app sealed with a former SECRET is named as what it is', async () => {
  const { session, phone, give, codeOf } = await buildAsked()
  await database.transaction((tx) =>
    tx
      .updateTable('second_factors')
      .set({ secret_sealed: 'AAAA' })
      .where('id', '=', phone.factorId)
      .execute(),
  )
  expect((await give(session, phone, codeOf(phone))).statusCode).toBe(409)
})

describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
  test('of thirty-two who give the same code, one comes in', async () => {
    const { phone, codeOf, signIn, email, challenge, call } = await buildAsked()
    const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(email)))
    const asked = await Promise.all(
      Array.from({ length: 32 }, async (_, at) => {
        const bearer = sessions[at % 8]!
        return { bearer, id: await challenge(bearer, phone) }
      }),
    )
    const code = codeOf(phone)
    const answers = await Promise.all(
      asked.map(({ bearer, id }) =>
        call(bearer, 'POST', `/auth/v1/factors/${phone.factorId}/verify`, { challenge_id: id, code }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 422]))
  })

  test('of thirty-two wrong codes five are compared', async () => {
    const { session, phone, give, audited } = await buildAsked()
    const answers = await Promise.all(Array.from({ length: 32 }, () => give(session, phone, '000000')))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(27)
    expect(await audited('identity.second_factor_refused')).toHaveLength(5)
  })

  test('of five who use the same recovery code, one comes in', async () => {
    const { full, makeCodes, signIn, email, call } = await buildAsked()
    const [code = ''] = await makeCodes(full)
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(email)))
    const answers = await Promise.all(
      sessions.map((bearer) => call(bearer, 'POST', '/api/account/second-factor/recover', { code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})
