import { roles } from '@tower/contract/access.ts'
import { proofMinutes } from '@tower/contract/people/identity.ts'
import { describe, expect, test } from 'vitest'
import { buildIdentity, testPassword } from '../../../../test/people/identity/build-identity.ts'
import { openSession } from '../sessions/open-session.ts'

const email = 'admin@tower.test'

async function buildSignedIn() {
  const identity = await buildIdentity()
  const { userId } = await identity.staffAccount(email)
  const session = await identity.signIn(email)
  const put = (payload: object, accessToken = session.access_token) =>
    identity.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${accessToken}` },
      payload,
    })
  const canSignIn = async (password: string) =>
    (await identity.post('/token?grant_type=password', { email, password })).statusCode === 200
  return { ...identity, userId, session, put, canSignIn }
}

const refused = 'Please enter a new password.'
const tooEasy = 'This password is too easy to guess. Please choose another one.'
const tooLong = 'A password has at most 128 characters.'
const sentence =
  'Forty red foxes and one small bus went up the hill, past a school of brick, until the rain began to sing on every roof of the valley below.'
const accepted: [what: string, password: string][] = [
  ['8 letters', 'kq7 vbtz'],
  ['64 letters', sentence.slice(0, 64)],
  ['74 bytes in ASCII', sentence.slice(0, 74)],
  ['more than 72 bytes in other letters', 'ñandú blåbær '.repeat(6)],
  ['128 letters', sentence.slice(0, 128)],
  ['pictures', '🦊🌲🧱🏫📚🎒🚌🍎'],
]
const unfit: [what: string, password: string, sentence: string][] = [
  ['empty', '', refused],
  ['7 letters', 'kq7 vbt', refused],
  ['7 pictures, which are 14 units', '🦊🌲🧱🏫📚🎒🚌', refused],
  ['129 letters', 'abcdefgh'.repeat(16) + 'i', tooLong],
  ['common', 'password1', tooEasy],
  ['common in capitals', 'PASSWORD1', tooEasy],
  ['common in full-width letters', 'ｐａｓｓｗｏｒｄ１', tooEasy],
  ['a row of keys', 'qwertyuiop', tooEasy],
  ['one letter', 'zzzzzzzzzzzzzzzzz', tooEasy],
  ['four signs again and again', 'aB1!'.repeat(32), tooEasy],
  ['the own address', email, tooEasy],
  ['mostly the name of the charity', 'ProjectTower26', tooEasy],
]

test.each(accepted)('a password of %s is kept whole: its last letter counts', async (_, password) => {
  const { put, canSignIn } = await buildSignedIn()
  expect((await put({ password })).statusCode).toBe(200)
  const spoilt = `${[...password].slice(0, -1).join('')}#`
  expect(await Promise.all([canSignIn(password), canSignIn(spoilt)])).toEqual([true, false])
})

test.each(unfit)('a password that is %s is refused, and the old one stays', async (_, password, msg) => {
  const { put, canSignIn, session, getUser } = await buildSignedIn()
  const answer = await put({ password })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ error_code: 'weak_password', code: 'weak_password', msg })
  expect(await canSignIn(testPassword)).toBe(true)
  expect((await getUser(session.access_token)).statusCode).toBe(200)
})

test('a password with a NUL or half a letter in it is refused before anything is done', async () => {
  const { put, canSignIn } = await buildSignedIn()
  for (const password of ['long enough\u0000', 'long enough\ud800'])
    expect((await put({ password })).statusCode).toBe(400)
  expect(await canSignIn(testPassword)).toBe(true)
})

test('a new password ends every session, this one included, and says so by mail', async () => {
  const { put, session, signIn, getUser, refresh, mailsTo, auditActions } = await buildSignedIn()
  const phone = await signIn(email)
  expect((await put({ password: 'a wholly new password' })).statusCode).toBe(200)
  for (const one of [session, phone]) {
    expect((await getUser(one.access_token)).statusCode).toBe(401)
    expect((await refresh(one.refresh_token)).statusCode).toBe(400)
  }
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['password_changed'])
  expect(await auditActions()).toContain('identity.password_changed')
})

test('a screen left open cannot change the password: a fresh proof is asked for', async () => {
  const { put, clock, canSignIn } = await buildSignedIn()
  clock.advance(proofMinutes * 60_000 + 1)
  const answer = await put({ password: 'a wholly new password' })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ error_code: 'reauthentication_needed' })
  expect(await canSignIn(testPassword)).toBe(true)
})

describe('only staff have a password', () => {
  test.each(roles.filter((role) => role !== 'admin' && role !== 'superadmin'))('%s', async (role) => {
    const { services, clock, account, put } = await buildSignedIn()
    const { userId } = await account(`${role}@tower.test`, role)
    const session = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
    )
    const answer = await put({ password: 'a wholly new password' }, session.access_token)
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([403, 'Not authorized'])
    const user = await services.database.read((tx) =>
      tx.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow(),
    )
    expect(user.password_hash).toBeNull()
  })
})

test('nothing but password, address, name and language can be changed, whatever is sent', async () => {
  const { services, userId, put, auditActions } = await buildSignedIn()
  const read = () =>
    services.database.read((tx) =>
      tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    )
  const before = await read()
  const wishes = {
    id: crypto.randomUUID(),
    role: 'superadmin',
    email_verified_at: null,
    disabled_at: null,
    password_hash: 'x',
    created_at: 0,
  }
  const metadata = { app_metadata: wishes, user_metadata: wishes, aud: 'service_role', ban_duration: 'none' }
  const answer = await put({
    ...wishes,
    ...metadata,
    data: { ...wishes, full_name: ' Dana Reyes ', locale: 'es' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await read()).toEqual({
    ...before,
    full_name: 'Dana Reyes',
    locale: 'es',
    updated_at: expect.any(Date) as Date,
  })
  expect(answer.json()).toMatchObject({
    role: 'admin',
    user_metadata: { full_name: 'Dana Reyes', locale: 'es' },
  })
  expect(await auditActions()).toEqual(['identity.signed_in', 'identity.profile_changed'])
  expect((await put({ data: { full_name: '' } })).json()).toMatchObject({
    user_metadata: { full_name: null },
  })
  for (const data of [{ locale: 'de' }, { full_name: 'x'.repeat(121) }, { full_name: 'two\nlines' }])
    expect((await put({ data })).statusCode).toBe(400)
})
