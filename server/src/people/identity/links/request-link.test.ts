import { expect, test } from 'vitest'
import { buildIdentity } from '../build-identity.ts'
import { evenTimeMs } from '../answer-time.ts'
import { fastestAnswer } from '../fastest-answer.ts'
import { nextAfterSignIn } from './sign-in-link.ts'

test('an address that may sign in is mailed a link of this site and a code', async () => {
  const { allow, requestLink, mailsTo, mailedLink } = await buildIdentity()
  await allow('sponsor@tower.test', 'sponsor')
  const answer = await requestLink('sponsor@tower.test', 'sponsor')
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await mailsTo('sponsor@tower.test')).toHaveLength(1)
  const { url, code, token } = await mailedLink('sponsor@tower.test')
  expect(url.href).toBe(`http://tower.test/auth/callback?token_hash=${token}&type=magiclink`)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(code).toMatch(/^\d{6}$/)
})

test('an unknown address gets the same answer in even time, and no mail', async () => {
  const { allow, requestLink, mailsTo } = await buildIdentity()
  await allow('known@tower.test', 'sponsor')
  const ask = async (email: string) => {
    const { statusCode, body } = await requestLink(email, 'sponsor')
    return `${statusCode} ${body}`
  }
  expect(await ask('unknown@tower.test')).toBe(await ask('known@tower.test'))
  for (const email of ['known@tower.test', 'unknown@tower.test'])
    expect(await fastestAnswer(() => ask(email)), email).toBeGreaterThanOrEqual(evenTimeMs)
  expect(await mailsTo('known@tower.test')).not.toEqual([])
  expect(await mailsTo('unknown@tower.test')).toEqual([])
})

test('only a known account that asks for a role it does not hold hears no', async () => {
  const { account, allow, disable, requestLink, mailsTo } = await buildIdentity()
  await account('sponsor@tower.test', 'sponsor')
  await allow('teacher@school.edu', 'teacher')
  await disable((await account('former@tower.test', 'sponsor')).userId)

  const refused = await requestLink('sponsor@tower.test', 'admin')
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ error_description: 'Not authorized' })
  for (const [email, role] of [
    ['teacher@school.edu', 'admin'],
    ['former@tower.test', 'sponsor'],
    ['former@tower.test', 'teacher'],
  ] as const) {
    expect((await requestLink(email, role)).statusCode).toBe(200)
    expect(await mailsTo(email)).toEqual([])
  }
})

test('asking for superadmin gives nobody superadmin', async () => {
  const { allow, account, requestLink, mailsTo } = await buildIdentity()
  await allow('teacher@school.edu', 'teacher')
  await account('admin@tower.test', 'admin')
  expect((await requestLink('teacher@school.edu', 'superadmin')).statusCode).toBe(200)
  expect(await mailsTo('teacher@school.edu')).toEqual([])
  expect((await requestLink('admin@tower.test', 'superadmin')).statusCode).toBe(403)
})

test('links start with the configured origin, whatever host the request names', async () => {
  const { app, allow, mailedLink } = await buildIdentity()
  await allow('sponsor@tower.test', 'sponsor')
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
  await app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email: 'sponsor@tower.test' }, headers })
  expect((await mailedLink('sponsor@tower.test')).url.origin).toBe('http://tower.test')
})

test.each([
  ['/portal/teacher?tab=budget', '/portal/teacher?tab=budget'],
  ['http://tower.test/portal', '/portal'],
  ['http://tower.test/auth/callback?next=%2Fportal', '/portal'],
  ['http://tower.test/auth/callback', undefined],
  ['/auth/callback?next=//evil.example', undefined],
  ['/auth/callback?next=/auth/callback', undefined],
  ['https://evil.example/portal', undefined],
  ['//evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('a link asked for with the target %j leads to %j', (target, next) => {
  expect(nextAfterSignIn(target, 'http://tower.test')).toBe(next)
})

test('one address is not flooded with mails', async () => {
  const { allow, requestLink, mailsTo, clock } = await buildIdentity()
  await allow('sponsor@tower.test', 'sponsor')
  for (let request = 0; request < 8; request++)
    expect((await requestLink('sponsor@tower.test')).statusCode).toBe(200)
  expect(await mailsTo('sponsor@tower.test')).toHaveLength(5)
  clock.advance(10 * 60_000)
  await requestLink('sponsor@tower.test')
  expect(await mailsTo('sponsor@tower.test')).toHaveLength(6)
})

test('an address that is none is refused before anything is done', async () => {
  const { requestLink } = await buildIdentity()
  const none = ['', 'a', 'a@b', 'a@b.test\r\nBcc: c@d.test', '"a b"@c.test', 'a@b.test,c@d.test', 'ａ@b.test']
  for (const email of [...none, `${'a'.repeat(320)}@b.test`]) {
    expect([email, (await requestLink(email)).statusCode]).toEqual([email, 400])
  }
})
