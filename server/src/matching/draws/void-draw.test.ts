import type { Role } from '@tower/contract/access.ts'
import type { UserId } from '@tower/contract/ids.ts'
import { expect, test } from 'vitest'
import { testServices } from '../../test/test-services.ts'
import { buildDraw, buildRooms, buildSlots, digestOf } from './build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readDraw } from './read-draw.ts'
import { runDraw } from './run-draw.ts'
import { voidDraw } from './void-draw.ts'

async function ready() {
  const services = await testServices()
  await buildRooms(services, [1, 2])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services)
  const actorOf = async (role: Role) => {
    const email = `${role}@tower.test`
    const row = await services.database.transaction((tx) =>
      tx.insertInto('users').values({ email, role }).returning('id').executeTakeFirstOrThrow(),
    )
    return { userId: row.id as UserId, role }
  }
  return { services, drawId, actorOf }
}

test('a superadmin calls a draw off for a reason everyone can read, and it stays called off', async () => {
  const { services, drawId, actorOf } = await ready()
  const actor = await actorOf('superadmin')
  await freezeDraw(services, { drawId })
  await voidDraw(services, { drawId, reason: '  The list held a room twice. ', actor })
  const { draw } = await readDraw(services, { drawId })
  expect(draw).toMatchObject({ state: 'voided', void_reason: 'The list held a room twice.', assigned: 0 })
  await expect(runDraw(services, { drawId, actor })).rejects.toMatchObject({ code: 'draws.voided' })
  await expect(voidDraw(services, { drawId, reason: 'again', actor })).rejects.toMatchObject({
    code: 'draws.voided',
  })
  const audit = await services.database.read((tx) =>
    tx.selectFrom('audit_log').select(['actor_id', 'details']).where('action', '=', 'draws.void').execute(),
  )
  expect(audit).toEqual([
    {
      actor_id: actor.userId,
      details: { reason: 'The list held a room twice.', was: 'frozen', seed_opened: true },
    },
  ])
})

test.each([
  { about: 'by an admin', role: 'admin', reason: 'Because', code: 'identity.role_not_allowed' },
  { about: 'without a reason', role: 'superadmin', reason: '  ', code: 'draws.reason_required' },
] as const)('a draw is not called off $about', async ({ role, reason, code }) => {
  const { services, drawId, actorOf } = await ready()
  const actor = await actorOf(role)
  const before = await digestOf(services)
  await expect(voidDraw(services, { drawId, reason, actor })).rejects.toMatchObject({ code })
  expect(await digestOf(services)).toBe(before)
})

test('the result of a completed draw stands, whoever would like it gone', async () => {
  const { services, drawId, actorOf } = await ready()
  const actor = await actorOf('superadmin')
  await runDraw(services, { drawId, actor })
  const before = await digestOf(services)
  await expect(voidDraw(services, { drawId, reason: 'My friend lost', actor })).rejects.toMatchObject({
    code: 'draws.completed',
  })
  expect(await digestOf(services)).toBe(before)
})
