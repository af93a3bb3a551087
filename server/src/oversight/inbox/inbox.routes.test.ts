// @module-tag some-on-pglite: one path of the inbox.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { notifyStaff } from './notify-staff.ts'

const listPath = '/.netlify/functions/admin-notifications-list'
const markPath = '/.netlify/functions/admin-notifications-mark-read'

type Listed = {
  items: { id: string; title: string; read_at: string | null; leads_to: string }[]
  total: number
}

/** A server whose staff have heard of so many things, one after the other. */
async function buildInbox(count: number) {
  const server = await buildIdentity()
  const { app, services, staffAccount, signIn } = server
  for (let nth = 1; nth <= count; nth++) {
    await services.database.transaction((tx) =>
      notifyStaff(tx, { type: 'gift_received', title: `Notice ${nth}`, message: `What happened ${nth}.` }),
    )
    // The embedded database counts milliseconds, and two notices of one have no order.
    await sleep(2)
  }
  await staffAccount('admin@tower.test')
  const { access_token } = await signIn('admin@tower.test')
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    ...server,
    list: async (query = '') => (await app.inject({ url: `${listPath}${query}`, headers })).json<Listed>(),
    mark: (payload: object) => app.inject({ method: 'POST', url: markPath, payload, headers }),
    announced: () =>
      services.database.read((tx) =>
        tx
          .selectFrom('live_events')
          .select(['topic', 'audience_user_id'])
          .where('topic', 'like', 'notification.%')
          .orderBy('id')
          .execute(),
      ),
  }
}

test(
  'staff read their notices newest first, page by page, in either spelling of the page size',
  { tags: 'on-pglite-too' },
  async () => {
    const { list } = await buildInbox(5)
    const first = await list('?page=1&pageSize=2')
    expect(first).toMatchObject({
      total: 5,
      items: [
        { title: 'Notice 5', type: 'gift_received', message: 'What happened 5.', read_at: null },
        { title: 'Notice 4' },
      ],
    })
    expect((await list('?page=3&page_size=2')).items).toMatchObject([{ title: 'Notice 1' }])
    expect(await list('?page=4&page_size=2')).toMatchObject({ items: [], total: 5 })
    expect((await list()).items).toHaveLength(5)
  },
)

test.each(['unseen=1', 'unread=1', 'unseen=true'])(
  '%s leaves out what was marked read, and counts alike',
  async (only) => {
    const { list, mark } = await buildInbox(3)
    const [newest] = (await list()).items
    expect((await mark({ ids: [newest?.id] })).json()).toMatchObject({ ok: true, marked: 1 })
    expect(await list(`?${only}&pageSize=1`)).toMatchObject({ total: 2, items: [{ title: 'Notice 2' }] })
    expect((await list('?unseen=0')).total).toBe(3)
  },
)

test('marking again changes nothing: not the time, not the count, and no screen is told', async () => {
  const { clock, list, mark, announced } = await buildInbox(2)
  const ids = (await list()).items.map(({ id }) => id)
  await mark({ ids })
  const [before] = (await list()).items
  const told = await announced()
  clock.advance(60_000)
  expect((await mark({ ids })).json()).toMatchObject({ ok: true, marked: 0 })
  expect((await mark({ all: true })).json()).toMatchObject({ ok: true, marked: 0 })
  expect((await list()).items[0]).toEqual(before)
  expect(before?.read_at).not.toBeNull()
  expect(await announced()).toEqual(told)
})

test('all are marked read at once, for whoever did alone: a colleague still has them to read', async () => {
  const { app, staffAccount, signIn, list, mark, announced } = await buildInbox(3)
  expect((await mark({ all: true })).json()).toMatchObject({ ok: true, marked: 3 })
  const heard = (await announced()).at(-1)
  expect(heard).toMatchObject({ topic: 'notification.read' })
  expect(heard?.audience_user_id).not.toBeNull()
  expect((await list('?unseen=1')).total).toBe(0)

  await staffAccount('colleague@tower.test', 'superadmin')
  const { access_token } = await signIn('colleague@tower.test')
  const headers = { authorization: `Bearer ${access_token}` }
  const theirs = () => app.inject({ url: `${listPath}?unseen=1&pageSize=1`, headers })
  expect((await theirs()).json()).toMatchObject({ total: 3 })
  const id = (await list()).items[0]?.id
  await app.inject({ method: 'POST', url: markPath, payload: { ids: [id] }, headers })
  expect((await theirs()).json()).toMatchObject({ total: 2 })
})

