import { roles } from '@tower/contract/access.ts'
import { hourMs } from '@tower/contract/durations.ts'
import { sessionHours } from '@tower/contract/people/identity.ts'
import { describe, expect, test } from 'vitest'
import { clearExpired } from '../../../jobs/clear-expired.ts'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { openSession } from './open-session.ts'
import { sessionEndsAt } from './session-lifetime.ts'

async function buildSession(role: 'sponsor' | 'admin') {
  const identity = await buildIdentity()
  const { services, clock } = identity
  const { userId } = await identity.account(`${role}@tower.test`, role)
  const session = await services.database.transaction((tx) =>
    openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
  )
  const renew = async (token: string) => {
    const answer = await identity.refresh(token)
    return answer.statusCode === 200 ? answer.json<{ refresh_token: string }>().refresh_token : undefined
  }
  return { ...identity, session, renew }
}

test.each(roles)('a session of %s ends when it is left alone, and some day in any case', (role) => {
  const isStaff = role === 'admin' || role === 'superadmin'
  const { idle, longest } = isStaff ? sessionHours.staff : sessionHours.others
  const createdAt = new Date('2026-11-16T12:00:00Z')
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs)
  expect(sessionEndsAt({ role, createdAt, refreshedAt: createdAt })).toEqual(after(idle))
  expect(sessionEndsAt({ role, createdAt, refreshedAt: after(longest - 1) })).toEqual(after(longest))
})

describe.each([
  ['admin', sessionHours.staff],
  ['sponsor', sessionHours.others],
] as const)('%s', (role, { idle, longest }) => {
  test('a device left alone too long signs in anew', async () => {
    const { session, renew, clock, services } = await buildSession(role)
    clock.advance(idle * hourMs - 1)
    const next = await renew(session.refresh_token)
    expect(next).toBeDefined()
    clock.advance(idle * hourMs)
    expect(await renew(next ?? '')).toBeUndefined()
    const row = await services.database.read((tx) => tx.selectFrom('sessions').selectAll().executeTakeFirst())
    expect(row).toMatchObject({ revoked_because: 'expired' })
  })

  test('a device in daily use signs in anew after the longest time', async () => {
    const { session, renew, clock } = await buildSession(role)
    const step = Math.min(idle - 1, 24 * 20)
    let token: string | undefined = session.refresh_token
    let hours = 0
    while (token && hours <= longest + step) {
      clock.advance(step * hourMs)
      hours += step
      token = await renew(token)
    }
    expect(token).toBeUndefined()
    expect(hours).toBeGreaterThanOrEqual(longest)
    expect(hours).toBeLessThan(longest + step)
  })
})

test('the clearing removes sessions that are over with their tokens, and leaves the others whole', async () => {
  const { services, session, renew } = await buildSession('sponsor')
  const next = await renew(session.refresh_token)
  await services.database.script(`
    insert into sessions (id, user_id, created_at, refreshed_at, revoked_at) select
      ('00000000-0000-4000-8000-00000000000' || n)::uuid, users.id, now() - made, now() - refreshed, now() - revoked
      from users, (values
        (1, interval '40 days', interval '40 days', interval '31 days'),
        (2, interval '70 days', interval '61 days', null),
        (3, interval '211 days', interval '1 day', null),
        (4, interval '40 days', interval '40 days', interval '1 day')) as old (n, made, refreshed, revoked);
    insert into refresh_tokens (session_id, token_hash, used_at) select id, id::text, null from sessions where id::text like '00000000%';
    insert into refresh_tokens (session_id, token_hash, parent_id) select session_id, token_hash || '+', id from refresh_tokens where token_hash like '00000000%';
    update refresh_tokens set used_at = now() - interval '31 days' where token_hash like '00000000%4';
  `)
  await clearExpired(services)
  const left = await services.database.read((tx) =>
    tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['token_hash', 'parent_id'])
      .where('token_hash', 'like', '0000%')
      .execute(),
  )
  // Of the session that ended lately only the link of the chain that was used long ago is gone.
  expect(left).toEqual([{ token_hash: '00000000-0000-4000-8000-000000000004+', parent_id: null }])
  expect(await renew(next ?? '')).toBeDefined()
})
