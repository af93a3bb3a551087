import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildOffline, offlinePath as path } from '../../../../test/money/desk/build-offline.ts'
import { splitStatements } from '../../../database/migrate.ts'
import { readMigrations } from '../../../database/read-migrations.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A gift of $1,600 that is there, where one person gives back at most $1,500. */
async function buildReturn() {
  const world = await buildOffline({ REFUND_SECOND_PERSON_CENTS: '150000' })
  const { enter, act, call, dana, kim, services } = world
  const { id } = (await enter()).json<{ id: string }>()
  expect((await act(id, 'receive')).statusCode).toBe(200)
  const shown = async () =>
    (await call(dana, 'GET', `${path}?id=${id}`)).json<{ items: DeskOfflineGift[] }>().items[0]
  const queue = async () =>
    (await call(kim, 'GET', '/api/admin/queue')).json<{ items: { kind: string; what: string }[] }>().items
  const books = async () => balancesOf((await readBooks(services)).accounts)
  return { ...world, id, shown, queue, books }
}

const waits = { code: 'approvals.waits' }

test('staff see beforehand what taking a gift out does, and whether they may say alone that its money arrived or went', async () => {
  const { id, call, dana, books, shown, findFaults } = await buildReturn()
  const before = await books()
  expect((await call(dana, 'GET', `${path}/${id}/preview`)).json()).toEqual({
    ...{ needs_second: true, may_correct: true, slots_voided: 2 },
    ...{ from_reserve_cents: 0, reserve_cents: 0 },
  })
  // It was tried and rolled back.
  expect(await books()).toEqual(before)
  expect(await shown()).toMatchObject({ state: 'received', approval: null })
  expect(await findFaults()).toEqual([])
})

test('whoever entered a gift above the limit sees beforehand that somebody else has to say that its money arrived', async () => {
  const { enter, act, call, dana, kim } = await buildOffline({ SECOND_PERSON_CENTS: '150000' })
  const { id } = (await enter()).json<{ id: string }>()
  const preview = async (staff: typeof dana) =>
    (await call(staff, 'GET', `${path}/${id}/preview`)).json<Record<string, unknown>>()
  expect(await preview(dana)).toMatchObject({ needs_second: true, slots_voided: 0 })
  expect(await preview(kim)).toMatchObject({ needs_second: false })
  // Once it was asked for, it stands under Approvals; and of their own gift nobody says so alone.
  expect((await act(id, 'receive')).json()).toMatchObject(waits)
  expect(await preview(kim)).toMatchObject({ needs_second: true })
  const own = (await enter({ email: 'kim@tower.test', reference: 'No. 1043' })).json<{ id: string }>().id
  const shown = (await call(kim, 'GET', `${path}/${own}/preview`)).json<Record<string, unknown>>()
  expect(shown).toMatchObject({ needs_second: true })
  expect((await act(own, 'receive', kim)).json()).toMatchObject(waits)
  expect((await act(id, 'cancel')).statusCode).toBe(200)
  expect(await preview(kim)).toMatchObject({ code: 'giving.offline_settled' })
})

