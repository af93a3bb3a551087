import { expect, test, vi } from 'vitest'
import { changeRole } from '../accounts/change-role.ts'
import { buildIdentity, testPassword } from '../../../../test/people/identity/build-identity.ts'
import { fastestAnswer } from '../../../../test/people/identity/fastest-answer.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { setPassword } from './set-password.ts'

const credentials = { email: 'admin@tower.test', password: testPassword }

test('a password is kept as argon2id in PHC form and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([hashPassword('demo-password'), hashPassword('demo-password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('demo-password', one)).toBe(true)
  expect(await verifyPassword('demo-Password', one)).toBe(false)
  expect(await verifyPassword('demo-password', null)).toBe(false)
})

test('no byte of a long password is cut off, and one word typed in two ways is one', async () => {
  const long = 'x'.repeat(128)
  expect(await verifyPassword(`${long.slice(0, 127)}y`, await hashPassword(long))).toBe(false)
  expect(await verifyPassword('contrasen\u0303a', await hashPassword('contrase\u00f1a'))).toBe(true)
})

test('a hash by other costs still verifies', async () => {
  // A vector of the argon2 reference program's own tests.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', reference)).toBe(true)
  expect(await verifyPassword('differentpassword', reference)).toBe(false)
})

test('staff sign in by password, in whatever case they type their address', async () => {
  const { staffAccount, post, auditActions } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const answer = await post('/token?grant_type=password', { ...credentials, email: ' Admin@Tower.TEST' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await auditActions()).toEqual(['identity.signed_in'])
})

test('wrong password, unknown address, no password and a disabled account are refused alike', async () => {
  const { staffAccount, account, disable, post, auditActions } = await buildIdentity()
  await staffAccount('admin@tower.test')
  await account('sponsor@tower.test', 'sponsor')
  await disable((await staffAccount('former@tower.test')).userId)
  const attempts = [
    { ...credentials, password: 'wrong password' },
    { ...credentials, password: '' },
    { ...credentials, email: 'nobody@tower.test' },
    { ...credentials, email: 'no address' },
    { ...credentials, email: 'sponsor@tower.test' },
    { ...credentials, email: 'former@tower.test' },
    {},
  ]
  const answers = await Promise.all(attempts.map((attempt) => post('/token?grant_type=password', attempt)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(400)
  expect(answers[0]?.json()).toMatchObject({
    error_description: 'Invalid credentials',
    error_code: 'invalid_credentials',
  })
  // Attempts on an address are kept, of whoever has it or not; what is no address is not worth a row.
  expect(await auditActions()).toEqual(Array.from({ length: 5 }, () => 'identity.sign_in_refused'))
})

test('the password of someone who is no staff any more opens nothing and says why', async () => {
  const { staffAccount, post, services, clock } = await buildIdentity()
  const { userId } = await staffAccount('admin@tower.test')
  await services.database.transaction((tx) =>
    changeRole(tx, { userId, role: 'teacher', actorId: null, reason: 'test', at: clock.now() }),
  )
  const answer = await post('/token?grant_type=password', credentials)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ msg: 'This account is not authorized for Admin access.' })
  expect(await services.database.read((tx) => tx.selectFrom('sessions').select('id').execute())).toEqual([])
})

test('an attempt is kept with the account it was made on, and an unknown address only under a pseudonym', async () => {
  const { staffAccount, post, services } = await buildIdentity()
  const { userId } = await staffAccount('admin@tower.test')
  const unknown = ['nobody@tower.test', 'nobody@tower.test', 'somebody@tower.test']
  for (const email of ['admin@tower.test', ...unknown])
    await post('/token?grant_type=password', { email, password: 'wrong password' })
  const rows = await services.database.read((tx) =>
    tx.selectFrom('audit_log').selectAll().orderBy('seq').execute(),
  )
  const [known, ...others] = rows.map((row) => [row.target_kind, row.target_id])
  expect(known).toEqual(['user', userId])
  expect(others[0]).toEqual(others[1])
  expect(others[2]).not.toEqual(others[0])
  for (const [kind, id] of others)
    expect([kind, id]).toEqual(['address', expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(JSON.stringify(rows)).not.toMatch(/nobody|somebody/)
})

test('without a hash a password is checked as long, so that work tells no more than time', async () => {
  const hash = await hashPassword(testPassword)
  const [known, unknown] = [
    await fastestAnswer(() => verifyPassword('wrong password', hash)),
    await fastestAnswer(() => verifyPassword('wrong password', undefined)),
  ]
  // No check takes microseconds, and one takes tens of milliseconds: a quarter leaves a busy machine its time.
  expect(unknown).toBeGreaterThan(known / 4)
})

test('a wrong password and an unknown address are both refused in even time', async () => {
  const { services, staffAccount, post } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const delayAnswer = vi.spyOn(services, 'delayAnswer')
  for (const email of ['admin@tower.test', 'nobody@tower.test']) {
    await post('/token?grant_type=password', { email, password: 'wrong password' })
    expect(delayAnswer, email).toHaveBeenCalledOnce()
    delayAnswer.mockClear()
  }
})

test('a new password ends every open session', async () => {
  const { staffAccount, signIn, getUser, services, clock } = await buildIdentity()
  const { userId } = await staffAccount('admin@tower.test')
  const session = await signIn('admin@tower.test')
  const passwordHash = await hashPassword('another password')
  await services.database.transaction((tx) => setPassword(tx, { userId, passwordHash, at: clock.now() }))
  expect((await getUser(session.access_token)).statusCode).toBe(401)
})