test('everything older than a minute is read by one mark, whatever it is, and what was read for all before stays read', async () => {
  const { services, list, mark } = await buildInbox(2)
  const written = (minutes: number, readAt: string) =>
    services.database.transaction((tx) =>
      sql`insert into admin_notifications (type, title, message, created_at, read_at)
        values ('gift_received', 'Older', '', now() - ${minutes} * interval '1 minute', ${sql.raw(readAt)})`.execute(
        tx,
      ),
    )
  await written(90, 'null')
  await written(80, 'now()')
  expect((await list('?unread=1')).total).toBe(3)
  expect((await mark({ all: true })).json()).toMatchObject({ marked: 3 })
  const { items } = await list()
  expect(items).toHaveLength(4)
  expect(items.every(({ read_at: at }) => at !== null)).toBe(true)
  const rows = await services.database.read((tx) =>
    tx.selectFrom('notice_reads').select('notice_id').execute(),
  )
  expect(rows).toHaveLength(2)
})

test('a notice leads to the thing that its fact names, else to the page of such things', async () => {
  const { services, list } = await buildInbox(0)
  const id = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
  const told = [
    ['order_submitted', `order-submitted:${id}`, `/admin/orders?order=${id}`],
    ['reimbursement', `reimbursement:${id}:3`, `/admin/reimbursements?request=${id}`],
    ['draw_completed', `draw-completed:${id}`, `/admin/draws/${id}`],
    ['dispute_open', 'dispute:du_77:open:1', '/admin/payments?q=du_77'],
    ['ticket', `ticket_message:${id}`, '/admin/tickets'],
    ['gift_received', 'something else', '/admin/payments'],
    ['ledger_violation', undefined, '/admin/ledger'],
  ] as const
  for (const [type, dedupeKey] of told)
    await services.database.transaction((tx) =>
      notifyStaff(tx, { type, title: type, message: '', ...(dedupeKey !== undefined && { dedupeKey }) }),
    )
  const { items } = await list()
  for (const [type, , leadsTo] of told)
    expect(items.find(({ title }) => title === type)?.leads_to, type).toBe(leadsTo)
})

test('ids of nothing are passed over; no ids, no id and neither is refused', async () => {
  const { mark } = await buildInbox(1)
  const nowhere = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
  expect((await mark({ ids: [nowhere] })).json()).toMatchObject({ ok: true, marked: 0 })
  for (const body of [{}, { ids: [] }, { ids: ['x'] }, { all: false }, { ids: nowhere }]) {
    expect((await mark(body)).statusCode, JSON.stringify(body)).toBe(400)
  }
})

test('the same fact is told once, and a notice is announced to staff with its id alone', async () => {
  const { services, list } = await buildInbox(0)
  const notice = {
    type: 'gift_received' as const,
    title: 'Once',
    message: 'Told once.',
    dedupeKey: 'the fact',
  }
  for (let time = 0; time < 2; time++) await services.database.transaction((tx) => notifyStaff(tx, notice))
  const { items, total } = await list('?unseen=1')
  expect(total).toBe(1)
  const events = await services.database.read((tx) =>
    tx.selectFrom('live_events').select(['topic', 'audience_user_id', 'payload']).execute(),
  )
  expect(events).toEqual([
    { topic: 'notification.created', audience_user_id: null, payload: { id: items[0]?.id } },
  ])
})

test('marking read is taken back whole, and leaves alone what was read before', async () => {
  const { app, clock, services, list, mark, signIn } = await buildInbox(0)
  const tell = (minutesAgo: number) =>
    services.database.transaction((tx) =>
      sql`insert into admin_notifications (type, title, message, created_at)
        values ('gift_received', 'Told', '', now() - ${minutesAgo} * interval '1 minute')`.execute(tx),
    )
  // Older than the last minute: read by the mark of before.
  await tell(90)
  await tell(80)
  const { read_at: first } = (await mark({ all: true })).json<{ read_at: string }>()
  const firstTimes = async () =>
    (await list()).items.filter(({ read_at: at }) => at !== null).map(({ read_at: at }) => at)
  await tell(0)
  await tell(0)
  clock.advance(1_000)
  const { read_at: readAt } = (await mark({ all: true })).json<{ read_at: string }>()
  expect((await list('?unread=1')).total).toBe(0)
  // What was read before keeps the time when it was, whatever is marked since.
  expect(await firstTimes()).toEqual([readAt, readAt, first, first])
  const { access_token } = await signIn('admin@tower.test')
  const headers = { authorization: `Bearer ${access_token}` }
  const url = '/api/admin/notifications/mark-unread'
  const undo = () => app.inject({ method: 'POST', url, payload: { read_at: readAt }, headers })
  expect((await undo()).json()).toEqual({ ok: true, marked: 2 })
  // Once more after a lost answer: what an earlier mark read stays read.
  expect((await undo()).json()).toEqual({ ok: true, marked: 0 })
  expect((await list('?unread=1')).total).toBe(2)
  expect(await firstTimes()).toEqual([first, first])
})
