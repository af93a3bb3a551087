// @module-tag some-on-pglite: one path of giving, from the payment to the books.
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { completeCheckout } from './complete-checkout.ts'

const dana = 'dana@example.org'

test(
  'an $800 slot payment mints exactly one slot, writes receipt 1 and breaks no invariant',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildGiving()
    await world.give({ email: dana, body: { metadata: { program: 'classrooms' } } })
    const books = await readBooks(world.services)
    expect(books.slots).toEqual([
      { ordinal: 1, origin: 'donor', voided: false, frozen: false, assigned: false, assigned_how: null },
    ])
    expect(books.receipts).toEqual([
      { number: 1, amount_cents: 80_000, voided: false, replaces_number: null },
    ])
    expect(books.checkouts).toEqual([{ purpose: 'sponsor_slot', state: 'complete', amount_cents: 80_000 }])
    expect(await world.findFaults()).toEqual([])
  },
)

test('two gifts of $400 mint one slot, $1,600 mints two, and what is over counts on', async () => {
  const world = await buildGiving()
  for (const amountCents of [40_000, 40_000, 160_000, 100]) await world.give({ email: dana, amountCents })
  const { donors, slots } = await readBooks(world.services)
  expect(donors).toEqual([
    {
      kind: 'person',
      email: dana,
      program_cents: 240_100,
      reserve_hole_cents: 0,
      absorbed_cents: 0,
      slots_minted: 3,
    },
  ])
  expect(slots).toHaveLength(3)
  expect(await world.findFaults()).toEqual([])
})

test('the same address in other capitals is the same donor', async () => {
  const world = await buildGiving()
  await world.give({ email: 'Dana@Example.org', amountCents: 40_000 })
  const sessionId = await world.startGift({ amountCents: 40_000 })
  await world.sandbox.pay(sessionId, 'paid', { email: 'DANA@example.ORG' })
  await world.deliverAll()
  const { donors } = await readBooks(world.services)
  expect(donors).toMatchObject([{ email: dana, slots_minted: 1 }])
})

test('a guest whose payment is told before the checkout belongs to the address typed at the provider', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift({ amountCents: 40_000 })
  await world.sandbox.pay(sessionId, 'paid', { email: dana })
  const events = await world.takeEvents()
  const first = events.find(({ type }) => type === 'payment_intent.succeeded')
  expect(first && (await world.deliver(first))).toBe(200)
  expect((await readBooks(world.services)).donors).toMatchObject([{ email: dana, program_cents: 40_000 }])
})

test('a general gift is split 65/16/16 with the rest to operations, and mints for the house alone', async () => {
  const world = await buildGiving()
  await world.give({ email: dana, destination: 'project', amountCents: 123_457 })
  await world.give({ email: dana, destination: 'project', amountCents: 1_111 })
  const { donors, slots, accounts } = await readBooks(world.services)
  expect(donors).toMatchObject([
    { kind: 'house', program_cents: 80_247 + 722, slots_minted: 1 },
    { kind: 'person', program_cents: 0, slots_minted: 0 },
  ])
  expect(slots).toMatchObject([{ origin: 'house' }])
  expect(balancesOf(accounts)).toMatchObject({
    fund_prospects: 19_753 + 177,
    fund_smbs: 19_753 + 177,
    fund_operations: 3_704 + 35,
    fund_classrooms: 969,
    slot: 80_000,
  })
  expect(await world.findFaults()).toEqual([])
})

test('a prospect gift mints nothing and lies in the prospects fund', async () => {
  const world = await buildGiving()
  await world.give({ email: dana, destination: 'prospects', amountCents: 90_000 })
  const { slots, accounts } = await readBooks(world.services)
  expect(slots).toEqual([])
  expect(accounts).toContainEqual({ kind: 'fund_prospects', cents: 90_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a covered fee is its own line and never counts towards a slot', async () => {
  const world = await buildGiving()
  await world.give({ email: dana, amountCents: 79_999, body: { cover_fee: true } })
  const { donors, accounts, receipts } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 79_999, slots_minted: 0 }])
  expect(accounts).toContainEqual({ kind: 'fee_cover', cents: 2_421 })
  expect(receipts).toMatchObject([{ amount_cents: 82_420 }])
  expect(await world.findFaults()).toEqual([])
})

