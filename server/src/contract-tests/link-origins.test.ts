import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { buildIdentity, testPassword } from '../../test/people/identity/build-identity.ts'
import { openParams } from '../mail/queue-sealed.ts'

/** What a request can claim about where it arrived. */
const claims = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '4443',
  'x-forwarded-server': 'evil.example',
  'x-host': 'evil.example',
  'x-original-url': 'https://evil.example/',
  forwarded: 'for=evil.example;host=evil.example;proto=https',
  origin: 'https://evil.example',
  referer: 'https://evil.example/login',
}
const elsewhere = 'https://evil.example/auth/callback'

test.each(['0', '1'])(
  'with %s trusted proxies, mailed links lead to the configured site only',
  async (proxies) => {
    const identity = await buildIdentity({ environment: { TRUST_PROXY: proxies } })
    const { app, services } = identity
    await identity.staffAccount('admin@tower.test')
    await identity.allow('sponsor@tower.test', 'sponsor')
    const { access_token: token } = await identity.signIn('admin@tower.test', testPassword)
    const { id } = await buildClassroom(services.database)

    const email = 'sponsor@tower.test'
    const asks = [
      { url: `/auth/v1/otp?redirect_to=${elsewhere}`, payload: { email } },
      { url: '/auth/v1/otp', payload: { email, options: { emailRedirectTo: elsewhere } } },
      { url: '/.netlify/functions/auth-request-link', payload: { email, redirectTo: elsewhere } },
      { url: `/auth/v1/recover?redirect_to=${elsewhere}`, payload: { email: 'admin@tower.test' } },
      {
        url: '/api/nominee/request-confirm',
        payload: {
          classroom_id: id,
          teacher_display_name: 'Ms Rivera',
          teacher_edu_email: 'rivera@dayton.edu',
        },
      },
      {
        method: 'PUT' as const,
        url: `/auth/v1/user?redirect_to=${elsewhere}`,
        payload: { email: 'moved@tower.test' },
      },
    ]
    for (const { method = 'POST', ...ask } of asks) {
      const authorization = method === 'PUT' ? { authorization: `Bearer ${token}` } : {}
      const answer = await app.inject({ method, ...ask, headers: { ...claims, ...authorization } })
      expect([ask.url, answer.statusCode]).toEqual([ask.url, 200])
      expect(JSON.stringify([answer.headers, answer.body])).not.toContain('evil.example')
    }
    const mails = await services.database.read((tx) =>
      tx.selectFrom('mails').select(['template', 'params', 'to_email as to']).execute(),
    )
    expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThanOrEqual(3)
    const links = mails.flatMap(
      (mail) => JSON.stringify(openParams(services, mail)).match(/https?:\/\/[^"]+/g) ?? [],
    )
    expect(links.length).toBeGreaterThanOrEqual(asks.length)
    for (const link of links) {
      expect(new URL(link).origin).toBe('http://tower.test')
      expect(decodeURIComponent(link)).not.toContain('evil.example')
    }
  },
)
