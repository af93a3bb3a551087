import { sourceOf } from '@tower/contract/matching/tower-draw-chain.ts'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { describe, expect, test } from 'vitest'
import { testBeacon } from '../../test/test-beacon.ts'
import { testClock, testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  digestOf,
  winnersOf,
} from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readWholeProof } from './proof/read-proof.ts'
import { runDraw } from './run-draw.ts'
import { runDueDraws } from './run-due-draws.ts'
import { sha256 } from './sha256.ts'

const minute = 60_000

async function drawReady() {
  const clock = testClock()
  const beacon = testBeacon(clock)
  const services = await testServices({ clock, beacon })
  await buildClassrooms(services, [1, 2, 3, 5, 8])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services, { capacity: 2, inMinutes: 24 * 60 })
  const press = () => runDraw(services, { drawId, actor: null })
  return { services, clock, beacon, drawId, press }
}

const readRow = (services: TestServices, drawId: string) =>
  services.database.read((tx) =>
    tx.selectFrom('assignment_slots').selectAll().where('id', '=', drawId).executeTakeFirstOrThrow(),
  )

const noticesOf = (services: TestServices) =>
  services.database.read((tx) =>
    tx
      .selectFrom('admin_notifications')
      .select(['title', 'message'])
      .where('type', '=', 'draw_waits')
      .execute(),
  )

test('the commitment names a round that comes out when the draw starts, an hour after its list was fixed', async () => {
  const { services, clock, drawId } = await drawReady()
  clock.advance(23 * 60 * minute)
  await freezeDraw(services, { drawId })
  const {
    beacon,
    frozen_at: frozenAt,
    number_at: numberAt,
    slot_starts: starts,
  } = await readRow(services, drawId)
  expect(numberAt).toEqual(starts)
  expect(numberAt!.getTime() - frozenAt!.getTime()).toBe(60 * minute)
  expect(beacon).toEqual({ chain: services.beacon.chainHash, round: services.beacon.roundAt(starts) })

  clock.set(starts)
  await runDueDraws(services)
  const proof = await readWholeProof(services, { drawId })
  expect(proof).toMatchObject({ beacon, beacon_chain: services.beacon.chain })
  expect(proof.public_value).toBe((await services.beacon.readRound(proof.beacon!.round))?.value)
  expect(verifyProof(proof, sha256)).toMatchObject({ ok: true, source: 'local' })
})

test('one press of staff fixes the list, waits for a number that nobody knew then, and draws', async () => {
  const { services, drawId, press } = await drawReady()
  const pressedAt = services.clock.now()
  expect(await press()).toEqual({ assigned: 2 })
  const row = await readRow(services, drawId)
  expect(row.frozen_at).toEqual(pressedAt)
  expect(row.number_at!.getTime() - pressedAt.getTime()).toBeGreaterThanOrEqual(5_000)
  expect(row.number_at!.getTime() - pressedAt.getTime()).toBeLessThanOrEqual(8_000)
  expect(row.completed_at!.getTime()).toBeGreaterThanOrEqual(row.number_at!.getTime())
  expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
})

test('a draw whose list is fixed can not be run before its number is out, by nobody', async () => {
  const { services, clock, drawId, press } = await drawReady()
  clock.advance(23 * 60 * minute)
  await freezeDraw(services, { drawId })
  const before = await digestOf(services)
  const { number_at: waitsUntil } = await readRow(services, drawId)
  expect(await press()).toEqual({ assigned: 0, waitsUntil })
  expect(await digestOf(services)).toBe(before)
})

