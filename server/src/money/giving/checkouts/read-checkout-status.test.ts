import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'

const dana = 'dana@example.org'

test('who pays under a typed address sees this gift alone, not what was given under it before, account or not', async () => {
  const world = await buildGiving()
  const { app, give } = world
  await give({ email: dana, amountCents: 79_000 })
  const report = async (sessionId: string) =>
    (await app.inject(`/api/checkouts/${sessionId}`)).json<{ slots_minted: number; progress_cents: number }>()
  const before = await give({ email: dana, amountCents: 500 })
  expect(await report(before.sessionId)).toMatchObject({ slots_minted: 0, progress_cents: 500 })

  await world.signIn(dana)
  const { sessionId } = await give({ email: dana, amountCents: 600 })
  expect(await report(sessionId)).toMatchObject({ slots_minted: 0, progress_cents: 600 })
})

type Report = { slots: unknown[]; fee_cover_cents: number; slots_minted: number; amount_cents: number }

test('whoever paid a slot for a classroom reads its number and what the classroom’s public pages tell, and no more', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'rivera@ruskin.edu' })
  const metadata = { program: 'classrooms' }
  const { sessionId } = await world.give({ email: dana, body: { classroom_id: classroom.id, metadata } })
  const read = async () => {
    const answer = await world.app.inject(`/api/checkouts/${sessionId}`)
    expect(answer.body).not.toMatch(/rivera/i)
    return answer.json<Report>().slots[0] ?? null
  }
  const place = { name: 'Room 12', school: 'Ruskin Elementary', place: 'Dayton, OH' }
  expect(await read()).toEqual({ number: 1, matched: true, classroom: place })
  const story = (await world.app.inject('/api/draws/slots/1')).json<{ classroom: unknown }>()
  expect(story.classroom).toEqual(place)

  await world.services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', String(classroom.teacherId))
      .execute(),
  )
  expect(await read()).toEqual({ number: 1, matched: true, classroom: null })
})

test('the page to return to knows whether a Sponsor Slot was asked for or a gift, paid or not', async () => {
  const world = await buildGiving()
  const read = async (sessionId: string) =>
    (await world.app.inject(`/api/checkouts/${sessionId}`)).json<{ purpose: string }>().purpose
  const metadata = { program: 'classrooms' }
  expect(await read(await world.startGift({ email: dana, body: { metadata } }))).toBe('sponsor_slot')
  expect(await read((await world.give({ email: dana, amountCents: 2_500 })).sessionId)).toBe('donation')
})

test('a slot that waits for its draw has a number and no classroom, an open or smaller gift has no slot', async () => {
  const world = await buildGiving()
  const read = async (sessionId: string) =>
    (await world.app.inject(`/api/checkouts/${sessionId}`)).json<Report>().slots[0] ?? null
  expect(await read(await world.startGift({ email: dana }))).toBeNull()
  expect(await read((await world.give({ email: dana, amountCents: 2_500 })).sessionId)).toBeNull()
  expect(await read((await world.give({ email: dana })).sessionId)).toEqual({
    number: 1,
    matched: false,
    classroom: null,
  })
})

test('a slot paid under the address of somebody with an account is named, one that older gifts filled is not', async () => {
  const world = await buildGiving()
  const { give, app } = world
  await give({ email: dana, amountCents: 79_000 })
  await world.signIn(dana)
  const read = async (sessionId: string) => (await app.inject(`/api/checkouts/${sessionId}`)).json<Report>()
  const filled = await give({ email: dana, amountCents: 1_000 })
  expect(await read(filled.sessionId)).toMatchObject({ slots_minted: 0, slots: [] })
  const whole = await give({ email: dana, body: { metadata: { program: 'classrooms' } } })
  expect(await read(whole.sessionId)).toMatchObject({
    slots_minted: 1,
    slots: [{ number: 2, matched: false, classroom: null }],
  })
})

test('a covered card fee stands beside the amount of the gift', async () => {
  const world = await buildGiving()
  const { sessionId } = await world.give({ email: dana, amountCents: 10_000, body: { cover_fee: true } })
  const report = (await world.app.inject(`/api/checkouts/${sessionId}`)).json<Report>()
  expect(report).toMatchObject({ amount_cents: 10_000, fee_cover_cents: 330 })
})
