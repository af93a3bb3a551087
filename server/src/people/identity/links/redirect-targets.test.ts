import { hostileTargets } from '@tower/contract/people/hostile-targets.ts'
import { describe, expect, test } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'

const paths = [
  '/portal/teacher?tab=budget',
  'http://tower.test/portal',
  'http://tower.test/auth/callback?next=%2Fportal',
] as const

/** The calls that mail a link, each asked with a target for afterwards. */
const calls = {
  'POST /auth/v1/otp with redirect_to': (email: string, target: string) => ({
    url: `/auth/v1/otp?redirect_to=${encodeURIComponent(target.toWellFormed())}`,
    payload: { email },
  }),
  'POST /auth/v1/otp with emailRedirectTo': (email: string, target: string) => ({
    url: '/auth/v1/otp',
    payload: { email, options: { emailRedirectTo: target } },
  }),
  'POST /.netlify/functions/auth-request-link': (email: string, target: string) => ({
    url: '/.netlify/functions/auth-request-link',
    payload: { email, role: 'admin', redirectTo: target },
  }),
  'POST /auth/v1/recover': (email: string, target: string) => ({
    url: `/auth/v1/recover?redirect_to=${encodeURIComponent(target.toWellFormed())}`,
    payload: { email },
  }),
}

async function buildStaff(count: number) {
  const identity = await buildIdentity()
  const emails = Array.from({ length: count }, (_, at) => `admin-${at}@tower.test`)
  for (const email of emails) await identity.account(email, 'admin')
  return { ...identity, emails }
}

describe.each(Object.entries(calls))('%s', (_, call) => {
  test('mails only links of this site, whatever target and host are named', async () => {
    // The list is written for another site: here it is one more foreign address.
    const targets = [
      ...hostileTargets,
      ...hostileTargets.map((t) => t.replaceAll('https://tower.example', 'http://tower.test')),
    ].filter((target, at, all) => all.indexOf(target) === at && target !== 'http://tower.test/')
    const { app, emails, mailedLink, mailsTo } = await buildStaff(targets.length)
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    const answers = await Promise.all(
      targets.map((target, at) => app.inject({ method: 'POST', headers, ...call(emails[at] ?? '', target) })),
    )
    for (const [at, target] of targets.entries()) {
      // Too long, or with a character nothing may hold: refused outright, and nothing mailed.
      if (answers[at]?.statusCode === 400) {
        expect(await mailsTo(emails[at] ?? ''), target).toEqual([])
        continue
      }
      expect(answers[at]?.statusCode, target).toBe(200)
      const { url } = await mailedLink(emails[at] ?? '')
      expect(url.origin, target).toBe('http://tower.test')
      expect(['/auth/callback', '/reset-password'], target).toContain(url.pathname)
      expect(url.searchParams.get('next'), target).toBeNull()
    }
  })

  test('keeps a path of this site', async () => {
    const { app, emails, mailedLink } = await buildStaff(paths.length)
    const kept = []
    for (const [at, target] of paths.entries()) {
      const email = emails[at] ?? ''
      await app.inject({ method: 'POST', ...call(email, target) })
      kept.push((await mailedLink(email)).url.searchParams.get('next'))
    }
    expect(kept).toEqual(['/portal/teacher?tab=budget', '/portal', '/portal'])
  })
})
