import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildOffline, offlinePath as path } from '../../../../test/money/desk/build-offline.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'

vi.setConfig({ testTimeout: 60_000 })

type World = Awaited<ReturnType<typeof buildOffline>>
type Answer = Awaited<ReturnType<World['giveBack']>>

const told = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code]

/** A gift of $1,600 that is there, where one person gives back at most $1,500. */
async function buildReturn() {
  const world = await buildOffline({ REFUND_SECOND_PERSON_CENTS: '150000' })
  const { enter, act, call, dana, kim, services } = world
  const { id } = (await enter()).json<{ id: string }>()
  expect((await act(id, 'receive')).statusCode).toBe(200)
  const shown = async () =>
    (await call(dana, 'GET', `${path}?id=${id}`)).json<{ items: DeskOfflineGift[] }>().items[0]
  const approve = (who = kim) => call(who, 'POST', `${path}/${id}/return/approve`)
  const decline = (who = kim) => call(who, 'POST', `${path}/${id}/return/decline`, { reason: 'It is there' })
  const acts = async () =>
    (await call(kim, 'GET', '/api/admin/second-person-acts?kind=offline_return')).json<{ items: object[] }>()
      .items
  const queue = async () =>
    (await call(kim, 'GET', '/api/admin/queue')).json<{ items: { kind: string }[] }>().items
  const books = async () => balancesOf((await readBooks(services)).accounts)
  return { ...world, id, shown, approve, decline, acts, queue, books }
}

test('above the limit one person asks for a gift to go out of the books, and only somebody else takes it out', async () => {
  const { id, giveBack, shown, approve, acts, queue, books, findFaults } = await buildReturn()
  expect((await giveBack(id)).json()).toEqual({ ok: true, state: 'waiting' })
  expect(await shown()).toMatchObject({
    state: 'received',
    return_needs_second: true,
    return_asked: { by: 'Dana Reyes', reason: 'The bank returned it' },
  })
  expect((await queue()).map(({ kind }) => kind)).toContain('offline_return')
  expect(await books()).toMatchObject({ bank: -160_000 })
  expect(await acts()).toMatchObject([
    { id, asked_by: 'dana@tower.test', decided_by: null, amount_cents: 160_000, state: 'waiting' },
  ])
  expect((await approve()).json()).toEqual({ ok: true })
  expect(await shown()).toMatchObject({ state: 'returned', return_asked: null, decided_by: 'Kim Osei' })
  expect(await books()).toEqual({})
  expect(await acts()).toMatchObject([{ id, decided_by: 'kim@tower.test', state: 'approved' }])
  expect((await queue()).map(({ kind }) => kind)).not.toContain('offline_return')
  expect(await findFaults()).toEqual([])
})

test('whoever asked does not approve, and a further ask reads who was first', async () => {
  const { id, giveBack, approve, dana, kim, shown, books } = await buildReturn()
  const both = await Promise.all([giveBack(id, dana), giveBack(id, kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [asker, other] = (await shown())?.return_asked?.by === 'Dana Reyes' ? [dana, kim] : [kim, dana]
  expect(told(await approve(asker))).toEqual([403, 'giving.offline_return_second_person'])
  const second = await giveBack(id, other)
  expect(told(second)).toEqual([409, 'giving.offline_return_asked'])
  expect(second.json<{ error: string }>().error).toContain('asked for this already')
  // Pressed again after a lost answer it is asked for once.
  expect((await giveBack(id, asker)).json()).toEqual({ ok: true, state: 'waiting' })
  expect(await books()).toMatchObject({ bank: -160_000 })
})

test('of two who decide at once, one does and the other reads that it is decided', async () => {
  const { id, giveBack, approve, decline, kim, staff, shown, findFaults } = await buildReturn()
  await giveBack(id)
  const lee = await staff('lee@tower.test', 'Lee Park')
  const [first, second] = await Promise.all([approve(kim), decline(lee)])
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
  expect((await shown())?.state).toBe(first.statusCode === 200 ? 'returned' : 'received')
  const [lost, name] = first.statusCode === 200 ? [second, 'Kim Osei'] : [first, 'Lee Park']
  expect(lost.json()).toMatchObject({
    code: 'giving.offline_return_settled',
    error: `${name} decided about this already.`,
    decided_by: name,
  })
  expect(await findFaults()).toEqual([])
})

test('what was declined or withdrawn stays in the books, and may be asked for again', async () => {
  const { id, giveBack, approve, decline, dana, shown, acts, books, clock } = await buildReturn()
  await giveBack(id)
  expect((await decline()).json()).toEqual({ ok: true })
  const late = await approve()
  expect(told(late)).toEqual([409, 'giving.offline_return_settled'])
  expect(late.json<{ error: string }>().error).toContain('Kim Osei')
  clock.advance(60_000)
  await giveBack(id)
  expect((await decline(dana)).json()).toEqual({ ok: true })
  expect(await shown()).toMatchObject({ state: 'received', return_asked: null })
  expect(await acts()).toMatchObject([
    { state: 'declined', decided_by: 'dana@tower.test' },
    { state: 'declined', decided_by: 'kim@tower.test', reason: 'It is there' },
  ])
  expect(await books()).toMatchObject({ bank: -160_000 })
})

test('up to the limit one person takes a gift out of the books alone', async () => {
  const { enter, act, giveBack, call, dana } = await buildReturn()
  const { id } = (await enter({ amount_cents: 150_000, reference: 'No. 7' })).json<{ id: string }>()
  await act(id, 'receive')
  expect((await giveBack(id)).json()).toEqual({ ok: true, state: 'returned' })
  const list = await call(dana, 'GET', `${path}?id=${id}`)
  expect(list.json<{ items: object[] }>().items).toMatchObject([{ return_needs_second: false }])
})

test('of two who approve at once the second reads who did, and the gift is taken out once', async () => {
  const { id, giveBack, approve, kim, staff, books, findFaults } = await buildReturn()
  await giveBack(id)
  const lee = await staff('lee@tower.test', 'Lee Park')
  const both = await Promise.all([approve(kim), approve(lee)])
  const name = both[0]?.statusCode === 200 ? 'Kim Osei' : 'Lee Park'
  const lost = both.find(({ statusCode }) => statusCode !== 200)
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(lost?.json()).toMatchObject({
    code: 'giving.offline_return_settled',
    error: `${name} decided about this already.`,
    decided_by: name,
  })
  expect(await books()).toEqual({})
  expect(await findFaults()).toEqual([])
})

test('that two people received a gift stays known after it is taken out of the books', async () => {
  const { enter, act, giveBack, call, dana, kim, staff } = await buildReturn()
  const { id } = (await enter({ reference: 'No. 9' })).json<{ id: string }>()
  await act(id, 'receive', kim)
  await giveBack(id, kim)
  const lee = await staff('lee@tower.test', 'Lee Park')
  const approved = await call(lee, 'POST', `${path}/${id}/return/approve`)
  expect(approved.statusCode).toBe(200)
  const [gift] = (await call(dana, 'GET', `${path}?id=${id}`)).json<{ items: object[] }>().items
  expect(gift).toMatchObject({ received_by: 'Kim Osei', decided_by: 'Lee Park', state: 'returned' })
  const acts = await call(dana, 'GET', '/api/admin/second-person-acts?kind=offline_gift')
  expect(acts.json<{ items: object[] }>().items).toMatchObject([
    { id, asked_by: 'dana@tower.test', decided_by: 'kim@tower.test', state: 'approved' },
  ])
})