test('above the limit one person asks for a gift to go out of the books, and only somebody else takes it out', async () => {
  const { id, giveBack, shown, settle, dana, kim, queue, books, call, findFaults } = await buildReturn()
  expect((await giveBack(id)).json()).toMatchObject(waits)
  const { approval } = (await shown()) ?? {}
  expect(await shown()).toMatchObject({
    state: 'received',
    approval: { state: 'waiting', amount_cents: 160_000 },
  })
  expect(await queue()).toMatchObject([{ kind: 'approval', what: 'Rosa Núñez' }])
  expect((await call(kim, 'GET', `/api/admin/approvals/${approval?.id}`)).json()).toMatchObject({
    ...{ kind: 'offline_return', asked_by: 'Dana Reyes', reason: 'The bank returned it', ground: 'amount' },
    facts: [
      { name: 'giver', value: 'rosa@example.org' },
      { name: 'way', value: 'check' },
      { name: 'reference', value: 'no. 1042' },
      { name: 'day', value: '2026-11-10' },
    ],
  })
  // Pressed again, by whomever, it is asked for once.
  expect((await giveBack(id)).json()).toMatchObject(waits)
  const again = (await giveBack(id, kim)).json<{ error: string }>()
  expect(again.error).toContain('Dana Reyes asked for it already.')
  expect((await settle(dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect(await books()).toMatchObject({ bank: -160_000 })
  expect(await findFaults()).toEqual([])
  expect((await settle(kim)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({
    ...{ state: 'returned', approval: null, decided_by: 'Dana Reyes' },
    agreed: { by: 'Kim Osei' },
  })
  expect(await books()).toEqual({})
  expect(await queue()).toEqual([])
  expect(await findFaults()).toEqual([])
})

test('what was refused or withdrawn stays in the books and is free, and may be asked for again', async () => {
  const { id, giveBack, settle, dana, kim, call, shown, books, findFaults } = await buildReturn()
  await giveBack(id)
  expect((await settle(kim, 'refused')).statusCode).toBe(200)
  expect(await findFaults()).toEqual([])
  expect((await giveBack(id)).json()).toMatchObject(waits)
  const withdrawn = `/api/admin/approvals/${(await shown())?.approval?.id}/withdraw`
  expect((await call(dana, 'POST', withdrawn)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ state: 'received', approval: null })
  expect(await books()).toMatchObject({ bank: -160_000 })
  expect(await findFaults()).toEqual([])
})

test('returns to a donor who is known by name alone are one sum, whoever takes them out', async () => {
  const { enter, act, giveBack, call, dana, kim } = await buildOffline({ SECOND_PERSON_CENTS: '100000' })
  const eleanor = { email: null, donor_name: 'Eleanor Whitfield', amount_cents: 60_000 }
  const received = async (gift: object) => {
    const { id } = (await enter({ ...eleanor, ...gift })).json<{ id: string }>()
    expect((await act(id, 'receive', kim)).statusCode).toBe(200)
    return (await call(dana, 'GET', `${path}?id=${id}`)).json<{ items: DeskOfflineGift[] }>().items[0]
  }
  const one = await received({})
  const two = await received({ reference: 'No. 2', donor_id: one?.donor_id })
  expect((await giveBack(one?.id ?? '')).statusCode).toBe(200)
  expect((await giveBack(two?.id ?? '', kim)).json()).toMatchObject(waits)
})

test('up to the limit one person takes a gift out of the books alone', async () => {
  const { enter, act, giveBack } = await buildReturn()
  const { id } = (await enter({ amount_cents: 150_000, reference: 'No. 7' })).json<{ id: string }>()
  await act(id, 'receive')
  expect((await giveBack(id)).json()).toEqual({ ok: true })
})

test('of two who decide at once the second reads who did, and the gift is taken out once', async () => {
  const { id, giveBack, settle, kim, staff, books, findFaults } = await buildReturn()
  await giveBack(id)
  const lee = await staff('lee@tower.test', 'Lee Park')
  const both = await Promise.all([settle(kim), settle(lee)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await books()).toEqual({})
  expect(await findFaults()).toEqual([])
})

/** Takes away what the migration brought. */
const before = `
  create table offline_returns (id uuid primary key default gen_random_uuid(), offline_gift_id uuid, reason text, state text,
    asked_by uuid, asked_at timestamptz, decided_by uuid, decided_at timestamptz, note text);
  insert into offline_returns (offline_gift_id, reason, state, asked_by, asked_at, decided_by, decided_at, note)
    select subject_id::uuid, reason, case state when 'refused' then 'declined' else state end, asked_by, asked_at, decided_by,
      decided_at, note from approvals where kind = 'offline_return' and state <> 'alone';
  delete from approvals;
`

test('returns that waited before they were approvals are decided there, and what was decided stands', async () => {
  const { id, enter, act, giveBack, settle, dana, kim, services, call, books, findFaults } =
    await buildReturn()
  const more: string[] = []
  for (const [reference, amount_cents] of [['No. 2', 160_000] as const, ['No. 3', 100_000] as const]) {
    const gift = (await enter({ reference, amount_cents })).json<{ id: string }>()
    await act(gift.id, 'receive')
    await giveBack(gift.id)
    more.push(gift.id)
  }
  await settle(kim)
  await giveBack(id)
  const migration = readMigrations().find(({ name }) => name.includes('offline-gifts-by-the-one-rule'))
  await services.database.transaction(async (tx) => {
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: dana.userId,
      // As it was called then.
      action: 'giving.ask_for_offline_return' as 'approvals.ask',
      targetKind: 'offline_gift',
      targetId: id,
      details: { amount_cents: 160_000 },
    })
    for (const statement of splitStatements(before + (migration?.text ?? '')))
      await sql.raw(statement).execute(tx)
  })
  const list = await call(kim, 'GET', '/api/admin/approvals')
  const states = list
    .json<{ items: { subject_id: string; state: string }[] }>()
    .items.map(({ subject_id: subject, state }) => [subject, state])
  const [approved = '', alone = ''] = more
  expect(Object.fromEntries(states)).toEqual({ [approved]: 'earlier', [alone]: 'earlier', [id]: 'waiting' })
  expect(await findFaults()).toEqual([])
  expect((await settle(kim)).statusCode).toBe(200)
  expect(await books()).toEqual({})
  expect(await findFaults()).toEqual([])
})
