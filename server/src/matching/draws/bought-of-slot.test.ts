import type { SlotStory } from '@tower/contract/matching/draw-views.contract.ts'
import { expect, test } from 'vitest'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'
import { buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { findSlotDonors } from '../../money/giving/minting/find-slot-donors.ts'
import { matchSlot } from '../slots/match-slots.ts'

/** A teacher who orders, and a slot that came to their classroom. */
async function buildStory() {
  const world = await buildOrders()
  const { services, classroom } = world
  await buildSlots(services, 1)
  const slot = await services.database.read((tx) =>
    tx.selectFrom('slots').select(['id', 'number']).executeTakeFirstOrThrow(),
  )
  await services.database.transaction((tx) =>
    matchSlot({ ...services, findSlotDonors }, tx, {
      ...{ slotId: slot.id, classroomId: classroom.id, how: 'designation' },
      ...{ at: services.clock.now(), actorId: null },
    }),
  )
  const read = async () => {
    const answer = await world.app.inject(`/api/draws/slots/${slot.number}`)
    return { body: answer.json<SlotStory>(), text: answer.body }
  }
  return { ...world, read }
}

test('the story of a slot says what its budget bought, in categories and amounts, and nothing that a teacher typed', async () => {
  const { ordered, decide, read } = await buildStory()
  expect((await read()).body).toMatchObject({
    spent_cents: 0,
    bought: { shared: true, categories: [], elsewhere_cents: 0 },
  })
  const { id } = await ordered([
    { name: 'For Timmy Jones', category: 'Timmy', qty: 1, amount_cents: 700 },
    { name: 'Crayons', category: 'art', qty: 2, amount_cents: 1_000 },
  ])
  await decide(id, 'paid')
  const { body, text } = await read()
  expect(body).toMatchObject({
    spent_cents: 2_700,
    bought: {
      categories: [
        { category: 'art', amount_cents: 2_000 },
        { category: 'other', amount_cents: 700 },
      ],
      elsewhere_cents: 0,
    },
  })
  for (const word of ['Timmy', 'Crayons', '@', id]) expect(text).not.toContain(word)
})

test('what a classroom bought is told of nobody while the classroom may not be named', async () => {
  const { services, teacherId, read } = await buildStory()
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ disabled_at: services.clock.now() }).where('id', '=', teacherId).execute(),
  )
  expect((await read()).body).toMatchObject({ classroom: null, bought: null, photos: [] })
})
