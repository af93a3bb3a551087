import type { BarredClassroom } from '@tower/contract/matching/draw-desk.contract.ts'
import { askAgainDays, type BarReason } from '@tower/contract/matching/draw-desk.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/matching/draws/build-desk.ts'
import { buildSlots } from '../../../../test/matching/draws/build-draw.ts'
import { keepBarred } from './keep-barred.ts'

vi.setConfig({ testTimeout: 60_000 })

type Listed = { items: BarredClassroom[]; total: number; counts: Record<BarReason, number> }
const day = 86_400_000

/** One classroom for each reason, two that enter, and one beside one of them. */
async function buildBarred() {
  const desk = await buildDesk({ nominators: [3, 3, 3, 3, 3, 3, 0, 3, 3, 3], slots: 1 })
  const [, , unconfirmed, untaught, disabled, promoted, , matched, beside, unproven] = desk.classrooms.map(
    ({ id }) => id,
  )
  const teacherOf = (id: string | undefined) => desk.classrooms.find((one) => one.id === id)!.teacherId
  await desk.post('/api/admin/slots/mint', {
    teacher_id: teacherOf(matched),
    pool_id: 'classrooms',
    reason: 'x',
  })
  await desk.services.database.transaction(async (tx) => {
    const classroom = (id: string | undefined) => tx.updateTable('classrooms').where('id', '=', id!)
    await classroom(unconfirmed).set({ confirmed_at: null }).execute()
    await classroom(untaught).set({ teacher_id: null }).execute()
    // Confirmed later than the other of its teacher, and as heavy.
    await classroom(beside)
      .set({
        teacher_id: desk.classrooms[0]!.teacherId,
        confirmed_at: sql`confirmed_at + interval '1 minute'`,
      })
      .execute()
    const user = (id: string) => tx.updateTable('users').where('id', '=', id)
    await user(teacherOf(disabled)).set({ disabled_at: desk.clock.now() }).execute()
    await user(teacherOf(promoted)).set({ role: 'admin' }).execute()
    const handedOver = { handed_over_at: desk.clock.now(), email_verified_at: null }
    await user(teacherOf(unproven)).set(handedOver).execute()
  })
  await keepBarred(desk.services)
  const list = async (query = '') => (await desk.get(`/api/admin/draw-desk/barred${query}`)).json<Listed>()
  const ask = async (reason: string, isDryRun: boolean, headers = desk.admin) =>
    (await desk.post('/api/admin/draw-desk/barred/ask', { reason, dry_run: isDryRun }, headers)).json<{
      teachers: number
      more: boolean
    }>()
  const mails = () =>
    desk.services.database.read((tx) =>
      tx.selectFrom('mails').select(['to_email', 'params']).where('template', '=', 'enter_draw').execute(),
    )
  return { ...desk, list, ask, mails }
}

test('each classroom that can not enter stands on the list with its reason, and the list of a draw holds all others', async () => {
  const { list, classrooms, create, freeze, services } = await buildBarred()
  const { items, total, counts } = await list()
  expect(total).toBe(8)
  const reasons = new Map(items.map(({ classroom_id: id, reason }) => [id, reason]))
  expect(classrooms.map(({ id }) => reasons.get(id) ?? null)).toEqual([
    null,
    null,
    'unconfirmed',
    'no_teacher',
    'teacher_barred',
    'teacher_barred',
    'not_nominated',
    'matched',
    'other_enters',
    'teacher_unproven',
  ])
  expect(counts).toMatchObject({ unconfirmed: 1, teacher_barred: 2, other_enters: 1 })
  expect((await list('?reason=teacher_barred&pageSize=1&page=2')).items).toHaveLength(1)
  expect((await list('?reason=teacher_barred')).total).toBe(2)

  await buildSlots(services, 1)
  const draw = await create(20)
  await freeze(draw.id)
  const entries = await services.database.read((tx) =>
    tx.selectFrom('draw_entries').select('classroom_id').where('draw_id', '=', draw.id).execute(),
  )
  const inList = new Set(entries.map(({ classroom_id: id }) => id))
  for (const { id } of classrooms) expect(inList.has(id)).toBe(!reasons.has(id))
})

test('a classroom that is mended leaves the list when all are looked at again', async () => {
  const { list, services, classrooms, post } = await buildBarred()
  await services.database.transaction((tx) =>
    tx
      .updateTable('classrooms')
      .set({ confirmed_at: services.clock.now() })
      .where('id', '=', classrooms[2]!.id)
      .execute(),
  )
  expect((await list('?reason=unconfirmed')).total).toBe(1)
  expect((await post('/api/admin/draw-desk/barred/look')).statusCode).toBe(200)
  expect((await list('?reason=unconfirmed')).total).toBe(0)
})

test('teachers are asked once in thirty days however many press at once; a dry run writes to nobody', async () => {
  const { ask, mails, second, admin, list, clock, services } = await buildBarred()
  expect(await ask('unconfirmed', true)).toEqual({ teachers: 1, more: false, asked: false })
  expect(await mails()).toEqual([])
  const answers = await Promise.all(
    [admin, second, admin, second].map((who) => ask('unconfirmed', false, who)),
  )
  expect(answers.map(({ teachers }) => teachers).toSorted()).toEqual([0, 0, 0, 1])
  expect(await mails()).toHaveLength(1)
  expect((await list('?reason=unconfirmed')).items[0]?.asked_at).toBe(clock.now().toISOString())
  expect(await ask('unconfirmed', true)).toMatchObject({ teachers: 0 })
  clock.advance(askAgainDays * day)
  const again = await services.database.read((tx) =>
    tx.selectFrom('audit_log').select('details').where('action', '=', 'draws.asked').execute(),
  )
  expect(again.map(({ details }) => details)).toEqual([{ because: 'unconfirmed', teachers: 1 }])
})

test('whoever left the reminders is neither written to nor counted as asked', async () => {
  const { ask, mails, list, services, classrooms } = await buildBarred()
  await services.database.transaction((tx) =>
    sql`insert into mail_leaves (series, email, left_at)
      select 'draw_reminders', email, now() from users where id = ${classrooms[2]!.teacherId}`.execute(tx),
  )
  expect(await ask('unconfirmed', true)).toMatchObject({ teachers: 0 })
  expect(await ask('unconfirmed', false)).toMatchObject({ teachers: 0 })
  expect(await mails()).toEqual([])
  expect((await list('?reason=unconfirmed')).items[0]?.asked_at).toBeNull()
})

test('whoever mended it since the last look is not written to', async () => {
  const { ask, mails, services, classrooms } = await buildBarred()
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classrooms[6]!.id, nominator_hash: 'a neighbor' })
      .execute(),
  )
  expect(await ask('not_nominated', true)).toMatchObject({ teachers: 1 })
  expect(await ask('not_nominated', false)).toMatchObject({ teachers: 0 })
  expect(await mails()).toEqual([])
})

test('nobody is asked about what a teacher can not mend', async () => {
  const { post } = await buildBarred()
  for (const reason of ['matched', 'no_teacher', 'teacher_barred', 'other_enters', 'anything'])
    expect((await post('/api/admin/draw-desk/barred/ask', { reason, dry_run: false })).statusCode).toBe(400)
})
