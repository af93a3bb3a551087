import { calendarDay, dayOf, moveDay } from '@tower/contract/org-days.ts'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { approveProspect } from '../../../../test/people/prospects/approve.ts'
import {
  buildCircle,
  buildProspectActor,
  buildVisible,
  type Circle,
} from '../../../../test/people/prospects/build-prospects.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { openSession } from '../../identity/sessions/open-session.ts'
import { tellOfAge } from './tell-of-age.ts'

let world: TestApp
let circle: Circle
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

async function ask(actor: { userId: string }, method: 'GET' | 'POST', url: string, payload?: object) {
  const { services, app } = world
  const { access_token: token } = await services.database.transaction((tx) =>
    openSession(services, tx, { userId: actor.userId, userAgent: undefined, at: services.clock.now() }),
  )
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}

/** A day so many years ago, by the server's clock, as `YYYY-MM-DD`. */
function yearsAgo(years: number, days = 0): string {
  const [year = 0, month = 1, day = 1] = moveDay(dayOf(world.services.clock.now()), days)
    .split('-')
    .map(Number)
  return calendarDay(year - years, month, day)
}

const correct = (prospectId: string, body: { was: string | null; born_on: string; reason?: string }) =>
  ask(circle.admin, 'POST', `/api/admin/prospects/${prospectId}/birthday`, { reason: 'A passport.', ...body })
const isPublic = async (id: string) =>
  (await world.app.inject(`/api/prospect/detail?id=${id}`)).statusCode === 200
const mails = () =>
  world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'params'])
      .where('template', '=', 'prospect_of_age')
      .orderBy('to_email')
      .execute(),
  )
const giveAccount = (prospectId: string) =>
  world.services.database.transaction((tx) =>
    tx
      .updateTable('prospects')
      .set({ athlete_id: circle.athlete.userId })
      .where('id', '=', prospectId)
      .execute(),
  )
const say = (actor: { userId: string }, prospectId: string, profile: boolean) =>
  ask(actor, 'POST', '/api/prospect/consents', {
    ...{ prospect_id: prospectId, profile, photos: profile, location: false, signed_name: 'Robin' },
  })

test('an athlete who turns 18 and every guardian are told once, and the word passes to the athlete', async () => {
  const { services } = world
  const { prospectId } = await buildVisible(services, circle)
  await giveAccount(prospectId)
  expect((await correct(prospectId, { was: null, born_on: yearsAgo(18, 1) })).statusCode).toBe(200)
  await tellOfAge(services)
  expect(await mails()).toEqual([])
  expect((await say(circle.athlete, prospectId, true)).json()).toMatchObject({ code: 'prospects.not_of_age' })

  services.clock.advance(2 * 86_400_000)
  await tellOfAge(services)
  await tellOfAge(services)
  expect(await mails()).toEqual([
    { to_email: 'athlete@prospects.test', params: { to: 'athlete', athlete: 'Robin Q.', hasAccount: true } },
    {
      to_email: 'guardian@prospects.test',
      params: { to: 'guardian', athlete: 'Robin Q.', hasAccount: true },
    },
  ])
  expect(await isPublic(prospectId)).toBe(true)
  expect((await say(circle.athlete, prospectId, false)).statusCode).toBe(200)
  expect(await isPublic(prospectId)).toBe(false)
  expect((await say(circle.guardian, prospectId, true)).json()).toMatchObject({ code: 'prospects.of_age' })
  expect((await say(circle.athlete, prospectId, true)).statusCode).toBe(200)
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  expect(await isPublic(prospectId)).toBe(true)
})

test('staff correct a birthday with a reason, on what they saw, and the log does not keep the day', async () => {
  const { services } = world
  const { prospectId } = await buildVisible(services, circle)
  const young = yearsAgo(12)
  const refused = async (body: Parameters<typeof correct>[1]) =>
    (await correct(prospectId, body)).json<{ code: string }>().code
  expect(await refused({ was: null, born_on: young, reason: ' ' })).toBe('prospects.reason_required')
  expect(await refused({ was: null, born_on: yearsAgo(-1) })).toBe('prospects.birthday_impossible')
  expect(await refused({ was: young, born_on: young })).toBe('prospects.changed')
  expect((await correct(prospectId, { was: null, born_on: young })).statusCode).toBe(200)
  expect(await refused({ was: null, born_on: yearsAgo(13) })).toBe('prospects.changed')
  const coach = await ask(circle.coach, 'POST', `/api/admin/prospects/${prospectId}/birthday`, {
    ...{ was: young, born_on: yearsAgo(20), reason: 'So that I decide.' },
  })
  expect(coach.statusCode).toBe(403)
  const rows = await services.database.read((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['actor_id', 'details'])
      .where('action', '=', 'prospects.correct_birthday')
      .where('target_id', '=', prospectId)
      .execute(),
  )
  expect(rows).toEqual([
    { actor_id: circle.admin.userId, details: { reason: 'A passport.', was: 'unknown', is: 'minor' } },
  ])
  expect(JSON.stringify(rows)).not.toContain(young)
})

test('a birthday that makes an athlete a minor again takes their own word out and brings the guardian’s back', async () => {
  const { services } = world
  const { prospectId } = await buildVisible(services, circle)
  await giveAccount(prospectId)
  const adult = yearsAgo(19)
  await correct(prospectId, { was: null, born_on: adult })
  // What a guardian allowed of somebody who was of age already never counted.
  expect(await isPublic(prospectId)).toBe(false)
  await say(circle.athlete, prospectId, true)
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  const other = await buildProspectActor(services, 'second-guardian@prospects.test', 'guardian')
  expect((await say(other, prospectId, true)).json()).toMatchObject({ code: 'prospects.not_found' })
  await say(circle.guardian, prospectId, false)
  expect(await isPublic(prospectId)).toBe(true)
  await correct(prospectId, { was: adult, born_on: yearsAgo(16) })
  expect(await isPublic(prospectId)).toBe(false)
})
