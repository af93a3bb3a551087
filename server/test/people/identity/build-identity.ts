import type { Role } from '@tower/contract/access.ts'
import { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Database } from '../../../src/database/database.ts'
import { testApp, type TestApp } from '../../../src/test/test-app.ts'
import { testClock } from '../../../src/test/test-services.ts'
import { allowAddress } from '../../../src/people/identity/accounts/allow-address.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { hashPassword } from '../../../src/people/identity/passwords/password.ts'
import { openParams } from '../../../src/mail/queue-sealed.ts'
import { setPassword } from '../../../src/people/identity/passwords/set-password.ts'

export const testPassword = 'a password for tests'
/** A hash says itself what it costs to check: nobody guesses the password of a test. */
const quickCost = { memory: 64, passes: 1, parallelism: 1 }

/** A running server with what tests of sign-in ask for most. Clients compare tokens with the wall clock, so it starts there. */
export async function buildIdentity(
  options: { database?: Database; environment?: Record<string, string> } = {},
) {
  const clock = testClock(new Date())
  const { app, services } = await testApp({ ...options, clock })
  return {
    app,
    services,
    clock,
    ...buildAccounts(services),
    ...buildMailbox(services),
    ...buildAuthCalls(app),
  }
}

export function buildAccounts({ database, clock }: TestApp['services']) {
  return {
    allow: (email: string, role: 'sponsor' | 'teacher' | 'admin') =>
      database.transaction((tx) => allowAddress(tx, { email, role, source: 'test', at: clock.now() })),
    account: (email: string, role: Role) =>
      database.transaction((tx) => ensureAccount(tx, { email, role, at: clock.now(), actorId: null })),
    async staffAccount(email: string, role: 'admin' | 'superadmin' = 'admin') {
      const passwordHash = await hashPassword(testPassword, quickCost)
      return database.transaction(async (tx) => {
        const account = await ensureAccount(tx, { email, role, at: clock.now(), actorId: null })
        await setPassword(tx, { userId: account.userId, passwordHash, at: clock.now() })
        return account
      })
    },
    disable: (userId: string) =>
      database.transaction((tx) =>
        tx.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', userId).execute(),
      ),
    auditActions: () =>
      database.read(async (tx) =>
        (await tx.selectFrom('audit_log').select('action').orderBy('seq').execute()).map(
          ({ action }) => action,
        ),
      ),
  }
}

export function buildMailbox(services: TestApp['services']) {
  /** What is mailed to somebody, opened where it waits sealed. */
  const mailsTo = async (email: string) => {
    const mails = await services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .selectAll()
        .where('to_email', '=', email)
        .orderBy('created_at', 'desc')
        .execute(),
    )
    return mails.map((mail) => ({ ...mail, params: openParams(services, { ...mail, to: email }) }))
  }
  return {
    mailsTo,
    /** What the newest sign-in mail holds. */
    async mailedLink(email: string) {
      const [mail] = await mailsTo(email)
      const { url, code } = mail?.params as { url: string; code: string }
      return { url: new URL(url), code, token: new URL(url).searchParams.get('token_hash') ?? '' }
    },
  }
}

export function buildAuthCalls(app: TestApp['app']) {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/auth/v1${path}`, payload, headers })
  return {
    post,
    requestLink: (email: string, role?: string) =>
      post('/otp', { email, ...(role ? { data: { role } } : {}) }),
    verify: (body: object) => post('/verify', { type: 'magiclink', ...body }),
    refresh: (refreshToken: string) =>
      post('/token?grant_type=refresh_token', { refresh_token: refreshToken }),
    /** Signs in by password and gives the session. */
    async signIn(email: string, password = testPassword): Promise<AuthSession> {
      return AuthSession.parse((await post('/token?grant_type=password', { email, password })).json())
    },
    getUser: (accessToken: string) =>
      app.inject({ url: '/auth/v1/user', headers: { authorization: `Bearer ${accessToken}` } }),
  }
}
