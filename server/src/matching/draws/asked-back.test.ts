import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { drawDeskEndpoints } from '@tower/contract/matching/draw-desk.contract.ts'
import type { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildOffline } from '../../../test/money/desk/build-offline.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildClassrooms, buildDraw } from '../../../test/matching/draws/build-draw.ts'
import { holdAskedBefore } from '../../money/giving/refunds/asked-back.ts'
import { balancesOf, readBooks } from '../../test/read-books.ts'
import { runDraw } from './run-draw.ts'

vi.setConfig({ testTimeout: 180_000 })

const forSlot = { metadata: { program: 'classrooms' } }

/** Two of the staff, where one person gives back $1,500 at most. */
async function buildAsked() {
  const world = await buildOffline({ REFUND_SECOND_PERSON_CENTS: '150000' })
  const { services, call, dana } = world
  const order = async (id: string, amountCents: number, leftCents = amountCents) =>
    (
      await call(dana, 'POST', `/api/admin/payments/${id}/refunds`, {
        ...{ kind: 'refund', amount_cents: amountCents, left_cents: leftCents },
        ...{ reason: 'Asked by mail', request_key: `press-of-${amountCents}` },
      })
    ).json<{ code?: string }>().code
  async function draw(): Promise<CallOutput<typeof drawEndpoints.read>> {
    await buildClassrooms(services, [1, 1, 1, 1, 1, 1, 1])
    const drawId = await buildDraw(services, { capacity: 7 })
    await runDraw(services, { drawId, actor: null })
    return (await call(undefined, 'GET', `/api/draws/${drawId}`)).json()
  }
  async function listSlots() {
    const rows = await services.database.read((tx) =>
      tx.selectFrom('slots').select(['frozen_at', 'assigned', 'voided_at']).orderBy('number').execute(),
    )
    return rows.map(({ frozen_at: frozenAt, assigned, voided_at: voidedAt }) =>
      voidedAt ? 'voided' : assigned ? 'matched' : frozenAt ? 'frozen' : 'free',
    )
  }
  const onHold = async () =>
    (await call(dana, 'GET', '/api/admin/draw-desk/held-slots')).json<
      CallOutput<typeof drawDeskEndpoints.heldSlots>
    >()
  const books = async () => balancesOf((await readBooks(services)).accounts)
  const held = () =>
    services.database.read((tx) => tx.selectFrom('teacher_budgets').select('held_cents').execute())
  return { ...world, order, draw, listSlots, onHold, books, held }
}

test('a check that staff ask back fills no slot that a draw gives, from the moment they ask until it stays', async () => {
  const world = await buildAsked()
  const { enter, act, kim, giveBack, settle, draw, onHold, books, findFaults } = world
  const { id } = (await enter({ amount_cents: 500_000 })).json<{ id: string }>()
  expect((await act(id, 'receive', kim)).statusCode).toBe(200)
  await world.pay({ email: 'friend@example.org', body: forSlot })
  expect((await giveBack(id)).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await findFaults()).toEqual([])
  expect(await onHold()).toMatchObject({
    total: 6,
    items: Array.from({ length: 6 }, (_, place) => ({
      number: place + 1,
      reasons: [{ why: 'asked_back', cents: 500_000 }],
    })),
  })

  expect(await draw()).toMatchObject({ assigned: 1, skipped_slots: [1, 2, 3, 4, 5, 6] })
  expect(await books()).not.toHaveProperty('refund_reserve')

  expect((await settle(kim, 'refused')).statusCode).toBe(200)
  expect(await onHold()).toEqual({ total: 0, items: [] })
  expect(await draw()).toMatchObject({ assigned: 6, skipped_slots: [] })
  expect(await findFaults()).toEqual([])
})

test('a refund that waits for a second person holds its slots and its classroom’s budget until it is sent or stays', async () => {
  const { services, pay, order, settle, kim, listSlots, held, findFaults } = await buildAsked()
  const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
  const given = await pay({
    email: 'rosa@example.org',
    amountCents: 160_000,
    body: { classroom_id: classroom.id },
  })
  const own = await pay({ email: 'sam@example.org', amountCents: 240_000 })
  expect(await listSlots()).toEqual(['matched', 'matched', 'free', 'free', 'free'])

  expect(await order(given, 155_000, 160_000)).toBe('approvals.waits')
  expect(await order(own, 160_000, 240_000)).toBe('approvals.waits')
  expect(await held()).toEqual([{ held_cents: 155_000 }])
  expect(await listSlots()).toEqual(['matched', 'matched', 'free', 'frozen', 'frozen'])
  expect(await findFaults()).toEqual([])

  expect((await settle(kim, 'refused', given)).statusCode).toBe(200)
  expect((await settle(kim, 'approved', own)).statusCode).toBe(200)
  expect(await held()).toEqual([{ held_cents: 0 }])
  expect(await listSlots()).toEqual(['matched', 'matched', 'free', 'voided', 'voided'])
  expect(await findFaults()).toEqual([])
})

test('what was asked back before asking held anything is held by a job', async () => {
  const { services, pay, order, listSlots, findFaults } = await buildAsked()
  await order(await pay({ email: 'sam@example.org', amountCents: 240_000 }), 160_000, 240_000)
  await services.database.transaction(async (tx) => {
    await tx.updateTable('asked_back').set({ held_at: null }).execute()
    await tx.updateTable('slots').set({ frozen_at: null }).execute()
  })
  expect(await listSlots()).toEqual(['free', 'free', 'free'])
  await holdAskedBefore(services)
  expect(await listSlots()).toEqual(['free', 'frozen', 'frozen'])
  expect(await findFaults()).toEqual([])
})
