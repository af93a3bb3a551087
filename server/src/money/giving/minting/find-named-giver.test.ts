import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { inProcessCall } from '../../../app.ts'

test('the page of a slot names its giver if they gave a name to show, and nobody else', async () => {
  const world = await buildGiving()
  const call = inProcessCall(world.app)
  const names = ['Rosa Ortiz', undefined, 'Call 555-010-0199', 'visit evil.example']
  for (const [at, name] of names.entries()) {
    const metadata = name === undefined ? {} : { sponsor_display_name: name }
    await world.give({ email: `giver-${at}@example.org`, amountCents: 80_000, body: { metadata } })
  }
  const named = async (number: number) =>
    (await call(drawEndpoints.slotStory, { params: { number: String(number) } })).given_by
  const slots = await world.services.database.read((tx) =>
    tx.selectFrom('slots').select('number').orderBy('number').execute(),
  )
  expect(await Promise.all(slots.map(({ number }) => named(number)))).toEqual([
    'Rosa Ortiz',
    null,
    null,
    null,
  ])
})

test('whoever stays anonymous is not named beside their slot', async () => {
  const world = await buildGiving()
  await world.give({
    email: 'rosa@example.org',
    amountCents: 80_000,
    body: { anonymous: true, metadata: { sponsor_display_name: 'Rosa Ortiz' } },
  })
  const { number } = await world.services.database.read((tx) =>
    tx.selectFrom('slots').select('number').executeTakeFirstOrThrow(),
  )
  const story = await inProcessCall(world.app)(drawEndpoints.slotStory, {
    params: { number: String(number) },
  })
  expect(story.given_by).toBeNull()
})

test('whoever has their money back is not named beside a slot that its classroom keeps', async () => {
  const world = await buildGiving()
  const { id } = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const metadata = { program: 'classrooms', sponsor_display_name: 'Rosa Ortiz' }
  const body = { classroom_id: id, metadata }
  const { paymentId } = await world.give({ email: 'rosa@example.org', amountCents: 80_000, body })
  const read = () => inProcessCall(world.app)(drawEndpoints.slotStory, { params: { number: '1' } })
  expect(await read()).toMatchObject({ given_by: 'Rosa Ortiz', state: 'matched' })
  await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'back' })
  await world.deliverAll()
  expect(await read()).toMatchObject({ given_by: null, state: 'matched' })
})

test('a dispute that was won names nobody who stayed anonymous, beside no slot', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({
    email: 'rosa@example.org',
    amountCents: 80_000,
    body: { anonymous: true, metadata: { sponsor_display_name: 'Rosa Ortiz' } },
  })
  await world.give({ email: 'kim@example.org', amountCents: 80_000 })
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.deliverAll()
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  const numbers = await world.services.database.read((tx) =>
    tx.selectFrom('slots').select('number').where('voided_at', 'is', null).execute(),
  )
  expect(numbers.length).toBeGreaterThan(1)
  const stories = numbers.map(({ number }) =>
    inProcessCall(world.app)(drawEndpoints.slotStory, { params: { number: String(number) } }),
  )
  for (const { given_by } of await Promise.all(stories)) expect(given_by).toBeNull()
})
