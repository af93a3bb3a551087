// Who may write a goal, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildCircle,
  buildPending,
  buildProspectActor,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { openSession } from '../identity/sessions/open-session.ts'

let world: TestApp
let circle: Circle
let prospectId: string
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
  prospectId = await buildPending(world.services, circle)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

const nobodysId = '00000000-0000-4000-8000-000000000000'

async function save(userId: string | null, fields: Record<string, unknown> = {}) {
  const { services, app } = world
  const headers: Record<string, string> = {}
  if (userId !== null) {
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: services.clock.now() }),
    )
    headers.authorization = `Bearer ${token}`
  }
  const payload = { prospect_id: prospectId, title: 'Shoes', target_cents: 12_000, ...fields }
  return app.inject({ method: 'POST', url: '/api/prospect/goal-upsert', headers, payload })
}

test('whoever keeps a profile adds a goal, changes it and archives it', async () => {
  const added = await save(circle.keeper.userId)
  const { goal } = added.json<{ goal: { id: string } }>()
  expect(goal).toMatchObject({ title: 'Shoes', target_cents: 12_000, raised_cents: 0, is_active: true })
  const changed = await save(circle.keeper.userId, { goal_id: goal.id, title: 'Spikes', is_active: false })
  expect(changed.json()).toMatchObject({ goal: { id: goal.id, title: 'Spikes', is_active: false } })
})

test('a foreign profile is not found, just like one that does not exist', async () => {
  const other = await buildProspectActor(world.services, 'other@prospects.test', 'guardian')
  for (const { userId } of [circle.coach, circle.athlete, other]) {
    const foreign = await save(userId)
    const missing = await save(userId, { prospect_id: nobodysId })
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  }
})

test('a sponsor learns from no answer which profiles exist, and nobody writes without a session', async () => {
  const sponsor = await buildProspectActor(world.services, 'sponsor@prospects.test', 'sponsor')
  for (const fields of [{}, { prospect_id: nobodysId }])
    expect((await save(sponsor.userId, fields)).statusCode).toBe(403)
  expect((await save(null)).statusCode).toBe(401)
})

test('a goal without a title or a positive target is refused in the words of the form', async () => {
  const refused = async (fields: Record<string, unknown>) =>
    (await save(circle.keeper.userId, fields)).json<{ error: string }>().error
  expect(await refused({ title: undefined })).toBe('Title and target are required')
  expect(await refused({ target_cents: -1 })).toBe('Target must be a positive number')
})

const added = async () => (await save(circle.keeper.userId)).json<{ goal: { id: string } }>().goal.id
const kept = async (goalId: string) =>
  (await save(circle.keeper.userId, { goal_id: goalId, title: undefined, target_cents: undefined })).json<{
    goal: Record<string, unknown>
  }>().goal

test('archiving from an old screen changes nothing but that: words and target somebody saved meanwhile stay', async () => {
  const goalId = await added()
  await save(circle.keeper.userId, { goal_id: goalId, title: 'Spikes', target_cents: 20_000 })
  const archived = await save(circle.keeper.userId, {
    ...{ goal_id: goalId, title: undefined, target_cents: undefined, is_active: false },
  })
  expect(archived.json()).toMatchObject({ goal: { title: 'Spikes', target_cents: 20_000, is_active: false } })
})

test('of two who edit a goal at once the second is refused, nothing is lost, and by what is there now it can be saved', async () => {
  const goalId = await added()
  const edit = (fields: object) =>
    save(circle.keeper.userId, { goal_id: goalId, description: 'Size 9', seen: 1, ...fields })
  const both = await Promise.all([edit({ title: 'Spikes' }), edit({ title: 'Racing flats' })])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const first = both.find(({ statusCode }) => statusCode === 200)!.json<{ goal: { title: string } }>().goal
  expect(both.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'prospects.goal_changed_meanwhile',
  })
  expect(await kept(goalId)).toMatchObject({ title: first.title, description: 'Size 9', revision: 2 })
  const again = await edit({ title: 'Waffles', seen: 2 })
  expect(again.json()).toMatchObject({ goal: { title: 'Waffles', revision: 3 } })
})

test('what is not named of a goal stays, and archiving it makes nobody’s edit stale', async () => {
  const goalId = await added()
  await save(circle.keeper.userId, { goal_id: goalId, description: 'Size 9' })
  await save(circle.keeper.userId, {
    ...{ goal_id: goalId, title: undefined, target_cents: undefined, is_active: false },
  })
  const edited = await save(circle.keeper.userId, {
    ...{ goal_id: goalId, seen: 2, title: undefined, target_cents: 30_000 },
  })
  expect(edited.json()).toMatchObject({
    goal: { title: 'Shoes', description: 'Size 9', target_cents: 30_000, is_active: false },
  })
})

test('a further goal without a title or a target is incomplete', async () => {
  for (const missing of ['title', 'target_cents'])
    expect((await save(circle.keeper.userId, { [missing]: undefined })).json()).toMatchObject({
      code: 'prospects.goal_incomplete',
    })
})
