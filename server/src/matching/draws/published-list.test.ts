import { expect, test } from 'vitest'
import { testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  digestOf,
  winnersOf,
} from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from './run-draw.ts'
import { runDueDraws } from './run-due-draws.ts'

const minute = 60_000

/** Somebody who owns the tables writes past their triggers. */
const forge = (services: TestServices, table: string, statement: string) =>
  services.database.script(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )

test.each([
  {
    about: 'an entry slipped into the list',
    table: 'draw_entries',
    statement: `insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
      select draw.id, classroom.id, classroom.teacher_id, 25, 10, 35 from classrooms classroom, assignment_slots draw
      where classroom.id not in (select classroom_id from draw_entries)`,
  },
  {
    about: 'a weight raised',
    table: 'draw_entries',
    statement: `update draw_entries set weight = 35
      where classroom_id = (select classroom_id from draw_entries order by 1 limit 1)`,
  },
  {
    about: 'more places than were promised',
    table: 'assignment_slots',
    statement: 'update assignment_slots set capacity = 3',
  },
  {
    about: 'another fingerprint of the list',
    table: 'assignment_slots',
    statement: "update assignment_slots set entries_hash = repeat('e', 64)",
  },
])('with $about after the freeze nothing is drawn, and staff are told', async ({ table, statement }) => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3])
  await buildSlots(services, 3)
  const drawId = await buildDraw(services, { capacity: 2, inMinutes: 61 })
  await runDueDraws(services)
  await buildClassrooms(services, [1])
  await forge(services, table, statement)
  services.clock.advance(61 * minute)
  const before = await digestOf(services)
  await expect(runDraw(services, { drawId, actor: null })).rejects.toMatchObject({
    code: 'draws.list_changed',
  })
  expect(await digestOf(services)).toBe(before)
  expect(await runDueDraws(services)).toMatchObject({ run: 0, failed: 1 })
  const told = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('message').where('type', '=', 'draw_failed').execute(),
  )
  expect(told[0]?.message).toContain('not the one that was published')
  expect(await winnersOf(services, drawId)).toEqual([])
})
