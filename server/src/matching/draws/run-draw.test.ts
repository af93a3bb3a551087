// @module-tag some-on-pglite: one path of draws.
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { describe, expect, test } from 'vitest'
import { measureWork } from '../../test/measure-work.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  digestOf,
  winnersOf,
} from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { drawAgainNaively } from '../../../test/matching/draws/draw-again-naively.ts'
import { readWholeProof } from './proof/read-proof.ts'
import { runDraw } from './run-draw.ts'
import { sha256 } from './sha256.ts'

const hour = 3_600_000
const weights = [1, 2, 3, 5, 8, 13, 21, 25]

async function drawReady({ classrooms = weights, slots = 5, capacity = 3, inMinutes = 24 * 60 } = {}) {
  const services = await testServices()
  const built = await buildClassrooms(services, classrooms)
  if (slots > 0) await buildSlots(services, slots)
  const drawId = await buildDraw(services, { capacity, inMinutes })
  return { services, classrooms: built, drawId, run: () => runDraw(services, { drawId, actor: null }) }
}

async function expectSound(services: TestServices) {
  expect(await services.database.transaction(findViolations)).toEqual([])
}

test(
  'a draw gives the oldest slots to its winners in order, and $800 each to their teachers',
  { tags: 'on-pglite-too' },
  async () => {
    const { services, drawId, run, classrooms } = await drawReady()
    expect(await run()).toEqual({ assigned: 3 })
    const winners = await winnersOf(services, drawId)
    expect(winners.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(winners.map(({ given_to }) => given_to)).toEqual(winners.map(({ classroom_id }) => classroom_id))
    expect(new Set(winners.map(({ classroom_id }) => classroom_id)).size).toBe(3)
    const budgets = await services.database.read((tx) =>
      tx.selectFrom('teacher_budgets').select(['teacher_id', 'allocated_cents', 'fiscal_year']).execute(),
    )
    const teacherOf = new Map(classrooms.map(({ id, teacherId }) => [id, teacherId]))
    expect(budgets.map(({ teacher_id }) => teacher_id).sort()).toEqual(
      winners.map(({ classroom_id }) => teacherOf.get(classroom_id)).sort(),
    )
    expect(budgets.every((budget) => budget.allocated_cents === 80_000 && budget.fiscal_year === 2027)).toBe(
      true,
    )
    await expectSound(services)
  },
)

test('the proof of a run passes our verifier and one written from the description alone', async () => {
  const { services, drawId, run } = await drawReady()
  await run()
  const proof = Proof.parse(await readWholeProof(services, { drawId }))
  const winners = (await winnersOf(services, drawId)).map(({ classroom_id }) => classroom_id)
  expect(proof.winners).toEqual(winners)
  expect(verifyProof(proof, sha256)).toMatchObject({ ok: true })
  expect(drawAgainNaively(proof)).toEqual({ ...proof, winners })
})

test('a second run assigns none and changes nothing at all', async () => {
  const { services, run } = await drawReady()
  await run()
  await buildSlots(services, 4)
  const before = await digestOf(services)
  expect(await run()).toEqual({ assigned: 0 })
  expect(await digestOf(services)).toBe(before)
})

describe('a draw gives as many as capacity, waiting slots and entries allow:', () => {
  test.each([
    { about: 'fewer slots than places', classrooms: weights, slots: 2, capacity: 5, assigned: 2 },
    { about: 'fewer entries than places', classrooms: [3, 1], slots: 5, capacity: 5, assigned: 2 },
    { about: 'fewer places than anything else', classrooms: weights, slots: 5, capacity: 1, assigned: 1 },
    { about: 'space for a billion', classrooms: weights, slots: 5, capacity: 1_000_000_000, assigned: 5 },
    { about: 'a single entry', classrooms: [1], slots: 1, capacity: 1, assigned: 1 },
  ])('$about', async ({ classrooms, slots, capacity, assigned }) => {
    const { services, drawId, run } = await drawReady({ classrooms, slots, capacity })
    expect(await run()).toEqual({ assigned })
    expect(await winnersOf(services, drawId)).toHaveLength(assigned)
    expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
    await expectSound(services)
  })
})

describe('with nothing to give', () => {
  test.each([
    { about: 'no slot waits', classrooms: weights, slots: 0 },
    { about: 'no classroom is in', classrooms: [], slots: 3 },
    { about: 'no classroom is nominated', classrooms: [0, 0], slots: 3 },
  ])('an early run changes nothing when $about', async ({ classrooms, slots }) => {
    const { services, run } = await drawReady({ classrooms, slots })
    const before = await digestOf(services)
    expect(await run()).toEqual({ assigned: 0 })
    expect(await digestOf(services)).toBe(before)
  })

  test.each([
    { about: 'no slot waits', classrooms: weights, slots: 0 },
    { about: 'no classroom is in', classrooms: [], slots: 3 },
  ])('a due draw completes without winners when $about', async ({ classrooms, slots }) => {
    const { services, drawId, run } = await drawReady({ classrooms, slots, inMinutes: 0 })
    expect(await run()).toEqual({ assigned: 0 })
    expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
    await expectSound(services)
  })

  test('an early run works once slots have come', async () => {
    const { services, run } = await drawReady({ slots: 0 })
    await run()
    await buildSlots(services, 2)
    expect(await run()).toEqual({ assigned: 2 })
  })
})

test('an unknown, a malformed and a voided draw are refused', async () => {
  const { services, drawId, run } = await drawReady()
  const unknown = '00000000-0000-4000-8000-000000000000'
  await expect(runDraw(services, { drawId: unknown, actor: null })).rejects.toMatchObject({
    code: 'draws.not_found',
  })
  await expect(runDraw(services, { drawId: "1' or", actor: null })).rejects.toMatchObject({
    code: 'request.invalid',
  })
  await services.database.transaction((tx) =>
    tx
      .updateTable('assignment_slots')
      .set({ state: 'voided', void_reason: 'Wrong day' })
      .where('id', '=', drawId)
      .execute(),
  )
  await expect(run()).rejects.toMatchObject({ code: 'draws.voided' })
})

test('a run that breaks inside leaves nothing but its fixed list behind, and the next one draws from that', async () => {
  const { services, drawId, run } = await drawReady({ inMinutes: 60 })
  await freezeDraw(services, { drawId })
  services.clock.advance(hour)
  const before = await digestOf(services)
  const boom = `
    create function boom() returns trigger language plpgsql as $$ begin raise exception 'boom'; end $$;
    create trigger boom before insert on draw_winners for each row when (new.position = 3) execute function boom();`
  await services.database.script(boom)
  await expect(run()).rejects.toThrow('boom')
  expect(await digestOf(services)).toBe(before)
  await services.database.script('drop trigger boom on draw_winners')
  expect(await run()).toEqual({ assigned: 3 })
  expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
})

test('a classroom that won enters no other draw of the school year, and may win again in the next', async () => {
  const { services } = await drawReady({ classrooms: [4], slots: 2 })
  const first = await buildDraw(services)
  expect(await runDraw(services, { drawId: first, actor: null })).toEqual({ assigned: 1 })
  const second = await buildDraw(services)
  expect(await runDraw(services, { drawId: second, actor: null })).toEqual({ assigned: 0 })
  services.clock.set(new Date('2027-07-01T04:00:00Z'))
  expect(await runDraw(services, { drawId: second, actor: null })).toEqual({ assigned: 1 })
})

test('staff, winners and their screens hear of the result, and the audit log keeps it', async () => {
  const { services, drawId, run } = await drawReady({ slots: 2 })
  await run()
  const read = await services.database.read(async (tx) => ({
    mails: await tx.selectFrom('mails').select('template').execute(),
    notices: await tx
      .selectFrom('admin_notifications')
      .select(['type', 'message'])
      .where('type', '=', 'draw_completed')
      .execute(),
    events: await tx
      .selectFrom('live_events')
      .select('audience_user_id')
      .where('topic', '=', 'slot.matched')
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .select('action')
      .where('target_id', '=', drawId)
      .orderBy('seq')
      .execute(),
  }))
  const templates = read.mails.map(({ template }) => template).filter((name) => name.includes('match'))
  // Both slots are of one sponsor, who hears of both at once.
  expect(templates.toSorted()).toEqual(['match', 'match', 'slot_matched'])
  expect(read.notices).toEqual([
    { type: 'draw_completed', message: 'Demo draw: 2 classrooms matched out of 8 entries.' },
  ])
  expect(read.events.filter(({ audience_user_id }) => audience_user_id !== null)).toHaveLength(2)
  expect(read.audit.map(({ action }) => action)).toEqual(['draws.create', 'draws.freeze', 'draws.run'])
})

test(
  'a thousand entries and fifty slots are a few seconds of work at most',
  { timeout: 60_000 },
  async () => {
    const classrooms = Array.from({ length: 1000 }, (_, nth) => 1 + (nth % 30))
    const { services, run } = await drawReady({ classrooms, slots: 50, capacity: 50 })
    const workMs = await measureWork(async () => expect(await run()).toEqual({ assigned: 50 }))
    expect(workMs).toBeLessThan(8_000)
    await expectSound(services)
  },
)

describe.runIf(process.env.TEST_DATABASE_URL)('at once', { timeout: 60_000 }, () => {
  test('a draw run by thirty-two people at once has one result', async () => {
    const { services, drawId, run } = await drawReady({ slots: 10, capacity: 4 })
    const answers = await Promise.all(Array.from({ length: 32 }, run))
    expect(answers.map(({ assigned }) => assigned).sort((a, b) => a - b)).toEqual([
      ...Array<number>(31).fill(0),
      4,
    ])
    expect(await winnersOf(services, drawId)).toHaveLength(4)
    await expectSound(services)
  })

  test('draws pressed at once run one after the other, and give no slot and no classroom twice', async () => {
    const { services } = await drawReady({ slots: 7, capacity: 1 })
    const draws = await Promise.all(
      [1, 2, 3].map((nth) => buildDraw(services, { capacity: 3, name: `Draw ${nth}` })),
    )
    const press = async (drawId: string): Promise<number> => {
      try {
        return (await runDraw(services, { drawId, actor: null })).assigned
      } catch (error) {
        expect(error).toMatchObject({ code: 'draws.another_waits' })
        await new Promise((resolve) => setTimeout(resolve, 20))
        return press(drawId)
      }
    }
    expect((await Promise.all(draws.map(press))).sort()).toEqual([1, 3, 3])
    const winners = (await Promise.all(draws.map((drawId) => winnersOf(services, drawId)))).flat()
    expect(new Set(winners.map(({ number }) => number)).size).toBe(7)
    expect(new Set(winners.map(({ classroom_id }) => classroom_id)).size).toBe(7)
    await expectSound(services)
  })

  test('gifts mint while a draw is run', async () => {
    const { services, run } = await drawReady({ slots: 3, capacity: 3 })
    await Promise.all([run(), ...Array.from({ length: 8 }, () => buildSlots(services, 1))])
    await expectSound(services)
  })

  test('nominations and a withdrawn confirmation during the run leave the proof right', async () => {
    const { services, drawId, run, classrooms } = await drawReady({ slots: 8, capacity: 8 })
    const nominate = (nth: number) =>
      services.database.transaction((tx) =>
        tx
          .insertInto('classroom_nominations')
          .values({ classroom_id: classrooms[0]!.id, nominator_hash: `late ${nth}` })
          .execute(),
      )
    const withdraw = () =>
      services.database.transaction((tx) =>
        tx
          .updateTable('classrooms')
          .set({ confirmed_at: null })
          .where('id', '=', classrooms[1]!.id)
          .execute(),
      )
    await Promise.allSettled([
      withdraw(),
      run(),
      ...Array.from({ length: 10 }, (_, nth) => nominate(nth)),
      withdraw(),
    ])
    expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
    await expectSound(services)
  })
})

test('a frozen list holds its classrooms: nobody can take a confirmation back before the run', async () => {
  const { services, drawId, run, classrooms } = await drawReady({ slots: 8, capacity: 8, inMinutes: 30 })
  expect(await freezeDraw(services, { drawId })).toBe(true)
  const withdraw = (change: { confirmed_at?: null; teacher_id?: null }) =>
    services.database.transaction((tx) =>
      tx.updateTable('classrooms').set(change).where('id', '=', classrooms[0]!.id).execute(),
    )
  await expect(withdraw({ confirmed_at: null })).rejects.toMatchObject({
    constraint: 'classrooms__stay_in_frozen_list',
  })
  await expect(withdraw({ teacher_id: null })).rejects.toMatchObject({
    constraint: 'classrooms__stay_in_frozen_list',
  })
  services.clock.advance(hour)
  expect(await run()).toEqual({ assigned: 8 })
  await withdraw({ confirmed_at: null })
})
