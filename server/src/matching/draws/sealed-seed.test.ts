import { randomUUID } from 'node:crypto'
import { seedHash } from '@tower/contract/matching/tower-draw.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testConfig, testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  digestOf,
  winnersOf,
} from '../../../test/matching/draws/build-draw.ts'
import { findDrawForUpdate } from './draws.queries.ts'
import { freezeDraw } from './freeze-draw.ts'
import { runDraw } from './run-draw.ts'
import { runDueDraws } from './run-due-draws.ts'
import { openSeed } from './seal-seed.ts'
import { sha256 } from './sha256.ts'

const minute = 60_000

async function drawReady() {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services, { capacity: 2, inMinutes: 61 })
  return { services, drawId }
}

const seedOf = (services: TestServices, drawId: string) =>
  services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId)
    return draw && openSeed(services, draw)
  })

/** Every value of every table, as a backup holds them. */
async function backupOf(services: TestServices): Promise<string> {
  return services.database.read(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(tx)
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(row::text, ' ') as text from ${sql.table(name)} row`.execute(tx)
      parts.push(rows[0]?.text ?? '')
    }
    return parts.join('\n')
  })
}

test('no column of a backup holds the seed of a draw that has not run, in no writing', async () => {
  const { services, drawId } = await drawReady()
  await freezeDraw(services, { drawId })
  const seed = (await seedOf(services, drawId)) ?? ''
  const { seed_hash: published } = await services.database.read((tx) =>
    tx.selectFrom('assignment_slots').select('seed_hash').executeTakeFirstOrThrow(),
  )
  expect(seedHash(seed, sha256)).toBe(published)
  const backup = await backupOf(services)
  expect(backup).toContain(published)
  const bytes = Buffer.from(seed, 'hex')
  const writings = [
    seed,
    seed.toUpperCase(),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ]
  for (const writing of writings) expect(backup).not.toContain(writing)
})

test('a sealed seed opens for its own draw alone', async () => {
  const { services, drawId } = await drawReady()
  const draw = await services.database.transaction((tx) => findDrawForUpdate(tx, drawId))
  expect(openSeed(services, draw!)).toBeDefined()
  expect(openSeed(services, { ...draw!, id: randomUUID() })).toBeUndefined()
  expect(openSeed(services, { ...draw!, seed_hash: 'a'.repeat(64) })).toBeUndefined()
})

test('under another SECRET a draw fails in words to staff, and nothing is drawn', async () => {
  const { services, drawId } = await drawReady()
  await runDueDraws(services)
  services.clock.advance(61 * minute)
  const before = await digestOf(services)
  const stranger = {
    ...services,
    config: testConfig({ SECRET: 'another secret, just as long as the first' }),
  }
  await expect(runDraw(stranger, { drawId, actor: null })).rejects.toMatchObject({
    code: 'draws.seed_locked',
  })
  expect(await digestOf(services)).toBe(before)

  expect(await runDueDraws(stranger)).toMatchObject({ run: 0, failed: 1 })
  const told = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('message').where('type', '=', 'draw_failed').execute(),
  )
  expect(told[0]?.message).toContain('sealed under another SECRET')
  expect(await winnersOf(services, drawId)).toEqual([])
  expect(await runDueDraws(services)).toMatchObject({ run: 1 })
  expect(await winnersOf(services, drawId)).toHaveLength(2)
})

test('a draw whose seed lies open from before is sealed by the schedule and runs with the same seed', async () => {
  const { services } = await drawReady()
  const drawId = randomUUID()
  const seed = 'ab'.repeat(32)
  await services.database
    .script(`insert into assignment_slots (id, slot_name, slot_starts, capacity, seed_hash, server_seed)
    values ('${drawId}', 'Old', '${services.clock.now().toISOString()}', 1, '${seedHash(seed, sha256)}', '${seed}')`)
  await runDueDraws(services)
  expect(await backupOf(services)).not.toContain(seed)
  expect(await seedOf(services, drawId)).toBe(seed)
  services.clock.advance(60 * minute)
  await runDueDraws(services)
  expect(await winnersOf(services, drawId)).toHaveLength(1)
  expect(await backupOf(services)).toContain(seed)
})

test('an open seed from before runs a draw that nobody has sealed yet', async () => {
  const { services } = await drawReady()
  const drawId = randomUUID()
  const seed = 'cd'.repeat(32)
  await services.database
    .script(`insert into assignment_slots (id, slot_name, slot_starts, capacity, seed_hash, server_seed)
    values ('${drawId}', 'Old', '2026-12-01', 1, '${seedHash(seed, sha256)}', '${seed}')`)
  expect(await runDraw(services, { drawId, actor: null })).toEqual({ assigned: 1 })
})
