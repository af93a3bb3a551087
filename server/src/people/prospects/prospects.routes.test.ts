// @module-tag some-on-pglite: one path of prospects.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import {
  buildCircle,
  buildPending,
  buildVisible,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { buildUpdate } from '../../../test/people/prospects/build-update.ts'
import { grantConsent, revokeConsent } from '../../../test/people/prospects/say-word.ts'
import { saveGoal } from './save-goal.ts'
import { approveProspect, approveUpdate } from '../../../test/people/prospects/approve.ts'

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

type Listed = { id: string; sport: string | null; goals: { id: string }[] }
const list = async (query = '') => {
  const answer = await world.app.inject({ url: `/api/prospect/public${query}` })
  return { answer, ...answer.json<{ items: Listed[]; sports: string[] }>() }
}
const ask = (id: string) => world.app.inject({ url: `/api/prospect/detail?id=${encodeURIComponent(id)}` })

async function isVisible(id: string): Promise<boolean[]> {
  const listed = (await list()).items.some((item) => item.id === id)
  return [listed, (await ask(id)).statusCode === 200]
}

describe('a public prospect', () => {
  let built: { prospectId: string; goalId: string }
  beforeEach(async () => void (built = await buildVisible(world.services, circle)))

  test('shows first name and initial, the place, and nothing of who keeps the profile', async () => {
    const answer = await ask(built.prospectId)
    expect(answer.json()).toMatchObject({
      first_name: 'Robin',
      last_name: 'Q.',
      city: 'Springfield',
      state: 'OH',
      school: 'Demo High',
      approved: true,
      consents: [{ granted: true, role: 'guardian' }],
    })
    const { answer: listed } = await list()
    for (const { body } of [answer, listed]) {
      expect(body).not.toMatch(/quillfeather|owner|guardian_id|@prospects\.test|consent_id|evidence/i)
      for (const person of Object.values(circle)) expect(body).not.toContain(person.userId)
    }
  })

  test('is answered as something no cache may keep, found or not', async () => {
    for (const answer of [await ask(built.prospectId), (await list()).answer, await ask('nobody')])
      expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('shows open goals, not archived ones', async () => {
    const { services } = world
    const archived = await saveGoal(services, {
      actor: circle.guardian,
      prospectId: built.prospectId,
      title: 'Old goal',
      targetCents: 100,
      isActive: false,
    })
    await approveProspect(services, { actor: circle.admin, prospectId: built.prospectId, approved: true })
    const { goals } = (await ask(built.prospectId)).json<{ goals: { id: string; raised_cents: number }[] }>()
    expect(goals).toEqual([expect.objectContaining({ id: built.goalId, raised_cents: 0 })])
    const item = (await list()).items.find(({ id }) => id === built.prospectId)
    expect(item?.goals.map(({ id }) => id)).toEqual([built.goalId])
    expect(archived.is_active).toBe(false)
  })

  test('shows news once staff approved it, and not after they took it back', async () => {
    const { services } = world
    const { prospectId } = built
    const { updateId } = await buildUpdate(services, {
      actor: circle.guardian,
      prospectId,
      caption: 'New best time',
    })
    const news = async () => (await ask(prospectId)).json<{ updates: { id: string }[] }>().updates
    expect(await news()).toEqual([])
    await approveUpdate(services, { actor: circle.admin, updateId, approved: true })
    expect(await news()).toEqual([
      expect.objectContaining({ id: updateId, caption: 'New best time', approved: true }),
    ])
    await approveUpdate(services, { actor: circle.admin, updateId, approved: false })
    expect(await news()).toEqual([])
  })

  test('is gone with the answer that takes the consent back, and comes back only by a new approval', async () => {
    const { services } = world
    const { prospectId } = built
    await revokeConsent(services, { actor: circle.guardian, prospectId })
    expect(await isVisible(prospectId)).toEqual([false, false])
    await grantConsent(services, { actor: circle.guardian, prospectId })
    expect(await isVisible(prospectId)).toEqual([false, false])
    await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
    expect(await isVisible(prospectId)).toEqual([true, true])
  })

  test('is gone when staff withdraw the approval', async () => {
    const { prospectId } = built
    await approveProspect(world.services, { actor: circle.admin, prospectId, approved: false })
    expect(await isVisible(prospectId)).toEqual([false, false])
  })
})

test(
  'the list can be asked for one sport and always names every sport found',
  { tags: 'on-pglite-too' },
  async () => {
    const { services } = world
    const { prospectId: chess } = await buildVisible(services, circle, { sport: 'Chess' })
    const { prospectId: sailing } = await buildVisible(services, circle, { sport: 'Sailing' })
    await buildPending(services, circle, { sport: 'Fencing' })
    const all = await list()
    expect(all.sports).toEqual(expect.arrayContaining(['Chess', 'Sailing']))
    expect(all.sports).not.toContain('Fencing')
    const filtered = await list('?sport=Chess')
    expect(filtered.items.map(({ id }) => id)).toEqual([chess])
    expect(filtered.items.map(({ id }) => id)).not.toContain(sailing)
    expect(filtered.sports).toEqual(all.sports)
    expect((await list('?sport=Curling')).items).toEqual([])
  },
)

test('unknown, unapproved and unreadable ids are one and the same "Prospect not found"', async () => {
  const pending = await buildPending(world.services, circle)
  for (const id of [pending, '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968', 'x', '', `${pending}'--`]) {
    const answer = await ask(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'Prospect not found', code: 'prospects.not_found' },
    ])
  }
})
