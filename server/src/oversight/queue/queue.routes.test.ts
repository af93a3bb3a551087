// @module-tag some-on-pglite: one path of the queue.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { waitingKinds } from '@tower/contract/oversight/queue.ts'
import { listPages } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { buildDisbursements } from '../../../test/money/disbursements/build-disbursements.ts'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import type { Tx } from '../../database/database.ts'
import { waitingWork } from '../../domains.ts'
import { readsAll } from '../../reader.ts'
import type { WaitingRow, WaitingWork } from '../../waiting-work.ts'
import { readQueue } from './read-queue.ts'
import { viewQueue } from './queue.view.ts'

type Queue = CallOutput<typeof queueEndpoints.read>
const path = '/api/admin/queue'

async function buildQueue() {
  const world = await buildReimbursements()
  return {
    ...world,
    queue: async (query = '') => (await world.call(world.dana, 'GET', `${path}${query}`)).json<Queue>(),
  }
}

test(
  'a request waits until staff decide, then until it is paid, and then for nobody',
  { tags: 'on-pglite-too' },
  async () => {
    const { submit, decide, queue, clock } = await buildQueue()
    expect(await queue()).toMatchObject({ items: [], kinds: [], total: 0, has_more: false })

    const request = await submit()
    clock.advance(60_000)
    expect(await queue()).toMatchObject({
      items: [
        {
          kind: 'reimbursement',
          id: request.id,
          what: request.title,
          amount_cents: 1_000,
          since: request.submitted_at,
          due_at: null,
          is_urgent: false,
          leads_to: `/admin/reimbursements?request=${request.id}`,
        },
      ],
      kinds: [{ kind: 'reimbursement', count: 1, has_more: false, oldest_at: request.submitted_at }],
      total: 1,
    })

    await decide(request.id, 'approved')
    expect((await queue()).items).toMatchObject([{ kind: 'reimbursement_to_pay', id: request.id }])
    await decide(request.id, 'paid')
    expect(await queue()).toMatchObject({ items: [], total: 0 })
  },
)

test('what waits longest stands first, of all kinds together, and no more lines come than were asked for', async () => {
  const { submit, call, teacher, budgetId, queue, clock } = await buildQueue()
  const order = (name: string) =>
    call(teacher, 'POST', '/.netlify/functions/teacher-order-create', {
      budget_id: budgetId,
      items: [{ name, category: 'art', qty: 1, amount_cents: 500 }],
    })
  await order('Crayons')
  clock.advance(60_000)
  await submit()
  clock.advance(60_000)
  await order('Paper')
  const whole = await queue()
  expect(whole.items.map(({ kind, what }) => [kind, what])).toMatchObject([
    ['order', 'Crayons'],
    ['reimbursement', expect.any(String)],
    ['order', 'Paper'],
  ])
  const cut = await queue('?limit=1')
  expect(cut.items).toEqual(whole.items.slice(0, 1))
  expect(cut).toMatchObject({ total: 3, kinds: whole.kinds })
})

test('a deadline stands before what is urgent, and that before what has waited longest', async () => {
  const { services } = await buildQueue()
  const day = (nth: number) => new Date(nth * 86_400_000)
  const row = {
    what: '',
    who: null,
    amountCents: null,
    since: day(5),
    dueAt: null,
    isUrgent: false,
    total: 2,
  }
  const work = (kind: WaitingWork['kind'], rows: Partial<WaitingRow>[]): WaitingWork => ({
    kind,
    leadsTo: (id) => `/admin?${id}`,
    list: async () => rows.map((own, nth) => ({ ...row, id: `${kind}-${nth}`, ...own })),
  })
  const read = await readQueue(services, {
    works: [
      work('photo', [{ since: day(1) }]),
      work('ticket', [{}, { isUrgent: true }]),
      work('dispute', [{ dueAt: day(9) }, { since: day(6), dueAt: day(8) }]),
    ],
    limit: 4,
    reader: readsAll,
  })
  const { items, kinds } = viewQueue(read, { at: day(7), userId: '' })
  expect(items.map(({ id }) => id)).toEqual(['dispute-1', 'dispute-0', 'ticket-1', 'photo-0'])
  expect(kinds.map(({ kind, due_at: due, leads_to: to }) => [kind, due, to])).toEqual([
    ['dispute', day(8).toISOString(), '/admin?dispute-1'],
    ['ticket', null, '/admin?ticket-1'],
    ['photo', null, '/admin?photo-0'],
  ])
})

test('only staff read the queue', async () => {
  const { call, teacher } = await buildQueue()
  expect((await call(undefined, 'GET', path)).statusCode).toBe(401)
  expect((await call(teacher, 'GET', path)).statusCode).toBe(403)
})

test('every kind is declared by one domain, reads without a fault, and leads to a page of the console that reads it', async () => {
  expect(waitingWork.map(({ kind }) => kind).toSorted()).toEqual([...waitingKinds].toSorted())
  const { services } = await buildQueue()
  for (const { kind, list, leadsTo } of waitingWork) {
    expect(await services.database.read((tx) => list(tx, { limit: 5, bound: 3 }, readsAll)), kind).toEqual([])
    const { pathname, searchParams } = new URL(leadsTo('some-id'), 'https://tower.test')
    const page = listPages().find(({ address }) => address === pathname)
    expect(page?.address.startsWith('/admin'), kind).toBe(true)
    for (const word of searchParams.keys()) expect(page?.reads, kind).toContain(word)
  }
})

test('a kind of which one more waits than is counted says so', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '100' } })
  await world.support(12_000)
  for (const cents of [1_000, 2_000]) await world.recordWaiting(world.dana, cents)
  const approval = waitingWork.find(({ kind }) => kind === 'approval')
  const read = (tx: Tx) => approval?.list(tx, { limit: 1, bound: 1 }, readsAll)
  expect(await world.services.database.read(async (tx) => read(tx))).toMatchObject([{ total: 2 }])
})

test('beyond a thousand of a kind the queue says that there are more, and counts no further', async () => {
  const { services } = await buildQueue()
  const row = { what: '', who: null, amountCents: null, since: new Date(0), dueAt: null, isUrgent: false }
  const asked: unknown[] = []
  const work = (kind: WaitingWork['kind'], total: number): WaitingWork => ({
    kind,
    leadsTo: () => '/admin',
    list: async (_, read) => {
      asked.push(read)
      return [{ ...row, id: kind, total: Math.min(total, read.bound + 1) } satisfies WaitingRow]
    },
  })
  const read = await readQueue(services, {
    works: [work('ticket', 5_000), work('photo', 1_000)],
    limit: 7,
    reader: readsAll,
  })
  expect(asked).toEqual([
    { limit: 7, bound: 1_000 },
    { limit: 7, bound: 1_000 },
  ])
  expect(viewQueue(read, { at: new Date(0), userId: '' })).toMatchObject({
    kinds: [
      { kind: 'photo', count: 1_000, has_more: false },
      { kind: 'ticket', count: 1_000, has_more: true },
    ],
    total: 2_000,
    has_more: true,
  })
})
