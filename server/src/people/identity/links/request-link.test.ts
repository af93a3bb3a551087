import { describe, expect, test, vi } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
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
  const { services, allow, requestLink, mailsTo } = await buildIdentity()
  await allow('known@tower.test', 'sponsor')
  const ask = async (email: string) => {
    const { statusCode, body } = await requestLink(email, 'sponsor')
    return `${statusCode} ${body}`
  }
  expect(await ask('unknown@tower.test')).toBe(await ask('known@tower.test'))
  const delayAnswer = vi.spyOn(services, 'delayAnswer')
  for (const email of ['known@tower.test', 'unknown@tower.test']) {
    await ask(email)
    expect(delayAnswer, email).toHaveBeenCalledOnce()
    delayAnswer.mockClear()
  }
  expect(await mailsTo('known@tower.test')).not.toEqual([])
  expect(await mailsTo('unknown@tower.test')).toEqual([])
})

/** The words of the answer, and all of its headers that don't change by themselves. */
function seen({ statusCode, body, headers }: { statusCode: number; body: string; headers: object }) {
  const moving = /^(date|x-request-id|ratelimit.*|x-ratelimit.*)$/i
  return { statusCode, body, headers: Object.entries(headers).filter(([name]) => !moving.test(name)) }
}

describe('a role the account does not hold', () => {
  test.each([
    ['sponsor', 'admin', 'sponsor'],
    ['sponsor', 'teacher', 'sponsor'],
    ['teacher', 'sponsor', 'teacher'],
    ['admin', 'sponsor', 'admin'],
    ['admin', 'superadmin', 'admin'],
    ['superadmin', 'teacher', 'admin'],
  ] as const)(
    'a %s who asks as %s is answered like everybody, and mailed a link of the %s portal that opens it',
    async (held, asked, ownPortal) => {
      const { account, requestLink, mailsTo, mailedLink, verify } = await buildIdentity()
      await account('known@tower.test', held)
      const answer = await requestLink('known@tower.test', asked)
      expect(seen(answer)).toEqual(seen(await requestLink('unknown@tower.test', asked)))
      expect(answer.statusCode).toBe(200)
      expect(await mailsTo('known@tower.test')).toMatchObject([{ params: { ownPortal } }])
      const opened = await verify({ token_hash: (await mailedLink('known@tower.test')).token })
      expect(opened.json()).toMatchObject({ user: { app_metadata: { role: held } } })
    },
  )

  test('its answer takes the even time, as any other does', async () => {
    const { services, account, requestLink } = await buildIdentity()
    await account('sponsor@tower.test', 'sponsor')
    const delayAnswer = vi.spyOn(services, 'delayAnswer')
    await requestLink('sponsor@tower.test', 'admin')
    expect(delayAnswer).toHaveBeenCalledOnce()
  })

  test('its link leads home, not to the page behind the other portal', async () => {
    const { account, post, mailedLink } = await buildIdentity()
    await account('sponsor@tower.test', 'sponsor')
    await post('/otp?redirect_to=/portal/teacher', {
      email: 'sponsor@tower.test',
      data: { role: 'teacher', locale: 'es' },
    })
    expect((await mailedLink('sponsor@tower.test')).url.searchParams.get('next')).toBeNull()
  })

  test('nobody is mailed who may not come in at their own portal either', async () => {
    const { account, allow, disable, requestLink, mailsTo, services } = await buildIdentity()
    await allow('newcomer@school.edu', 'teacher')
    await disable((await account('former@tower.test', 'sponsor')).userId)
    await account('closed@school.edu', 'teacher')
    await allow('closed@school.edu', 'teacher')
    await services.database.transaction((tx) =>
      tx
        .updateTable('allowlist_entries')
        .set({ active: false })
        .where('email', '=', 'closed@school.edu')
        .execute(),
    )
    for (const [email, role] of [
      ['newcomer@school.edu', 'admin'],
      ['former@tower.test', 'sponsor'],
      ['former@tower.test', 'teacher'],
      ['closed@school.edu', 'sponsor'],
    ] as const) {
      expect((await requestLink(email, role)).statusCode).toBe(200)
      expect(await mailsTo(email), email).toEqual([])
    }
  })
})

test('asking for superadmin gives nobody superadmin', async () => {
  const { allow, requestLink, mailsTo } = await buildIdentity()
  await allow('teacher@school.edu', 'teacher')
  expect((await requestLink('teacher@school.edu', 'superadmin')).statusCode).toBe(200)
  expect(await mailsTo('teacher@school.edu')).toEqual([])
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
