// @module-tag some-on-pglite: one path of the analytics.
import { dayOf, monthOf, moveMonth, startOfMonth } from '@tower/contract/org-days.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import { expect, test } from 'vitest'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { headersOf } from '../../../test/spending/photos/build-photos.ts'
import { buildDesk } from '../../../test/money/desk/build-desk.ts'

type Summary = CallOutput<typeof analyticsEndpoints.summary>
type Days = CallOutput<typeof analyticsEndpoints.daily>
type Pending = CallOutput<typeof analyticsEndpoints.pendingPrograms>
const calls = '/.netlify/functions'

async function buildAnalytics() {
  const world = await buildDesk()
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const read = async <T>(url: string) => {
    // Her session may be over: the tests let months go by.
    const again = await world.staff('dana@tower.test', 'Dana Reyes')
    return (await world.call(again, 'GET', `${calls}/${url}`)).json<T>()
  }
  const { database } = world.services
  return {
    ...world,
    dana,
    summary: () => read<Summary>('admin-analytics-summary'),
    daily: (query = '?days=14') => read<Days>(`admin-analytics-daily${query}`),
    pending: (query = '?limit=5') => read<Pending>(`admin-programs-pending${query}`),
    addUser: (email: string, role: string, createdAt: Date) =>
      database.transaction((tx) =>
        tx.insertInto('users').values({ email, role, created_at: createdAt }).execute(),
      ),
    invite: (email: string, role: string, active = true) =>
      database.transaction((tx) =>
        tx.insertInto('allowlist_entries').values({ email, role, active, source: 'manual' }).execute(),
      ),
  }
}

test(
  'gifts are added up by this month, this year and the month before, by the organization’s days, and compared in cents',
  { tags: 'on-pglite-too' },
  async () => {
    const { pay, summary, clock } = await buildAnalytics()
    const untilNextMonth = () => {
      const now = clock.now()
      clock.advance(startOfMonth(moveMonth(monthOf(now), 1)).getTime() - now.getTime())
    }
    while (!monthOf(clock.now()).endsWith('-12')) untilNextMonth()
    await pay({ amountCents: 12_000, email: 'b@example.org' })
    untilNextMonth()
    await pay({ amountCents: 30_000, email: 'a@example.org' })
    expect((await summary()).donations).toEqual({
      month_to_date_cents: 30_000,
      year_to_date_cents: 30_000,
      previous_month_cents: 12_000,
      delta_vs_prior_month: 18_000,
    })
    untilNextMonth()
    await pay({ amountCents: 5_000, email: 'a@example.org' })
    expect((await summary()).donations).toEqual({
      month_to_date_cents: 5_000,
      year_to_date_cents: 35_000,
      previous_month_cents: 30_000,
      delta_vs_prior_month: -25_000,
    })
  },
)

test('superadmins count as admins, and whoever may sign in without an account is a pending invite', async () => {
  const { addUser, invite, summary, clock } = await buildAnalytics()
  const at = clock.now()
  await addUser('super@tower.test', 'superadmin', at)
  await addUser('teacher@dayton.edu', 'teacher', new Date(at.getTime() - 8 * 86_400_000))
  await addUser('sponsor@example.org', 'sponsor', at)
  await invite('teacher@dayton.edu', 'teacher')
  await invite('new@dayton.edu', 'teacher')
  await invite('new@dayton.edu', 'sponsor')
  await invite('disabled@dayton.edu', 'teacher', false)
  const { users_by_role: byRole, totals, recent } = await summary()
  expect(byRole).toEqual({ sponsors: 1, teachers: 1, admins: 2, pending_invites: 1 })
  expect(totals).toEqual({ users: 4, sponsors: 1, teachers: 1, admins: 2 })
  expect(recent.map(({ role }) => role).toSorted()).toEqual(['admin', 'sponsor', 'superadmin'])
})

