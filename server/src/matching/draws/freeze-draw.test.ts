import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { expect, test } from 'vitest'
import { testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  digestOf,
  winnersOf,
} from '../../../test/matching/draws/build-draw.ts'
import { listenIn } from '../../../test/oversight/webhooks/listen-in.ts'
import { entryWeight } from './entry-weight.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readWholeProof } from './proof/read-proof.ts'
import { runDraw } from './run-draw.ts'
import { sha256 } from './sha256.ts'

const hour = 3_600_000

function entriesOf(services: TestServices, drawId: string) {
  return services.database.read((tx) =>
    tx
      .selectFrom('draw_entries')
      .select(['classroom_id', 'teacher_id', 'nominators', 'confirmed', 'waited', 'weight'])
      .where('draw_id', '=', drawId)
      .orderBy('classroom_id')
      .execute(),
  )
}

const readRow = (services: TestServices, drawId: string) =>
  services.database.read((tx) =>
    tx.selectFrom('assignment_slots').selectAll().where('id', '=', drawId).executeTakeFirstOrThrow(),
  )

async function runAtOnce(services: TestServices, capacity: number) {
  await buildSlots(services, capacity)
  const drawId = await buildDraw(services, { capacity })
  await runDraw(services, { drawId, actor: null })
  services.clock.advance(hour)
  return drawId
}

test('the list holds exactly the classrooms that are confirmed, nominated, led and not matched this school year', async () => {
  const services = await testServices()
  const classrooms = await buildClassrooms(services, [3, 3, 3, 3, 3, 0, 3])
  const [inList, unconfirmed, untaught, disabled, promoted, , matched] = classrooms.map(({ id }) => id)
  const { database } = services
  await buildSlots(services, 1)
  await database.transaction(async (tx) => {
    const classroom = (id: string | undefined) => tx.updateTable('classrooms').where('id', '=', id!)
    await classroom(unconfirmed).set({ confirmed_at: null }).execute()
    await classroom(untaught).set({ teacher_id: null }).execute()
    const teacher = (id: string | undefined) =>
      tx.updateTable('users').where('id', '=', classrooms.find((classroom) => classroom.id === id)!.teacherId)
    await teacher(disabled).set({ disabled_at: services.clock.now() }).execute()
    await teacher(promoted).set({ role: 'admin' }).execute()
    await tx
      .updateTable('slots')
      .set({ classroom_id: matched!, teacher_id: classrooms[6]!.teacherId, assigned_how: 'staff' })
      .set({ assigned_at: new Date('2026-07-01T04:00:00Z') })
      .execute()
  })
  const drawId = await buildDraw(services)
  expect(await freezeDraw(services, { drawId })).toBe(true)
  expect((await entriesOf(services, drawId)).map(({ classroom_id }) => classroom_id)).toEqual([inList])
})

test('weights in the list are those of the rule, whatever the nominators and the waiting', async () => {
  const services = await testServices()
  const classrooms = await buildClassrooms(services, [1, 7, 24, 25, 26, 60])
  for (let draw = 0; draw < 3; draw++) await runAtOnce(services, 1)
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  const entries = await entriesOf(services, drawId)
  expect(entries).toHaveLength(classrooms.length - 3)
  for (const { nominators, confirmed, waited, weight } of entries) {
    expect(confirmed).toBe(nominators)
    expect(weight).toBe(
      entryWeight({ confirmed: nominators, unconfirmed: 0, earlierDrawsWithoutWinning: waited }),
    )
    expect(waited).toBe(3)
  }
})

test('after ten draws waiting weighs no more, though it is still counted', async () => {
  const services = await testServices()
  await buildClassrooms(services, Array<number>(14).fill(2))
  for (let draw = 0; draw < 12; draw++) await runAtOnce(services, 1)
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  expect((await entriesOf(services, drawId)).map(({ waited, weight }) => ({ waited, weight }))).toEqual([
    { waited: 12, weight: 12 },
    { waited: 12, weight: 12 },
  ])
})

