// @module-tag some-on-pglite: events are kept as JSON, and once.
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { WEBHOOK_SECRET } from '../../../../test/vendors/stripe/build-sandbox.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readAllRows, readBooks } from '../../../test/read-books.ts'

const dana = 'dana@example.org'
const slot = { email: dana, body: { metadata: { program: 'classrooms' } } }

const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const refuse = () => Promise.reject(down)

/** For events the sandbox would never send: signed with the right secret. */
function sign(world: GivingWorld, event: object) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(world.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp })
  return { body: Buffer.from(payload), signature }
}

/** The event with some facts of its object changed, signed anew. */
function forge(world: GivingWorld, { body }: { body: Buffer }, change: object, eventChange: object = {}) {
  const event = JSON.parse(body.toString()) as { data: { object: object } }
  return sign(world, { ...event, ...eventChange, data: { object: { ...event.data.object, ...change } } })
}

function listNotices({ services }: GivingWorld): Promise<string[]> {
  return services.database.read(async (tx) => {
    const rows = await tx.selectFrom('admin_notifications').select('type').orderBy('created_at').execute()
    return rows.map(({ type }) => type)
  })
}

function readOutcomes({ services }: GivingWorld): Promise<Record<string, string>> {
  return services.database.read(async (tx) => {
    const rows = await tx.selectFrom('provider_events').select(['kind', 'outcome']).execute()
    return Object.fromEntries(rows.map(({ kind, outcome }) => [kind, outcome]))
  })
}

describe('a wrong signature is refused with 400 and nothing is stored', () => {
  let world: GivingWorld
  let body: Buffer
  let good: string
  beforeAll(async () => {
    world = await buildGiving({ keep: true })
    await world.payGift(slot)
    const [event] = await world.listEvents()
    ;({ body, signature: good } = event ?? { body: Buffer.alloc(0), signature: '' })
  })
  afterAll(() => world.close())

  const old =
    (seconds: number, secret = WEBHOOK_SECRET) =>
    () => {
      const timestamp = Math.floor(world.clock.now().getTime() / 1000) - seconds
      return Stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret, timestamp })
    }
  test.each<[string, () => string]>([
    ['empty', () => ''],
    ['noise', () => 'hello'],
    ['without a time', () => good.replace(/^t=\d+,/, '')],
    ['without a signature', () => good.split(',')[0] ?? ''],
    ['of another scheme', () => good.replace('v1=', 'v0=')],
    ['one digit short', () => good.slice(0, -1)],
    ['one digit changed', () => good.slice(0, -1) + (good.endsWith('0') ? '1' : '0')],
    ['in capitals', () => good.toUpperCase()],
    ['with a later time', () => good.replace(/t=(\d+)/, (_, time) => `t=${Number(time) + 1}`)],
    ['of another secret', old(0, 'whsec_stranger')],
    ['301 seconds old', old(301)],
    ['a day old', old(86_400)],
  ])('%s', async (_, header) => {
    const before = await readAllRows(world.services)
    expect(await world.deliver({ body, signature: header() })).toBe(400)
    expect(await readAllRows(world.services)).toBe(before)
  })

  test('a body written anew, cut or empty', async () => {
    const before = await readAllRows(world.services)
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))
    for (const changed of [again, body.subarray(0, -1), Buffer.alloc(0), Buffer.from('null')]) {
      expect(await world.deliver({ body: changed, signature: good })).toBe(400)
    }
    expect(await readAllRows(world.services)).toBe(before)
  })

  test('while a good one among two is enough', async () => {
    const [time, signature] = good.split(',')
    expect(await world.deliver({ body, signature: `${time},v1=${'0'.repeat(64)},${signature}` })).toBe(200)
  })
})

test(
  'an event delivered again and again has one effect and is answered 200 each time',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildGiving()
    await world.give(slot)
    const before = await readAllRows(world.services)
    for (const event of await world.listEvents()) {
      for (let copy = 0; copy < 3; copy += 1) expect(await world.deliver(event)).toBe(200)
    }
    expect(await readAllRows(world.services)).toBe(before)
  },
)

test('an event that was taken this very moment is not answered again before it is on disk', async () => {
  const world = await buildGiving()
  await world.give(slot)
  const [event] = await world.listEvents()
  if (!event) throw new Error('no event')
  const { transactionOfMany } = world.services.database
  const unflushed = (work: (tx: Tx) => Promise<unknown>) => transactionOfMany(work).then(refuse)
  Object.assign(world.services.database, { transactionOfMany: unflushed })
  expect(await world.deliver(event)).toBe(503)
  Object.assign(world.services.database, { transactionOfMany })
  expect(await world.deliver(event)).toBe(200)
})

test('two different events of one payment have one effect', { tags: 'on-pglite-too' }, async () => {
  const world = await buildGiving()
  const events = await world.give(slot).then(() => world.listEvents())
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['checkout.session.completed', 'payment_intent.succeeded']),
  )
  const { slots, payments } = await readBooks(world.services)
  expect([slots.length, payments.length]).toEqual([1, 1])
  const renamed = forge(world, events[0] ?? { body: Buffer.alloc(0) }, {}, { id: 'evt_other_name' })
  expect(await world.deliver(renamed)).toBe(200)
  expect((await readBooks(world.services)).slots).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})

