import { roles, type Role } from '@tower/contract/access.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { changeRole } from '../accounts/change-role.ts'
import { disablePerson } from '../accounts/disable-person.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { hashPassword } from '../passwords/password.ts'
import { setPassword } from '../passwords/set-password.ts'
import { openSession } from './open-session.ts'

// One database for all: each test has people of its own.
const database = await testDatabase({ keep: true })
afterAll(() => database.close())

type SignedIn = Awaited<ReturnType<typeof buildSignedIn>>

async function buildSignedIn(role: Role) {
  const identity = await buildIdentity({ database })
  const { services, clock } = identity
  const { userId } = await identity.account(`${role}-${crypto.randomUUID()}@tower.test`, role)
  // The last superadmin could be neither disabled nor given another role.
  await identity.account('keeper@tower.test', 'superadmin')
  const open = () =>
    services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
    )
  return { ...identity, userId, role, open, session: await open() }
}

const events: Record<string, (signedIn: SignedIn) => Promise<unknown>> = {
  'signing out': ({ post, session }) =>
    post('/logout?scope=local', {}, { authorization: `Bearer ${session.access_token}` }),
  'signing out everywhere, on another device': async ({ post, open }) =>
    post('/logout', {}, { authorization: `Bearer ${(await open()).access_token}` }),
  'signing the others out': async ({ post, open }) =>
    post('/logout?scope=others', {}, { authorization: `Bearer ${(await open()).access_token}` }),
  'a new password': async ({ services, userId, clock }) => {
    const passwordHash = await hashPassword('a wholly new password')
    return services.database.transaction((tx) => setPassword(tx, { userId, passwordHash, at: clock.now() }))
  },
  disabling: ({ services, userId, clock }) =>
    services.database.transaction((tx) => disablePerson(tx, { userId, actorId: null, at: clock.now() })),
  'a change of role': ({ services, userId, role, clock }) =>
    services.database.transaction((tx) => {
      const change = { userId, role: role === 'sponsor' ? 'teacher' : 'sponsor' } as const
      return changeRole(tx, { ...change, actorId: null, reason: 'test', at: clock.now() })
    }),
}

describe.each(roles)('the next request of %s is refused after', (role) => {
  test.each(Object.entries(events))('%s', async (_, happen) => {
    const signedIn = await buildSignedIn(role)
    const { session, getUser, refresh, app } = signedIn
    expect((await getUser(session.access_token)).statusCode).toBe(200)
    await happen(signedIn)
    const refused = await getUser(session.access_token)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ error_code: 'session_not_found' })
    const headers = { authorization: `Bearer ${session.access_token}` }
    expect((await app.inject({ url: '/.netlify/functions/auth-session', headers })).statusCode).toBe(401)
    expect((await refresh(session.refresh_token)).statusCode).toBe(400)
  })
})
