import type { Role } from '@tower/contract/access.ts'
import { voidableAfterHours } from '@tower/contract/matching/draws.ts'
import { entriesHash } from '@tower/contract/matching/tower-draw-list.ts'
import { commitmentHash, seedHash, type DrawCommitment } from '@tower/contract/matching/tower-draw.ts'
import { VoidedDraw } from '@tower/contract/matching/voided-draw.contract.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { testConfig } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots, digestOf } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readDraw } from './read-draw.ts'
import { runDraw } from './run-draw.ts'
import { sha256 } from './sha256.ts'
import { voidDraw } from './void-draw.ts'

async function ready() {
  const { app, services } = await testApp()
  await buildClassrooms(services, [1, 2])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services)
  const actorOf = async (role: Role) => {
    const email = `${role}@tower.test`
    const row = await services.database.transaction((tx) =>
      tx.insertInto('users').values({ email, role }).returning('id').executeTakeFirstOrThrow(),
    )
    return { userId: row.id, role }
  }
  return { app, services, drawId, actorOf }
}

test('a superadmin calls a draw off for a reason everyone can read, and it stays called off', async () => {
  const { services, drawId, actorOf } = await ready()
  const actor = await actorOf('superadmin')
  await freezeDraw(services, { drawId })
  await voidDraw(services, { drawId, reason: '  The list held a classroom twice. ', actor })
  const { draw } = await readDraw(services, { drawId })
  expect(draw).toMatchObject({
    state: 'voided',
    void_reason: 'The list held a classroom twice.',
    assigned: 0,
  })
  await expect(runDraw(services, { drawId, actor })).rejects.toMatchObject({ code: 'draws.voided' })
  await expect(voidDraw(services, { drawId, reason: 'again', actor })).rejects.toMatchObject({
    code: 'draws.voided',
  })
  const audit = await services.database.read((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['actor_id', 'details'])
      .where('action', '=', 'draws.void')
      .execute(),
  )
  expect(audit).toEqual([
    {
      actor_id: actor.userId,
      details: { reason: 'The list held a classroom twice.', was: 'frozen', seed_opened: true },
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

test('a voided draw opens its seed and its list: anyone can see what it would have brought', async () => {
  const { app, services, drawId, actorOf } = await ready()
  await freezeDraw(services, { drawId })
  const read = async (url: string) => (await app.inject({ url })).json<Record<string, unknown>>()
  const before = await read(`/api/draws/${drawId}`)
  expect(before).toMatchObject({ opened_seed: null })
  expect((await app.inject({ url: `/draws/${drawId}/proof.json` })).statusCode).toBe(404)

  await voidDraw(services, { drawId, reason: 'A storm', actor: await actorOf('superadmin') })
  const opened = VoidedDraw.parse(await read(`/draws/${drawId}/proof.json`))
  expect(opened).toMatchObject({ state: 'voided', void_reason: 'A storm', draw_id: drawId })
  expect(seedHash(opened.server_seed ?? '', sha256)).toBe(before.seed_hash)
  expect(entriesHash(opened.entries, sha256)).toBe(before.entries_hash)
  expect(commitmentHash(opened as unknown as DrawCommitment, sha256)).toBe(before.commitment_hash)
  expect(await read(`/api/draws/${drawId}`)).toMatchObject({ opened_seed: opened.server_seed })
})

test('voided before its list was fixed, a draw opens its seed alone', async () => {
  const { app, services, drawId, actorOf } = await ready()
  await voidDraw(services, { drawId, reason: 'A storm', actor: await actorOf('superadmin') })
  const opened = VoidedDraw.parse((await app.inject({ url: `/draws/${drawId}/proof.json` })).json())
  expect(opened).toMatchObject({ entries: [], commitment_sha256: null })
  expect(seedHash(opened.server_seed ?? '', sha256)).toBe(opened.seed_hash)
})

test('a draw whose seed can not be opened any more can still be called off, and says that it stays shut', async () => {
  const { services, drawId, actorOf } = await ready()
  const stranger = {
    ...services,
    config: testConfig({ SECRET: 'another secret, just as long as the first' }),
  }
  await voidDraw(stranger, { drawId, reason: 'The secret is lost', actor: await actorOf('superadmin') })
  const { draw } = await readDraw(services, { drawId })
  expect(draw).toMatchObject({ state: 'voided', opened_seed: null })
})

test('once its number is out a draw is not called off, unless nobody can show the number for hours', async () => {
  const { services, drawId, actorOf } = await ready()
  const actor = await actorOf('superadmin')
  await freezeDraw(services, { drawId })
  const { draw } = await readDraw(services, { drawId })
  const silent = { ...services, beacon: { ...services.beacon, readRound: async () => undefined } }
  const wishes = { drawId, reason: 'My friend lost', actor }
  services.clock.set(draw.number_at!)
  await expect(voidDraw(services, wishes)).rejects.toMatchObject({ code: 'draws.number_out' })
  services.clock.advance(voidableAfterHours * 3_600_000)
  await expect(voidDraw(silent, wishes)).rejects.toMatchObject({ code: 'draws.number_out' })
  services.clock.advance(1)
  await expect(voidDraw(services, wishes)).rejects.toMatchObject({ code: 'draws.number_out' })
  await voidDraw(silent, { ...wishes, reason: 'The beacon has been down since noon' })
  expect((await readDraw(services, { drawId })).draw.state).toBe('voided')
})
