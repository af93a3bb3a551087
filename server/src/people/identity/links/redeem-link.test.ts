// @module-tag some-on-pglite: one path of signing in, by mail.
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { changeRole } from '../accounts/change-role.ts'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { redeemLink } from './redeem-link.ts'
import type { VerifiedAddress } from '../verified-address.ts'

const email = 'sponsor@tower.test'
const minute = 60_000

async function buildMailedLink() {
  const identity = await buildIdentity()
  await identity.allow(email, 'sponsor')
  await identity.requestLink(email, 'sponsor')
  return { ...identity, link: await identity.mailedLink(email) }
}

test('a link opens one session and is then used up', { tags: 'on-pglite-too' }, async () => {
  const { verify, link, auditActions } = await buildMailedLink()
  expect((await verify({ token_hash: link.token })).statusCode).toBe(200)
  const again = await verify({ token_hash: link.token })
  expect(again.statusCode).toBe(403)
  expect(again.json()).toMatchObject({
    error_code: 'otp_expired',
    msg: 'This sign-in link is expired or was already used.',
  })
  expect(await auditActions()).toEqual(['identity.signed_in'])
})

test('the documented form, token without an address, redeems a link', async () => {
  const { verify, link } = await buildMailedLink()
  expect((await verify({ token: link.token })).statusCode).toBe(200)
})

test('a link lives ten minutes', async () => {
  const { verify, link, clock } = await buildMailedLink()
  clock.advance(10 * minute)
  expect((await verify({ token_hash: link.token })).statusCode).toBe(403)
})

test.each([
  ['the button opens a session', ({ token }: { token: string }) => ({ token_hash: token })],
  ['the code does, on another device', ({ code }: { code: string }) => ({ token: code, email })],
])('after ten looks at a link, %s', async (_, secretOf) => {
  const { app, verify, link } = await buildMailedLink()
  for (let look = 0; look < 10; look++) {
    for (const method of ['GET', 'HEAD'] as const) {
      const seen = await app.inject({
        method,
        url: `/auth/v1/verify?type=magiclink&token_hash=${link.token}`,
      })
      expect(seen.statusCode).toBe(404)
      await app.inject({ method, url: link.url.pathname + link.url.search })
    }
  }
  expect((await verify(secretOf(link))).statusCode).toBe(200)
  // Link and code are one: whichever was used, the other is over.
  expect((await verify({ token_hash: link.token })).statusCode).toBe(403)
  expect((await verify({ token: link.code, email })).statusCode).toBe(403)
})

test('a link or a code with another address is refused and stays usable', async () => {
  const { verify, link } = await buildMailedLink()
  expect((await verify({ token: link.token, email: 'other@tower.test' })).statusCode).toBe(403)
  expect((await verify({ token: link.code, email: 'other@tower.test' })).statusCode).toBe(403)
  expect((await verify({ token: link.code })).statusCode).toBe(403)
  expect((await verify({ token: link.code, email: email.toUpperCase() })).statusCode).toBe(200)
})

test.each([
  ['empty', (token: string) => token.slice(0, 0)],
  ['truncated', (token: string) => token.slice(0, -1)],
  ['longer', (token: string) => `${token}a`],
  ['in other case', (token: string) => token.toUpperCase()],
])('a token that is %s is refused', async (_, change) => {
  const { verify, link } = await buildMailedLink()
  const answer = await verify({ token_hash: change(link.token) })
  expect([400, 403]).toContain(answer.statusCode)
  expect(answer.json()).not.toHaveProperty('access_token')
})

test('five wrong codes close the code, and the link still opens', async () => {
  const { verify, link } = await buildMailedLink()
  const wrong = link.code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await verify({ token: wrong, email })).statusCode).toBe(403)
  }
  expect((await verify({ token: link.code, email })).statusCode).toBe(403)
  expect((await verify({ token_hash: link.token })).statusCode).toBe(200)
})

test(
  'fresh mails give no fresh guesses without end: after 25 in a day codes are closed, and links open',
  { timeout: 60_000 },
  async () => {
    const { verify, requestLink, mailedLink, clock } = await buildMailedLink()
    for (let mail = 0; mail < 6; mail++) {
      clock.advance(10 * minute)
      await requestLink(email)
      const { code } = await mailedLink(email)
      const wrong = code === '000000' ? '000001' : '000000'
      if (mail < 5) for (let guess = 0; guess < 5; guess++) await verify({ token: wrong, email })
    }
    const { code, token } = await mailedLink(email)
    expect((await verify({ token: code, email })).statusCode).toBe(403)
    expect((await verify({ token_hash: token })).statusCode).toBe(200)
    clock.advance(24 * 60 * minute)
    await requestLink(email)
    expect((await verify({ token: (await mailedLink(email)).code, email })).statusCode).toBe(200)
  },
)

test('a wrong code is refused in even time, whether the address has one or not', async () => {
  const { services, verify, link } = await buildMailedLink()
  const wrong = link.code === '000000' ? '000001' : '000000'
  const delayAnswer = vi.spyOn(services, 'delayAnswer')
  for (const address of [email, 'unknown@tower.test']) {
    await verify({ token: wrong, email: address })
    expect(delayAnswer, address).toHaveBeenCalledOnce()
    delayAnswer.mockClear()
  }
})