test('waiting counts draws that gave something, since the last match of whatever kind', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 1])
  const gaveNothing = await buildDraw(services, { inMinutes: 0 })
  await runDraw(services, { drawId: gaveNothing, actor: null })
  services.clock.advance(hour)
  const [winner] = await winnersOf(services, await runAtOnce(services, 1))
  const waitingIn = async (year: number) => {
    services.clock.set(new Date(`${year}-08-01T12:00:00Z`))
    const drawId = await buildDraw(services)
    await freezeDraw(services, { drawId })
    const entries = await entriesOf(services, drawId)
    // Only its list is wanted, and the next one is fixed when this one is over.
    await services.database.transaction((tx) =>
      tx
        .updateTable('assignment_slots')
        .set({ state: 'voided', voided_at: services.clock.now(), void_reason: 'A test' })
        .where('id', '=', drawId)
        .execute(),
    )
    const won = entries.find(({ classroom_id }) => classroom_id === winner!.classroom_id)
    const lost = entries.find(({ classroom_id }) => classroom_id !== winner!.classroom_id)
    return { won: won?.waited, lost }
  }
  const { won, lost } = await waitingIn(2027)
  expect({ won, lost: lost?.waited }).toEqual({ won: 0, lost: 1 })

  await buildSlots(services, 1)
  const given = { classroom_id: lost!.classroom_id, teacher_id: lost!.teacher_id, assigned_how: 'staff' }
  await services.database.transaction((tx) =>
    tx
      .updateTable('slots')
      .set({ ...given, assigned_at: services.clock.now() })
      .where('classroom_id', 'is', null)
      .execute(),
  )
  expect((await waitingIn(2028)).lost?.waited).toBe(0)
})

test('a draw that was voided makes nobody wait', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 1])
  const voided = await buildDraw(services)
  await freezeDraw(services, { drawId: voided })
  await services.database.transaction((tx) =>
    tx
      .updateTable('assignment_slots')
      .set({ state: 'voided', void_reason: 'Storm' })
      .where('id', '=', voided)
      .execute(),
  )
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  expect((await entriesOf(services, drawId)).every(({ waited }) => waited === 0)).toBe(true)
})

test('freezing twice changes nothing', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  const before = await digestOf(services)
  await buildClassrooms(services, [9])
  const after = await digestOf(services)
  expect(await freezeDraw(services, { drawId })).toBe(false)
  expect(await digestOf(services)).toBe(after)
  expect(before).not.toBe(after)
})

test('what comes after the freeze counts for the next draw only', async () => {
  const services = await testServices()
  const [first] = await buildClassrooms(services, [2, 3])
  await buildSlots(services, 5)
  const drawId = await buildDraw(services, { capacity: 5, inMinutes: 50 })
  await freezeDraw(services, { drawId })
  const promised = await readRow(services, drawId)
  await buildClassrooms(services, [25, 25])
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: first!.id, nominator_hash: 'late' })
      .execute(),
  )
  services.clock.advance(hour)
  expect(await runDraw(services, { drawId, actor: null })).toEqual({ assigned: 2 })
  const proof = await readWholeProof(services, { drawId })
  expect(verifyProof(proof, sha256)).toMatchObject({ ok: true })
  expect(proof).toMatchObject({
    entries_count: 2,
    total_weight: 5,
    seed_hash: promised.seed_hash,
    commitment_sha256: promised.commitment_hash,
  })
})

test('a list fixed in June for a draw in July asks about the new school year', async () => {
  const services = await testServices()
  await buildClassrooms(services, [2])
  await runAtOnce(services, 1)
  services.clock.set(new Date('2027-07-01T03:30:00Z'))
  const drawId = await buildDraw(services, { inMinutes: 45 })
  await freezeDraw(services, { drawId })
  expect(await entriesOf(services, drawId)).toHaveLength(1)
  expect((await readRow(services, drawId)).school_year).toBe(2028)
})

test('the database itself refuses a changed list, seed, result or order of steps', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services)
  await runDraw(services, { drawId, actor: null })
  const refuses = async (statement: string, constraint: string) =>
    expect(services.database.script(statement)).rejects.toMatchObject({ constraint })
  await refuses('update draw_entries set weight = 35', 'draw_entries__append_only')
  await refuses('delete from draw_winners', 'draw_winners__append_only')
  await refuses('delete from assignment_slots', 'assignment_slots__append_only')
  await refuses(`update assignment_slots set server_seed = repeat('0', 64)`, 'assignment_slots__forward_only')
  await refuses(`update assignment_slots set state = 'scheduled'`, 'assignment_slots__forward_only')
  expect(await winnersOf(services, drawId)).toHaveLength(2)
})

test('with the list what a draw commits to leaves the house: to its witnesses by mail, and to webhooks', async () => {
  const services = await testServices({
    environment: { DRAW_WITNESSES: 'press@example.org, board@example.org' },
  })
  const told = await listenIn(services)
  await buildClassrooms(services, [1, 2])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  const { commitment_hash: hash, number_at: numberAt } = await readRow(services, drawId)
  const mails = await services.database.read((tx) =>
    tx.selectFrom('mails').select(['to_email', 'params']).orderBy('to_email').execute(),
  )
  expect(mails).toMatchObject(
    ['board@example.org', 'press@example.org'].map((to_email) => ({
      to_email,
      params: { commitmentHash: hash, classrooms: 2, isLater: false },
    })),
  )
  expect(await told()).toMatchObject([
    {
      event: 'draw.frozen',
      data: { draw_id: drawId, commitment_sha256: hash, number_at: numberAt?.toISOString(), is_later: false },
    },
  ])
})
