import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import {
  buildCircle,
  buildPending,
  buildProspectActor,
  type Circle,
} from '../../../../test/people/prospects/build-prospects.ts'
import { buildUpdate } from '../../../../test/people/prospects/build-update.ts'
import { proveGuardians } from '../../../../test/people/prospects/approve.ts'
import { grantConsent, revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { openSession } from '../../identity/sessions/open-session.ts'
import { removeUpdate } from '../media/remove-update.ts'
import { changeProfile } from '../portal/change-profile.ts'
import { saveGoal } from '../save-goal.ts'

let world: TestApp
let circle: Circle
let second: { userId: string }
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
  second = await buildProspectActor(world.services, 'second@prospects.test', 'admin')
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

async function send(actor: { userId: string }, method: 'GET' | 'POST', path: string, payload?: object) {
  const { services, app } = world
  const { access_token: token } = await services.database.transaction((tx) =>
    openSession(services, tx, { userId: actor.userId, userAgent: undefined, at: services.clock.now() }),
  )
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload ? { payload } : {}) })
}

/** The guardian allows it, and staff made sure of them. */
async function allowProven(prospectId: string) {
  const { services } = world
  await grantConsent(services, { actor: circle.guardian, prospectId })
  await services.database.transaction((tx) => proveGuardians(tx, prospectId, services.clock.now()))
}

const seenOf = async (id: string) =>
  (await send(circle.admin, 'GET', `prospects/${id}`)).json<{ seen: string }>().seen
const decide = async (actor: { userId: string }, id: string, outcome: string, reason = '', seen?: string) =>
  send(actor, 'POST', `prospects/${id}/decide`, { outcome, reason, seen: seen ?? (await seenOf(id)) })
const mails = () =>
  world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'params'])
      .where('template', '=', 'prospect_decided')
      .execute(),
  )

test('staff see a waiting profile with its guardians and words, and approve it once it is consented to', async () => {
  const { services } = world
  const id = await buildPending(services, circle)
  expect((await decide(circle.admin, id, 'approved')).json()).toMatchObject({
    code: 'prospects.consent_missing',
  })
  await allowProven(id)
  const read = await send(circle.admin, 'GET', `prospects/${id}`)
  expect(read.json()).toMatchObject({
    ...{ status: 'pending', may_decide: true, in_force: { profile: true, photos: true, location: true } },
    guardians: [{ email: 'guardian@prospects.test', state: 'confirmed' }],
    words: [{ how: 'account', profile: true }],
  })
  expect((await decide(circle.admin, id, 'approved')).statusCode).toBe(200)
  expect(await mails()).toContainEqual({
    to_email: 'keeper@prospects.test',
    params: { of: 'profile', outcome: 'approved', athlete: 'Robin Q.' },
  })
  const hidden = await decide(circle.admin, id, 'hidden', 'A family asked us to.')
  expect(hidden.statusCode).toBe(200)
  expect((await world.app.inject(`/api/prospect/detail?id=${id}`)).statusCode).toBe(404)
})

test('what is not approved needs a reason, and goes back to its keeper as a draft', async () => {
  const id = await buildPending(world.services, circle)
  expect((await decide(circle.admin, id, 'sent_back', ' ')).json()).toMatchObject({
    code: 'prospects.reason_required',
  })
  await decide(circle.admin, id, 'sent_back', 'Please leave out the phone number.')
  expect((await send(circle.admin, 'GET', `prospects/${id}`)).json()).toMatchObject({
    ...{ status: 'draft', outcome: 'sent_back', reason: 'Please leave out the phone number.' },
    reviewed_by: 'admin@prospects.test',
  })
})