test('a slot paid for a confirmed classroom goes there at once with its $800', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  await world.give({ email: dana, body: { classroom_id: classroom.id, metadata: { program: 'classrooms' } } })
  const { slots, accounts } = await readBooks(world.services)
  expect(slots).toMatchObject([{ assigned: true, assigned_how: 'designation' }])
  expect(accounts).toContainEqual({ kind: 'budget', cents: 80_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a gift that pays whole slots for a classroom takes them there, what smaller gifts filled waits for its draw', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const forClassroom = { classroom_id: classroom.id }
  await world.give({ email: dana, amountCents: 79_900 })
  await world.give({ email: dana, amountCents: 100, body: forClassroom })
  await world.give({ email: dana, amountCents: 40_000 })
  await world.give({ email: dana, amountCents: 200_000, body: forClassroom })
  const { slots } = await readBooks(world.services)
  expect(slots.map(({ assigned_how: how }) => how)).toEqual([null, 'designation', 'designation', null])
  expect(await world.findFaults()).toEqual([])
})

test('a designated slot waits in the pool, and staff know, when its classroom was un-confirmed meanwhile', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  await world.payGift({
    email: dana,
    body: { classroom_id: classroom.id, metadata: { program: 'classrooms' } },
  })
  await world.services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null }).where('id', '=', classroom.id).execute(),
  )
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([{ assigned: false, voided: false }])
  expect(await noticesOf(world)).toContain('designation_failed')
})

test('a paid checkout lets its giver sign in as a sponsor, unless staff switched that off', async () => {
  const world = await buildGiving()
  await world.services.database.transaction((tx) =>
    tx
      .insertInto('allowlist_entries')
      .values({ email: 'blocked@example.org', role: 'sponsor', active: false, source: 'staff' })
      .execute(),
  )
  await world.startGift({ email: 'unpaid@example.org' })
  await world.give({ email: 'Dana@Example.org', amountCents: 100 })
  await world.give({ email: dana, amountCents: 100 })
  await world.give({ email: 'blocked@example.org', amountCents: 100 })
  const entries = await world.services.database.read((tx) =>
    tx
      .selectFrom('allowlist_entries')
      .select(['email', 'role', 'active', 'source'])
      .orderBy('email')
      .execute(),
  )
  expect(entries).toEqual([
    { email: 'blocked@example.org', role: 'sponsor', active: false, source: 'staff' },
    { email: dana, role: 'sponsor', active: true, source: 'checkout' },
  ])
})

test('a gift of nobody in particular is never lost: the house holds it', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ amountCents: 80_000 })
  // As a provider that asked for no address would tell it.
  const { checkoutId } = await world.services.database.read((tx) =>
    tx.selectFrom('checkouts').select('id as checkoutId').executeTakeFirstOrThrow(),
  )
  await world.services.database.transaction((tx) =>
    completeCheckout(world.services, tx, {
      providerPaymentId: paymentId,
      checkoutId,
      sessionId: null,
      amountCents: 80_000,
      currency: 'usd',
      email: null,
      livemode: false,
      chargedAt: world.clock.now(),
    }),
  )
  const { donors, slots, receipts } = await readBooks(world.services)
  expect(donors).toMatchObject([{ kind: 'house', program_cents: 80_000, slots_minted: 1 }])
  expect(slots).toMatchObject([{ origin: 'house' }])
  expect(receipts).toMatchObject([{ number: 1 }])
  expect(await world.findFaults()).toEqual([])
})

test(
  'the return page completes a paid checkout once, also when its events come afterwards',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildGiving()
    const { sessionId } = await world.payGift({ email: dana, body: { metadata: { program: 'classrooms' } } })
    const ask = () => world.app.inject({ url: `/api/checkouts/${sessionId}` })
    const told = {
      status: 'complete',
      amount_cents: 80_000,
      slots_minted: 1,
      progress_cents: 0,
      receipt_number: 1,
    }
    const answer = await ask()
    expect(answer.json()).toMatchObject(told)
    expect(answer.headers['cache-control']).toBe('no-store')
    await world.deliverAll()
    expect((await ask()).json()).toMatchObject(told)
    expect((await readBooks(world.services)).slots).toHaveLength(1)
  },
)

test('the return page of an unpaid checkout mints nothing, and an unknown one is not found', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift({ email: dana })
  expect((await world.app.inject({ url: `/api/checkouts/${sessionId}` })).json()).toMatchObject({
    status: 'open',
    slots_minted: 0,
  })
  expect((await world.app.inject({ url: '/api/checkouts/cs_test_unknown' })).statusCode).toBe(404)
  expect((await readBooks(world.services)).slots).toEqual([])
})

test('while the provider is away the return page says open instead of failing', async () => {
  const world = await buildGiving()
  const { sessionId } = await world.payGift({ email: dana })
  await world.sandbox.beginOutage('unreachable', 5)
  const answer = await world.app.inject({ url: `/api/checkouts/${sessionId}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'open' })
})

async function noticesOf({ services }: Awaited<ReturnType<typeof buildGiving>>): Promise<string[]> {
  const rows = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('type').execute(),
  )
  return rows.map(({ type }) => type)
}