test('a newcomer’s account starts in the language of the page, and keeps its own later', async () => {
  const { post, allow, verify, mailsTo, mailedLink, clock } = await buildIdentity()
  await allow(email, 'sponsor')
  const ask = (locale: string) => post('/otp', { email, data: { locale } })
  await ask('es')
  const opened = await verify({ token_hash: (await mailedLink(email)).token })
  expect(opened.json()).toMatchObject({ user: { user_metadata: { locale: 'es' } } })
  clock.advance(1_000)
  await ask('en')
  expect((await mailsTo(email)).map(({ locale }) => locale)).toEqual(['es', 'es'])
})

test('neither token nor code is kept in the clear', async () => {
  const { services, link } = await buildMailedLink()
  const rows = await services.database.read((tx) => tx.selectFrom('sign_in_links').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(link.token)
  expect(JSON.stringify(rows.map(({ code_hash }) => code_hash))).not.toContain(link.code)
})

test('an address disabled after the mail went out is refused at the button', async () => {
  const { verify, link, account, disable } = await buildMailedLink()
  const { userId } = await account(email, 'sponsor')
  await disable(userId)
  const refused = await verify({ token_hash: link.token })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ msg: 'Not authorized' })
})

test('the first proof of an address runs the effects once, in the same transaction', async () => {
  const { services, link, requestLink, mailedLink, clock } = await buildMailedLink()
  const proved: VerifiedAddress[] = []
  const failing = {
    onVerifiedAddress: [async () => Promise.reject(new Error('no'))],
    findBalanceCents: async () => null,
  }
  await expect(redeemLink(services, failing, { purpose: 'sign_in', token: link.token })).rejects.toThrow('no')
  expect(await services.database.read((tx) => tx.selectFrom('users').selectAll().execute())).toEqual([])

  const effects = {
    ...failing,
    onVerifiedAddress: [async (_: unknown, address: VerifiedAddress) => void proved.push(address)],
  }
  await redeemLink(services, effects, { purpose: 'sign_in', token: link.token })
  clock.advance(1_000)
  await requestLink(email)
  await redeemLink(services, effects, { purpose: 'sign_in', token: (await mailedLink(email)).token })
  expect(proved).toMatchObject([{ email, role: 'sponsor' }])
})

test('a newcomer gets the allowlisted role, and the history says the system gave it', async () => {
  const { services, verify, link } = await buildMailedLink()
  await verify({ token_hash: link.token })
  const history = await services.database.read((tx) => tx.selectFrom('role_history').selectAll().execute())
  expect(history).toMatchObject([{ old_role: null, new_role: 'sponsor', actor_id: null }])
})

describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
  test('32 redemptions of one link open one session', async () => {
    const { verify, link, services } = await buildMailedLink()
    const answers = await Promise.all(Array.from({ length: 32 }, () => verify({ token_hash: link.token })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(31)
    const sessions = await services.database.read((tx) => tx.selectFrom('sessions').selectAll().execute())
    expect(sessions).toHaveLength(1)
  })

  test('32 wrong codes count as no fewer than five, and 32 right ones open one session', async () => {
    const { verify, link, requestLink, mailedLink, clock } = await buildMailedLink()
    const wrong = link.code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 32 }, () => verify({ token: wrong, email })))
    expect((await verify({ token: link.code, email })).statusCode).toBe(403)
    clock.advance(1_000)
    await requestLink(email)
    const { code } = await mailedLink(email)
    const answers = await Promise.all(Array.from({ length: 32 }, () => verify({ token: code, email })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('two links of a newcomer redeemed together make one account', async () => {
    const { verify, link, requestLink, mailedLink, services, clock } = await buildMailedLink()
    clock.advance(1_000)
    await requestLink(email)
    const second = await mailedLink(email)
    const answers = await Promise.all([link, second].map(({ token }) => verify({ token_hash: token })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const history = await services.database.read((tx) => tx.selectFrom('role_history').selectAll().execute())
    expect(history).toHaveLength(1)
  })

  test('a role that is taken away while its link is redeemed does not come back', async () => {
    const { account, requestLink, mailedLink, verify, services, clock } = await buildIdentity()
    const { userId } = await account('admin@tower.test', 'admin')
    await requestLink('admin@tower.test', 'admin')
    const { token } = await mailedLink('admin@tower.test')
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const demotion = services.database.transaction(async (tx) => {
      await changeRole(tx, { userId, role: 'sponsor', actorId: null, reason: 'test', at: clock.now() })
      held.resolve()
      await released.promise
    })
    await held.promise
    const redeeming = verify({ token_hash: token })
    await vi.waitFor(async () => expect(await countWaiting(services.database)).toBe(1), { timeout: 10_000 })
    released.resolve()
    await demotion
    expect((await redeeming).statusCode).toBe(403)
    const user = await services.database.read((tx) =>
      tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow(),
    )
    expect(user).toEqual({ role: 'sponsor' })
  })
})

/** How many sessions of the database wait for a lock. */
async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.read((tx) =>
    sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
  )
  return rows[0]?.waiting ?? 0
}

test('a device left signed in as a sponsor does not become one of an admin when its owner is made one', async () => {
  const { allow, requestLink, mailedLink, verify, getUser, refresh } = await buildIdentity()
  const signIn = async (role: 'sponsor' | 'admin') => {
    await allow(email, role)
    await requestLink(email, role)
    const { token } = await mailedLink(email)
    return (await verify({ token_hash: token })).json<{ access_token: string; refresh_token: string }>()
  }
  const left = await signIn('sponsor')
  const opened = await signIn('admin')
  expect((await getUser(opened.access_token)).json()).toMatchObject({ role: 'admin' })
  expect((await getUser(left.access_token)).statusCode).toBe(401)
  expect((await refresh(left.refresh_token)).statusCode).toBe(400)
})
