import { sql } from 'kysely'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { testBeacon } from '../../test/test-beacon.ts'
import { testClock, testServices, type TestServices } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots, winnersOf } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readWholeProof } from './proof/read-proof.ts'
import { readDraw } from './read-draw.ts'
import { runDraw } from './run-draw.ts'
import { runDueDraws } from './run-due-draws.ts'
import { sha256 } from './sha256.ts'

const second = 1_000
const minute = 60 * second

async function buildWorld(nominators: number[], slots: number) {
  const clock = testClock()
  const services = await testServices({ clock, beacon: testBeacon(clock) })
  await buildClassrooms(services, nominators)
  await buildSlots(services, slots)
  return { services, clock, press: (drawId: string) => runDraw(services, { drawId, actor: null }) }
}

const readRow = (services: TestServices, drawId: string) =>
  services.database.read((tx) =>
    tx.selectFrom('assignment_slots').selectAll().where('id', '=', drawId).executeTakeFirstOrThrow(),
  )

/** The same services, where the first commits take so many seconds each. */
function withSlowCommits(services: TestServices, clock: { advance(ms: number): void }, seconds: number[]) {
  const left = [...seconds]
  const transaction: TestServices['database']['transaction'] = async (work) => {
    const answer = await services.database.transaction(work)
    clock.advance((left.shift() ?? 0) * second)
    return answer
  }
  return { ...services, database: { ...services.database, transaction } }
}

const laterNumbers = (services: TestServices) =>
  services.database.read((tx) =>
    tx.selectFrom('audit_log').select('details').where('action', '=', 'draws.later_number').execute(),
  )

test('a list whose commit outlasts the lead takes a later number, and its draw holds', async () => {
  const { services, clock } = await buildWorld([1, 2, 3, 5], 2)
  const drawId = await buildDraw(services)
  const slow = withSlowCommits(services, clock, [20])
  expect(await runDraw(slow, { drawId, actor: null })).toEqual({ assigned: 2 })

  const row = await readRow(services, drawId)
  expect(row.published_at!.getTime()).toBeGreaterThanOrEqual(row.frozen_at!.getTime() + 20 * second)
  expect(row.number_at!.getTime()).toBeGreaterThan(row.published_at!.getTime())
  expect(await laterNumbers(services)).toHaveLength(1)
  // What was committed to first stays on its page: whoever kept it can tell.
  const { replaced } = await readDraw(services, { drawId })
  expect(replaced).toHaveLength(1)
  expect(replaced[0]?.commitment_hash).not.toBe(row.commitment_hash)
  expect(replaced[0]!.number_at.getTime()).toBeLessThan(row.number_at!.getTime())
  expect(verifyProof(await readWholeProof(services, { drawId }), sha256)).toMatchObject({ ok: true })
})

test('a later number whose own commit is slow is replaced once more, with more time', async () => {
  const { services, clock } = await buildWorld([1, 2, 3, 5], 1)
  const drawId = await buildDraw(services)
  const slow = withSlowCommits(services, clock, [8, 15])
  const waiting = await runDraw(slow, { drawId, actor: null })
  // Twenty seconds of lead: longer than a request waits.
  expect(waiting).toMatchObject({ assigned: 0 })
  clock.set(waiting.waitsUntil!)
  expect(await runDueDraws(services)).toMatchObject({ run: 1 })
  expect(await laterNumbers(services)).toHaveLength(2)
  const row = await readRow(services, drawId)
  expect(row.number_at!.getTime()).toBeGreaterThan(row.published_at!.getTime())
})

test('a database that never keeps a list in time draws nothing, and the schedule takes it up again', async () => {
  const { services, clock } = await buildWorld([1, 2], 1)
  const drawId = await buildDraw(services)
  const slow = withSlowCommits(services, clock, Array<number>(6).fill(600))
  await expect(runDraw(slow, { drawId, actor: null })).rejects.toThrow('takes too long')
  expect(await winnersOf(services, drawId)).toEqual([])
  expect(await readRow(services, drawId)).toMatchObject({ state: 'frozen', published_at: null })
  expect(await runDueDraws(services)).toMatchObject({ run: 1, failed: 0 })
  expect(await winnersOf(services, drawId)).toHaveLength(1)
})