test('an entry that is closed, opened, moved to another address or deleted moves its pending invite along', async () => {
  const { invite, services } = await buildAnalytics()
  const pending = () =>
    services.database.read(async (tx) =>
      (await tx.selectFrom('pending_invites').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      ),
    )
  const change = (set: { active?: boolean; email?: string }) =>
    services.database.transaction((tx) =>
      tx.updateTable('allowlist_entries').set(set).where('role', '=', 'sponsor').execute(),
    )
  await invite('one@dayton.edu', 'teacher')
  await invite('one@dayton.edu', 'sponsor')
  await services.database.transaction((tx) =>
    tx.deleteFrom('allowlist_entries').where('role', '=', 'teacher').execute(),
  )
  expect(await pending()).toEqual(['one@dayton.edu'])
  await change({ active: false })
  expect(await pending()).toEqual([])
  await change({ active: true })
  await change({ email: 'two@dayton.edu' })
  expect(await pending()).toEqual(['two@dayton.edu'])
  await services.database.transaction((tx) => tx.deleteFrom('allowlist_entries').execute())
  expect(await pending()).toEqual([])
})

test('the numbers are counted twice a minute at most', async () => {
  const { addUser, summary, clock } = await buildAnalytics()
  const before = await summary()
  await addUser('later@example.org', 'sponsor', clock.now())
  clock.advance(29_000)
  expect(await summary()).toEqual(before)
  clock.advance(1_000)
  expect((await summary()).totals?.users).toBe((before.totals?.users ?? 0) + 1)
})

test('each of the last days stands there, also those on which nothing happened', async () => {
  const { addUser, daily, clock } = await buildAnalytics()
  const today = clock.now()
  const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000)
  await addUser('a@dayton.edu', 'teacher', day(13))
  await addUser('b@dayton.edu', 'teacher', day(14))
  const { signups, actions } = await daily()
  expect(signups).toHaveLength(14)
  expect(actions.map((row) => row.day)).toEqual(signups.map((row) => row.day))
  expect(signups[0]).toEqual({
    day: dayOf(day(13)),
    total: 1,
    teachers: 1,
    sponsors: 0,
    admins: 0,
  })
  expect(signups[1]).toMatchObject({ total: 0 })
  expect(signups.at(-1)).toMatchObject({ day: dayOf(today), admins: 1 })
  expect((await daily('?days=3')).signups).toHaveLength(3)
  expect((await daily('?days=1000')).signups).toHaveLength(14)
})

test('pending are classrooms without confirmation and athletes whose profile waits for approval, the newest first', async () => {
  const { services, dana, pending, clock } = await buildAnalytics()
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  await services.database.transaction(async (tx) => {
    await tx
      .insertInto('classrooms')
      .values([
        { name: 'Class to be', teacher_display_name: 'Ms. Vega', created_at: at(1) },
        { name: 'Confirmed', confirmed_at: at(3), created_at: at(3) },
      ])
      .execute()
    const athlete = { owner_id: dana.userId, last_name: 'Moreno' }
    await tx
      .insertInto('prospects')
      .values([
        { ...athlete, first_name: 'Kai', status: 'pending', created_at: at(2) },
        { ...athlete, first_name: 'Noor', status: 'draft', created_at: at(4) },
      ])
      .execute()
  })
  const { items } = await pending()
  expect(items.map(({ program, owner_name: owner, status }) => [program, owner, status])).toEqual([
    ['Kai Moreno', 'Dana Reyes', 'awaiting_approval'],
    ['Class to be', 'Ms. Vega', 'awaiting_confirmation'],
  ])
  expect((await pending('?limit=1')).items).toEqual(items.slice(0, 1))
})

test('only staff read the numbers', async () => {
  const { app, services, ...world } = await buildAnalytics()
  const headers = await headersOf({ services }, await buildUser(services, 's@example.org', 'sponsor'))
  for (const name of ['admin-programs-pending', 'admin-analytics-summary', 'admin-analytics-daily']) {
    expect((await world.call(undefined, 'GET', `${calls}/${name}`)).statusCode, name).toBe(401)
    expect((await app.inject({ url: `${calls}/${name}`, headers })).statusCode, name).toBe(403)
  }
})