test.each([
  ['amount', { amount_total: 100 }, {}],
  ['currency', { currency: 'eur' }, {}],
  ['real money in a test setting', { livemode: true }, { livemode: true }],
])(
  'a payment that differs in %s is kept for review, told to staff and mints nothing',
  async (_, change, eventChange) => {
    const world = await buildGiving()
    await world.payGift(slot)
    const completed = (await world.takeEvents()).find(({ type }) => type === 'checkout.session.completed')
    if (!completed) throw new Error('no event')
    expect(await world.deliver(forge(world, completed, change, eventChange))).toBe(200)
    const { payments, slots, checkouts, accounts } = await readBooks(world.services)
    expect(payments).toMatchObject([{ state: 'needs_review' }])
    expect(checkouts).toMatchObject([{ state: 'needs_review' }])
    expect([slots, accounts]).toEqual([[], []])
    expect(await listNotices(world)).toEqual(['payment_needs_review'])
    expect(await world.findFaults()).toEqual([])
  },
)

test.each([
  ['an unknown checkout', { client_reference_id: '11111111-1111-4111-8111-111111111111' }],
  ['a checkout of another site', { client_reference_id: 'order/4711' }],
  ['no checkout', { client_reference_id: null, metadata: {} }],
])('a payment of %s is kept as unmatched where staff see it', async (_, change) => {
  const world = await buildGiving()
  await world.payGift(slot)
  const completed = (await world.takeEvents()).find(({ type }) => type === 'checkout.session.completed')
  if (!completed) throw new Error('no event')
  expect(await world.deliver(forge(world, completed, change))).toBe(200)
  expect((await readBooks(world.services)).payments).toMatchObject([
    { state: 'unmatched', amount_cents: 80_000 },
  ])
  expect(await listNotices(world)).toEqual(['payment_unmatched'])
})

test('a second payment of a checkout is kept beside the first and mints nothing', async () => {
  const world = await buildGiving()
  await world.give(slot)
  const completed = (await world.listEvents()).find(({ type }) => type === 'checkout.session.completed')
  if (!completed) throw new Error('no event')
  const second = forge(world, completed, { payment_intent: 'pi_second' }, { id: 'evt_second' })
  expect(await world.deliver(second)).toBe(200)
  const { payments, slots } = await readBooks(world.services)
  expect(payments.map(({ state }) => state).sort()).toEqual(['settled', 'unmatched'])
  expect(slots).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})

test('a slow method mints nothing until the money is there', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift(slot)
  await world.sandbox.pay(sessionId, 'delayed')
  await world.deliverAll()
  expect((await readBooks(world.services)).payments).toEqual([])
  await world.sandbox.settleDelayed(sessionId, 'succeeded')
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})

test('a slow method that fails leaves a failed checkout, an expired one an expired checkout', async () => {
  const world = await buildGiving()
  const failing = await world.startGift(slot)
  await world.sandbox.pay(failing, 'delayed')
  await world.sandbox.settleDelayed(failing, 'failed')
  await world.sandbox.expireCheckout(await world.startGift({ amountCents: 500 }))
  await world.deliverAll()
  const { checkouts, payments } = await readBooks(world.services)
  expect(checkouts.map(({ state }) => state)).toEqual(['expired', 'failed'])
  expect(payments).toEqual([])
})

test('money that arrives for an expired checkout is still a gift', async () => {
  const world = await buildGiving()
  const { sessionId } = await world.payGift(slot)
  const events = await world.takeEvents()
  const completed = events.find(({ type }) => type === 'checkout.session.completed')
  if (!completed) throw new Error('no event')
  await world.deliver(
    forge(
      world,
      completed,
      { status: 'expired', payment_status: 'unpaid' },
      { id: 'evt_x', type: 'checkout.session.expired' },
    ),
  )
  for (const event of events) await world.deliver(event)
  expect((await readBooks(world.services)).checkouts).toMatchObject([{ state: 'complete' }])
  expect(sessionId).toMatch(/^cs_/)
})

test.each([
  ['from the start', { read: refuse, transaction: refuse, transactionOfMany: refuse }],
  ['once the payment was looked up', { transaction: refuse, transactionOfMany: refuse }],
])(
  'a database that is not there %s answers 503 at once, and the event sent again has its effect',
  async (_, broken) => {
    const world = await buildGiving()
    await world.payGift(slot)
    const [event] = await world.takeEvents()
    if (!event) throw new Error('no event')
    const { database } = world.services
    const { read, transaction, transactionOfMany } = database
    const before = await readAllRows(world.services)
    Object.assign(database, broken)
    expect(await world.deliver(event)).toBe(503)
    Object.assign(database, { read, transaction, transactionOfMany })
    expect(await readAllRows(world.services)).toBe(before)
    expect(await world.deliver(event)).toBe(200)
    expect((await readBooks(world.services)).slots).toHaveLength(1)
  },
)

test('an effect that fails takes its event back with it', { tags: 'on-pglite-too' }, async () => {
  const world = await buildGiving()
  await world.payGift(slot)
  const completed = (await world.takeEvents()).find(({ type }) => type === 'checkout.session.completed')
  if (!completed) throw new Error('no event')
  const before = await readAllRows(world.services)
  const { now } = world.clock
  let calls = 0
  // The clock breaks in the middle of the transaction.
  world.clock.now = () => {
    calls += 1
    if (calls > 2) throw new Error('the clock broke')
    return now()
  }
  expect(await world.deliver(completed)).toBe(500)
  world.clock.now = now
  expect(await readAllRows(world.services)).toBe(before)
  expect(await world.deliver(completed)).toBe(200)
  expect((await readBooks(world.services)).slots).toHaveLength(1)
})

test('events we have no rule for are acknowledged and ignored', async () => {
  const world = await buildGiving()
  const created = Math.floor(world.clock.now().getTime() / 1000)
  const event = {
    id: 'evt_1',
    object: 'event',
    created,
    livemode: false,
    type: 'payout.paid',
    data: { object: {} },
  }
  expect(await world.deliver(sign(world, event))).toBe(200)
  expect(await readOutcomes(world)).toEqual({ other: 'ignored' })
})