test('a server that stopped between the list and the look after it names a later number when it is back', async () => {
  const { services, clock, press } = await buildWorld([1, 2], 1)
  const drawId = await buildDraw(services, { inMinutes: 90 })
  const stopped = { ...services, database: { ...services.database } }
  let transactions = 0
  stopped.database.transaction = (work) => {
    transactions += 1
    return transactions === 1 ? services.database.transaction(work) : Promise.reject(new Error('stopped'))
  }
  await expect(freezeDraw(stopped, { drawId })).rejects.toThrow('stopped')
  const before = await readRow(services, drawId)
  expect(before).toMatchObject({ state: 'frozen', published_at: null })
  clock.advance(180 * minute)
  expect(await press(drawId)).toEqual({ assigned: 1 })
  const after = await readRow(services, drawId)
  expect(after.number_at!.getTime()).toBeGreaterThan(before.number_at!.getTime())
  expect(after.commitment_hash).not.toBe(before.commitment_hash)
})

test('of two draws that are run early at once one draws and the other is told to wait, and no classroom wins twice', async () => {
  const { services, press } = await buildWorld([1, 2], 4)
  const drawIds = [await buildDraw(services, { capacity: 2 }), await buildDraw(services, { capacity: 2 })]
  const outcomes = await Promise.all(
    drawIds.map((drawId) =>
      press(drawId).then(
        ({ assigned }) => assigned,
        (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
      ),
    ),
  )
  // The second may also come after all was drawn: then nobody is left to match.
  expect(outcomes).toContain(2)
  expect([0, 'draws.another_waits']).toContain(outcomes.find((outcome) => outcome !== 2))
  const { rows } = await services.database.read((tx) =>
    sql`select classroom_id from slots where classroom_id is not null group by 1 having count(*) > 1`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([])
})

test('the list of a draw is not fixed while another one waits for its number, and is an hour public after it', async () => {
  const { services, clock, press } = await buildWorld([1, 2, 3], 4)
  const first = await buildDraw(services, { capacity: 1, inMinutes: 60 })
  const next = await buildDraw(services, { capacity: 3, inMinutes: 75 })
  await runDueDraws(services)
  expect(await readRow(services, first)).toMatchObject({ state: 'frozen' })
  clock.advance(20 * minute)
  expect(await freezeDraw(services, { drawId: next })).toBe(false)
  await expect(press(next)).rejects.toMatchObject({ code: 'draws.another_waits' })

  clock.advance(41 * minute)
  await runDueDraws(services)
  const [won] = await winnersOf(services, first)
  const row = await readRow(services, next)
  expect(row).toMatchObject({ state: 'frozen', entries_count: 2 })
  expect(row.number_at!.getTime() - row.frozen_at!.getTime()).toBeGreaterThanOrEqual(60 * minute)
  clock.advance(62 * minute)
  await runDueDraws(services)
  const later = await winnersOf(services, next)
  expect(later).toHaveLength(2)
  expect(later.map(({ classroom_id }) => classroom_id)).not.toContain(won?.classroom_id)
})

test('the database refuses two fixed lists, a fixed list without a number, and a new draw that needs none', async () => {
  const { services } = await buildWorld([1], 1)
  const [first, next] = [await buildDraw(services), await buildDraw(services)]
  await freezeDraw(services, { drawId: first })
  const change = (statement: string) => services.database.transaction((tx) => sql.raw(statement).execute(tx))
  const freeze = (beacon: string) =>
    change(`update assignment_slots draw set state = 'frozen', frozen_at = fixed.frozen_at, entries_count = 0,
      total_weight = 0, entries_hash = fixed.entries_hash, commitment_hash = fixed.commitment_hash, ${beacon}
      from assignment_slots fixed where fixed.id = '${first}' and draw.id = '${next}'`)
  const named = 'beacon = fixed.beacon, beacon_chain = fixed.beacon_chain, number_at = fixed.number_at'
  await expect(freeze(named)).rejects.toMatchObject({ constraint: 'assignment_slots__one_list_at_a_time' })
  await change(
    `update assignment_slots set state = 'voided', void_reason = 'Over', voided_at = now() where id = '${first}'`,
  )
  await expect(freeze('beacon = null')).rejects.toMatchObject({
    constraint: 'assignment_slots__number_for_each',
  })
  await expect(
    change(`insert into assignment_slots (slot_name, slot_starts, capacity, seed_hash, sealed_seed, needs_number)
      values ('Old', now(), 1, repeat('a', 64), 'sealed', false)`),
  ).rejects.toMatchObject({ constraint: 'assignment_slots__number_for_each' })
  await expect(
    change(`update assignment_slots set needs_number = false where id = '${next}'`),
  ).rejects.toMatchObject({ constraint: 'assignment_slots__forward_only' })
})