describe('while no relay shows the number', () => {
  test('the draw waits, staff are told once after some minutes, and it completes when the number is there', async () => {
    const { services, clock, beacon, drawId, press } = await drawReady()
    beacon.silence(true)
    const waiting = await press()
    expect(waiting).toMatchObject({ assigned: 0 })
    expect(waiting.waitsUntil).toBeInstanceOf(Date)
    expect(await readRow(services, drawId)).toMatchObject({ state: 'frozen', public_value: null })

    clock.advance(minute)
    await runDueDraws(services)
    expect(await noticesOf(services)).toEqual([])
    for (let nth = 0; nth < 3; nth++) {
      clock.advance(5 * minute)
      await runDueDraws(services)
    }
    expect(await noticesOf(services)).toEqual([
      expect.objectContaining({ title: 'Draw waits for its public random number' }),
    ])
    expect(await winnersOf(services, drawId)).toEqual([])

    beacon.silence(false)
    await runDueDraws(services)
    expect(await winnersOf(services, drawId)).toHaveLength(2)
    const proof = await readWholeProof(services, { drawId })
    expect(services.beacon.timeOf(proof.beacon!.round)).toEqual(waiting.waitsUntil)
    expect(verifyProof(proof, sha256)).toMatchObject({ ok: true })
  })

  test('other work goes on: nothing of the database is held while a relay is asked', async () => {
    const { services, beacon, drawId } = await drawReady()
    let asked = 0
    const asking = {
      ...beacon,
      readRound: async (round: number) => {
        asked += 1
        await services.database.transaction((tx) =>
          tx.updateTable('assignment_slots').set({ run_by: null }).where('id', '=', drawId).execute(),
        )
        return beacon.readRound(round)
      },
    }
    expect(await runDraw({ ...services, beacon: asking }, { drawId, actor: null })).toEqual({ assigned: 2 })
    expect(asked).toBe(1)
  })
})

test('a draw that named a chain waits for that chain, whatever is configured later', async () => {
  const { services, clock, drawId, press } = await drawReady()
  clock.advance(23 * 60 * minute)
  await freezeDraw(services, { drawId })
  clock.advance(61 * minute)
  const beacon = { ...services.beacon, chainHash: '0'.repeat(64) }
  expect(await runDraw({ ...services, beacon }, { drawId, actor: null })).toMatchObject({ assigned: 0 })
  expect(await press()).toEqual({ assigned: 2 })
})

describe('the database refuses', () => {
  const change = (services: TestServices, drawId: string, values: object) =>
    services.database.transaction((tx) =>
      tx.updateTable('assignment_slots').set(values).where('id', '=', drawId).execute(),
    )

  test.each([
    { about: 'another round', values: { beacon: JSON.stringify({ chain: '0'.repeat(64), round: 1 }) } },
    { about: 'another chain', values: { beacon_chain: '{}' } },
    { about: 'another time', values: { number_at: new Date('2030-01-01') } },
    { about: 'no round', values: { beacon: null, beacon_chain: null, number_at: null } },
  ])('$about once the list is fixed', async ({ values }) => {
    const { services, drawId } = await drawReady()
    await freezeDraw(services, { drawId })
    await expect(change(services, drawId, values)).rejects.toMatchObject({ code: '23001' })
  })

  test('another number once the draw has run', async () => {
    const { services, drawId, press } = await drawReady()
    await press()
    await expect(change(services, drawId, { public_value: '0'.repeat(64) })).rejects.toMatchObject({
      code: '23001',
    })
  })

  test('a number that was out before the list was fixed', async () => {
    const { services, drawId } = await drawReady()
    const at = services.clock.now()
    const values = { frozen_at: at, number_at: at, beacon: '{}', beacon_chain: '{}' }
    await expect(change(services, drawId, values)).rejects.toMatchObject({
      constraint: 'assignment_slots__number_after_freeze',
    })
  })

  test('a draw completed without its number', async () => {
    const { services, drawId } = await drawReady()
    await freezeDraw(services, { drawId })
    const values = { state: 'completed', completed_at: new Date('2030-01-01'), draw_seed: '0'.repeat(64) }
    await expect(change(services, drawId, { ...values, public_value: '' })).rejects.toMatchObject({
      constraint: 'assignment_slots__completed_by_its_number',
    })
  })
})

test('the local beacon is never called drand', async () => {
  const { services } = await drawReady()
  expect(sourceOf({ chain: services.beacon.chainHash })).toBe('local')
})
