import { expect, test } from 'vitest'
import { testServices } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { runDraw } from './run-draw.ts'

async function drawsInEachState() {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3])
  await buildSlots(services, 3)
  const completed = await buildDraw(services, { capacity: 1 })
  await runDraw(services, { drawId: completed, actor: null })
  const frozen = await buildDraw(services, { capacity: 1 })
  await freezeDraw(services, { drawId: frozen })
  const scheduled = await buildDraw(services)
  const [outsider] = await buildClassrooms(services, [1])
  const ids = { completed, frozen, scheduled, outsider: outsider!.id, teacher: outsider!.teacherId }
  const refused = async (statement: string) => {
    const filled = statement.replace(/:([a-z]+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`)
    const result = await services.database.script(filled).then(
      () => 'done',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    )
    return result
  }
  return { services, ids, refused }
}

test('the database refuses whatever would change a draw that is frozen or over', async () => {
  const { refused } = await drawsInEachState()
  const change = (what: string, which: string) => `update assignment_slots set ${what} where id = :${which}`
  const reason = `void_reason = 'wrong', voided_at = now()`
  for (const statement of [
    change(`state = 'voided', ${reason}`, 'completed'),
    change(`void_reason = 'wrong'`, 'completed'),
    change(`state = 'frozen'`, 'completed'),
    change(`state = 'scheduled'`, 'frozen'),
    change(`state = 'completed', completed_at = now(), draw_seed = seed_hash`, 'scheduled'),
    change(`draw_seed = repeat('a', 64)`, 'completed'),
    change(`draw_seed = repeat('a', 64)`, 'frozen'),
    change(`public_value = repeat('a', 64)`, 'completed'),
    change(`slot_starts = slot_starts + interval '1 day'`, 'completed'),
    change(`slot_starts = slot_starts + interval '1 day'`, 'frozen'),
    change(`capacity = 3`, 'frozen'),
    change(`entries_hash = repeat('a', 64)`, 'frozen'),
    change(`frozen_at = frozen_at - interval '1 day'`, 'frozen'),
    change(`completed_at = completed_at + interval '1 day'`, 'completed'),
    change(`beacon = '{"chain":"x","round":1}'`, 'frozen'),
    change(`beacon = '{"chain":"x","round":1}'`, 'completed'),
    change(`sealed_seed = 'other'`, 'scheduled'),
    change(`server_seed = null`, 'completed'),
    change(`seed_hash = repeat('a', 64)`, 'scheduled'),
  ])
    expect({ statement, refused: await refused(statement) }).toEqual({
      statement,
      refused: 'assignment_slots__forward_only',
    })
  for (const table of ['draw_winners', 'draw_entries', 'assignment_slots'])
    expect(await refused(`truncate ${table} cascade`)).toMatch(/__append_only$/)
})

test('a seed that is not the sealed one is refused, whatever else is written', async () => {
  const { refused } = await drawsInEachState()
  const wrong = `update assignment_slots set state = 'voided', void_reason = 'x', voided_at = now(),
    server_seed = repeat('b', 64) where id = :scheduled`
  expect(await refused(wrong)).toBe('assignment_slots__seed_opens_its_hash')
  expect(
    await refused(`update assignment_slots set server_seed = repeat('b', 64) where id = :scheduled`),
  ).toBe('assignment_slots__forward_only')
})

test('nobody is written into a list that is fixed, nor onto the winners of a draw that is over', async () => {
  const { services, refused } = await drawsInEachState()
  const entry = (
    which: string,
  ) => `insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
    values (:${which}, :outsider, :teacher, 1, 0, 1)`
  expect(await refused(entry('frozen'))).toBe('draw_entries__before_the_freeze')
  expect(await refused(entry('completed'))).toBe('draw_entries__before_the_freeze')
  expect(await refused(entry('scheduled'))).toBe('done')
  const winner = `insert into draw_winners (draw_id, position, classroom_id, slot_id, r, remaining_weight, from_point, to_point)
    select :completed, 2, entry.classroom_id, slot.id, 0, 1, 0, 0 from draw_entries entry, slots slot
    where entry.draw_id = :completed and slot.classroom_id is null
      and entry.classroom_id not in (select classroom_id from draw_winners) limit 1`
  expect(await refused(winner)).toBe('draw_winners__before_the_end')
  const winners = await services.database.read((tx) => tx.selectFrom('draw_winners').selectAll().execute())
  expect(winners).toHaveLength(1)
})

test('a slot that is given stays with its classroom, and keeps where it came from', async () => {
  const { refused } = await drawsInEachState()
  const drawn = (what: string) => `update slots set ${what} where draw_id = :completed`
  for (const statement of [
    drawn('classroom_id = :outsider'),
    drawn('teacher_id = :teacher'),
    drawn(`draw_id = :frozen`),
    drawn(`assigned_at = assigned_at - interval '1 year'`),
    drawn(`classroom_id = null, teacher_id = null, assigned_at = null, assigned_how = null, draw_id = null`),
    'update slots set payment_id = null',
    `update slots set origin = 'house'`,
    'update slots set ordinal = ordinal + 100',
  ])
    expect({ statement, refused: await refused(statement) }).toEqual({
      statement,
      refused: 'slots__keep_their_past',
    })
  expect(
    await refused(`insert into donors (kind, email) values ('person', 'thief@donor.test');
      update slots set donor_id = (select id from donors where email = 'thief@donor.test')`),
  ).toMatch(/^slots__(stay_with|follow)_their_donor$/)
})

test('how many won is counted by the database when a draw completes, and can be changed by nobody', async () => {
  const { services, ids, refused } = await drawsInEachState()
  const change = (what: string, which: string) => `update assignment_slots set ${what} where id = :${which}`
  const counts = await services.database.read((tx) =>
    tx.selectFrom('assignment_slots').select(['id', 'winners_count']).execute(),
  )
  const countOf = (id: string) => counts.find((draw) => draw.id === id)?.winners_count
  expect([countOf(ids.completed), countOf(ids.frozen), countOf(ids.scheduled)]).toEqual([1, null, null])
  for (const statement of [
    change('winners_count = 2', 'completed'),
    change('winners_count = null', 'completed'),
    change('winners_count = 1', 'frozen'),
    change('winners_count = 0', 'scheduled'),
  ]) {
    expect(await refused(statement), statement).toBe('assignment_slots__append_only')
  }
})