test('of two of the staff the second reads who decided, and nobody decides on what changed since', async () => {
  const { services } = world
  const id = await buildPending(services, circle)
  await allowProven(id)
  const seen = await seenOf(id)
  services.clock.advance(1_000)
  await revokeConsent(services, { actor: circle.guardian, prospectId: id })
  await grantConsent(services, { actor: circle.guardian, prospectId: id })
  expect((await decide(circle.admin, id, 'approved', '', seen)).json()).toMatchObject({
    code: 'prospects.changed',
  })
  const now = await seenOf(id)
  const answers = await Promise.all([
    decide(circle.admin, id, 'approved', '', now),
    decide(second, id, 'sent_back', 'No.', now),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const late = answers.find(({ statusCode }) => statusCode === 409)!.json<{ error: string }>()
  expect(late.error).toMatch(/^This was (approved|sent back) before by (admin|second)@prospects\.test\.$/)
})

test('nobody decides on what they wrote, staff neither', async () => {
  const { services } = world
  const begun = await world.services.database.transaction((tx) =>
    openSession(services, tx, { userId: second.userId, userAgent: undefined, at: services.clock.now() }),
  )
  const onboarded = await world.app.inject({
    ...{ method: 'POST', url: '/api/prospect/onboard' },
    headers: { authorization: `Bearer ${begun.access_token}` },
    payload: { first_name: 'Own', last_name: 'Work' },
  })
  const { id } = onboarded.json<{ prospect: { id: string } }>().prospect
  expect((await decide(second, id, 'approved')).json()).toMatchObject({ code: 'prospects.own_work' })
  expect((await send(second, 'GET', `prospects/${id}`)).json()).toMatchObject({ may_decide: false })
})

test('whoever worded a goal does not approve the profile, and nobody approves words that came after their look', async () => {
  const { services } = world
  const id = await buildPending(services, circle)
  await allowProven(id)
  const save = (actor: Circle['admin'], title: string, goalId?: string) =>
    saveGoal(services, {
      actor,
      prospectId: id,
      goalId,
      title,
      description: 'For the team',
      targetCents: 900,
    })
  const { id: goalId } = await save(circle.guardian, 'Spikes')
  await save(circle.guardian, 'Spikes', goalId)
  await saveGoal(services, {
    ...{ actor: circle.guardian, prospectId: id, title: 'Camp', targetCents: 900, isActive: false },
  })
  const read = await send(circle.admin, 'GET', `prospects/${id}`)
  const { goals, seen } = read.json<{ goals: object[]; seen: string }>()
  expect(goals).toEqual([
    { title: 'Spikes', description: 'For the team', is_active: true },
    { title: 'Camp', description: null, is_active: false },
  ])
  services.clock.advance(1_000)
  await save(circle.guardian, '12 Oak St', goalId)
  expect((await decide(circle.admin, id, 'approved', '', seen)).json()).toMatchObject({
    code: 'prospects.changed',
  })
  await save({ ...circle.admin, userId: second.userId }, 'Words of the staff')
  expect((await decide(second, id, 'approved')).json()).toMatchObject({ code: 'prospects.own_work' })
  expect((await decide(circle.admin, id, 'approved')).statusCode).toBe(200)
})

test('news waits, is approved or sent back by somebody else, and a coach may not', async () => {
  const { services } = world
  const prospectId = await buildPending(services, circle)
  const post = (actor: Circle['admin']) =>
    buildUpdate(services, { actor, prospectId, caption: 'A new best time' })
  const { updateId } = await post(circle.keeper)
  const list = await send(circle.admin, 'GET', 'prospect-updates?status=waiting')
  expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(updateId)
  const act = (actor: { userId: string }, id: string, outcome: string, reason = '') =>
    send(actor, 'POST', `prospect-updates/${id}/decide`, { outcome, reason })
  expect((await act(circle.coach, updateId, 'approved')).statusCode).toBe(403)
  expect((await act(circle.admin, updateId, 'approved')).statusCode).toBe(200)
  expect((await act(second, updateId, 'approved')).json()).toMatchObject({
    ...{ code: 'prospects.decided', error: 'This was approved before by admin@prospects.test.' },
  })
  const own = await post(circle.admin)
  const twin = await buildProspectActor(services, 'admin+two@prospects.test', 'admin')
  for (const [actor, may] of [
    [circle.admin, false],
    [twin, false],
    [second, true],
  ] as const) {
    const { items } = (await send(actor, 'GET', 'prospect-updates?status=waiting')).json<{
      items: { id: string; may_decide: boolean }[]
    }>()
    expect(items.find(({ id }) => id === own.updateId)?.may_decide).toBe(may)
  }
  expect((await act(circle.admin, own.updateId, 'approved')).json()).toMatchObject({
    code: 'prospects.own_work',
  })
  expect((await act(second, own.updateId, 'sent_back', 'Names a friend.')).statusCode).toBe(200)
})

// One session can't race with itself: only PostgreSQL shows this.
test.runIf(process.env.TEST_DATABASE_URL)(
  'what staff approve while it is changed or taken back is not shown, and news posted meanwhile waits',
  async () => {
    const { services } = world
    for (let round = 0; round < 5; round += 1) {
      const id = await buildPending(services, circle, { headline: 'As staff saw it' })
      await grantConsent(services, { actor: circle.guardian, prospectId: id })
      const { updateId } = await buildUpdate(services, {
        ...{ actor: circle.guardian, prospectId: id, caption: 'First' },
      })
      const seen = await seenOf(id)
      const [, , , later] = await Promise.allSettled([
        decide(circle.admin, id, 'approved', '', seen),
        changeProfile(services, {
          ...{
            actor: circle.guardian,
            prospectId: id,
            revision: 2,
            words: { headline: 'Never seen by staff' },
          },
        }),
        removeUpdate(services, { actor: circle.guardian, updateId }),
        buildUpdate(services, {
          ...{ actor: circle.guardian, prospectId: id, caption: 'Posted meanwhile' },
        }),
        send(circle.admin, 'POST', `prospect-updates/${updateId}/decide`, {
          outcome: 'approved',
          reason: '',
        }),
      ])
      expect(later?.status).toBe('fulfilled')
      const shown = await world.app.inject(`/api/prospect/detail?id=${id}`)
      expect(shown.body).not.toMatch(/Never seen by staff|First|Posted meanwhile/)
      expect((await send(circle.admin, 'GET', `prospects/${id}`)).json()).toMatchObject({
        ...{ headline: 'Never seen by staff', status: 'pending' },
      })
    }
  },
)
