import { dayMs } from '@tower/contract/durations.ts'
import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readAllRows, readBooks } from '../../../test/read-books.ts'
import { readOpenDifferences } from './read-open-differences.ts'
import { reconcile } from './reconcile.ts'

const nothing = { mended: 0, failed: 0, opened: 0, resolved: 0, open: 0 }

async function readOpen({ services }: GivingWorld): Promise<string[]> {
  return (await readOpenDifferences(services)).map(({ subject, what }) => `${subject} ${what}`).sort()
}

/** What staff were told of differences, in order. */
function readNotices({ services }: GivingWorld): Promise<string[]> {
  return services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('admin_notifications')
      .select(['type', 'message'])
      .where('type', 'like', 'reconciliation%')
      .orderBy('created_at')
      .execute()
    return rows.map(({ type, message }) => `${type}: ${message}`)
  })
}

function refund({ services }: GivingWorld, paymentId: string, amountCents: number) {
  return services.payments.refund({ paymentId, amountCents, idempotencyKey: `${paymentId}-${amountCents}` })
}

async function readDispute({ services }: GivingWorld, disputeId: string): Promise<string | undefined> {
  const row = await services.database.read((tx) =>
    tx.selectFrom('disputes').select('state').where('provider_dispute_id', '=', disputeId).executeTakeFirst(),
  )
  return row?.state
}

test('what an outage swallowed is applied from the provider’s lists, once, through the same path', async () => {
  const world = await buildGiving()
  await world.give({ email: 'told@example.org', amountCents: 80_000 })
  const lost = [40_000, 40_000, 90_000]
  for (const amountCents of lost) await world.payGift({ email: 'lost@example.org', amountCents })
  const back = await world.payGift({ email: 'back@example.org', amountCents: 80_000 })
  await refund(world, back.paymentId, 80_000)

  expect(await reconcile(world.services)).toMatchObject({ ...nothing, checked: 6, mended: 4 })
  const books = await readBooks(world.services)
  expect(books.donors).toMatchObject([
    { email: 'back@example.org', program_cents: 0, slots_minted: 0 },
    { email: 'lost@example.org', program_cents: 170_000, slots_minted: 2 },
    { email: 'told@example.org', program_cents: 80_000, slots_minted: 1 },
  ])
  expect(await world.findFaults()).toEqual([])

  const before = await readAllRows(world.services)
  expect(await reconcile(world.services)).toMatchObject({ ...nothing, checked: 6 })
  expect(await readAllRows(world.services)).toBe(before)
  await world.deliverAll()
  expect(await readBooks(world.services)).toEqual(books)
})

test('a payment of a guest is booked under the address the provider knows', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift({ amountCents: 500 })
  await world.sandbox.pay(sessionId, 'paid', { email: 'guest@example.org' })
  await reconcile(world.services)
  expect((await readBooks(world.services)).donors).toMatchObject([{ email: 'guest@example.org' }])
})

test('a refund and a dispute are found by their own day, however long ago their payments were', async () => {
  const world = await buildGiving()
  const refunded = await world.give({ email: 'dana@example.org', amountCents: 20_000 })
  const disputed = await world.give({ email: 'eli@example.org' })
  await reconcile(world.services)
  world.clock.advance(100 * dayMs)
  await reconcile(world.services)
  world.clock.advance(dayMs)
  await refund(world, refunded.paymentId, 20_000)
  const { disputeId } = await world.sandbox.openDispute(disputed.paymentId)
  await world.takeEvents()

  expect(await reconcile(world.services)).toMatchObject({ ...nothing, checked: 2, mended: 2 })
  expect(await readDispute(world, disputeId)).toBe('open')
  expect((await readBooks(world.services)).slots).toMatchObject([{ frozen: true }])
  expect(await world.findFaults()).toEqual([])
})

test.each(['won', 'lost'] as const)('a dispute whose end was never told is ended: %s', async (end) => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.deliverAll()
  await reconcile(world.services)
  // Past the days that the provider's list is read back.
  world.clock.advance(200 * dayMs)
  await reconcile(world.services)
  await world.sandbox.closeDispute(disputeId, end)
  await world.takeEvents()
  world.clock.advance(dayMs)

  expect(await reconcile(world.services)).toMatchObject({ ...nothing, mended: 1 })
  expect(await readDispute(world, disputeId)).toBe(end)
  expect((await readBooks(world.services)).slots).toMatchObject([{ frozen: false, voided: end === 'lost' }])
  expect(await world.findFaults()).toEqual([])
})

test('a bank debit that settles days after it was begun is found', async () => {
  const world = await buildGiving()
  await reconcile(world.services)
  const sessionId = await world.startGift({ email: 'dana@example.org' })
  await world.sandbox.pay(sessionId, 'delayed')
  for (let day = 0; day < 9; day += 1) {
    world.clock.advance(dayMs)
    await reconcile(world.services)
  }
  await world.sandbox.settleDelayed(sessionId, 'succeeded')
  await world.takeEvents()
  expect(await reconcile(world.services)).toMatchObject({ ...nothing, mended: 1 })
  expect((await readBooks(world.services)).slots).toHaveLength(1)
})

test('staff are told of each open difference once, and once more when it is gone', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  await world.services.database.script(
    `alter table payments disable trigger user; update payments set amount_cents = 79000; alter table payments enable trigger user`,
  )
  expect(await reconcile(world.services)).toMatchObject({ ...nothing, opened: 1, open: 1 })
  for (let hour = 0; hour < 3; hour += 1) {
    world.clock.advance(3_600_000)
    expect(await reconcile(world.services)).toMatchObject({ opened: 0, resolved: 0, open: 1 })
  }
  const told = `payment ${paymentId} has another amount there: there $800, here $790.`
  expect(await readNotices(world)).toEqual([`reconciliation_difference: ${told}`])

  // However old it is by then.
  world.clock.advance(300 * dayMs)
  await world.services.database.script(
    `alter table payments disable trigger user; update payments set amount_cents = 80000; alter table payments enable trigger user`,
  )
  expect(await reconcile(world.services)).toMatchObject({ opened: 0, resolved: 1, open: 0 })
  expect(await reconcile(world.services)).toMatchObject({ opened: 0, resolved: 0, open: 0 })
  expect(await readNotices(world)).toEqual([
    `reconciliation_difference: ${told}`,
    `reconciliation_resolved: No longer so: ${told}`,
  ])
})

test('a payment that only we know is told, and one that was booked late is not', async () => {
  const world = await buildGiving()
  await reconcile(world.services)
  await world.payGift({ email: 'dana@example.org' })
  world.clock.advance(40 * dayMs)
  await reconcile(world.services)
  world.clock.advance(dayMs)
  await world.deliverAll()
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ opened: 0, open: 0 })

  await world.services.database.transaction((tx) =>
    tx
      .insertInto('payments')
      .values({
        provider_payment_id: 'pi_only_here',
        amount_cents: 100,
        currency: 'usd',
        state: 'unmatched',
        settled_at: world.clock.now(),
      })
      .execute(),
  )
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ opened: 1, open: 1 })
  expect(await readOpen(world)).toEqual(['payment missing_there'])
})

test('money of a stranger stays a difference until staff have decided', async () => {
  const world = await buildGiving()
  await world.sandbox.giveSavedCard('cus_stranger')
  await world.services.payments.chargeSavedCard({
    customerRef: 'cus_stranger',
    amountCents: 700,
    idempotencyKey: 'a',
    metadata: {},
    description: 'Not ours',
  })
  expect(await reconcile(world.services)).toMatchObject({ opened: 1, open: 1 })
  expect(await readOpen(world)).toEqual(['payment unmatched'])
  // Staff heard of it when it was kept.
  expect(await readNotices(world)).toEqual([])
})

test('an error in one payment is told and stops none of the others', async () => {
  const world = await buildGiving()
  await world.payGift({ email: 'old@example.org' })
  const { paymentId } = await world.payGift({ email: 'cursed@example.org' })
  await world.payGift({ email: 'new@example.org' })
  await world.services.database.script(`
    create function curse() returns trigger language plpgsql as $$ begin raise exception 'cursed'; end $$;
    create trigger payments__cursed before insert on payments for each row
      when (new.provider_payment_id = '${paymentId}') execute function curse()`)
  for (const opened of [1, 0]) {
    const report = await reconcile(world.services)
    expect(report).toMatchObject({ failed: 1, opened, open: 1 })
    world.clock.advance(3_600_000)
  }
  expect((await readBooks(world.services)).payments).toHaveLength(2)
  expect(await readOpen(world)).toEqual(['payment failed'])
  expect(await readNotices(world)).toHaveLength(1)

  await world.services.database.script('drop trigger payments__cursed on payments')
  expect(await reconcile(world.services)).toMatchObject({ mended: 1, failed: 0, resolved: 1, open: 0 })
  expect((await readBooks(world.services)).payments).toHaveLength(3)
})

test('a list that can’t be read stops none of the others, is told, and is read from where it was left', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  await reconcile(world.services)
  await world.sandbox.openDispute(paymentId)
  await world.takeEvents()
  const { listRefundsSince } = world.services.payments
  world.services.payments.listRefundsSince = () => {
    throw new Error('this key may not list refunds')
  }
  world.clock.advance(40 * dayMs)
  expect(await reconcile(world.services)).toMatchObject({ mended: 1, failed: 1, open: 1 })
  expect(await readOpen(world)).toEqual(['list unreadable'])
  await refund(world, (await world.give({ email: 'eli@example.org' })).paymentId, 80_000)
  await world.takeEvents()
  world.clock.advance(40 * dayMs)
  world.services.payments.listRefundsSince = listRefundsSince
  expect(await reconcile(world.services)).toMatchObject({ mended: 1, failed: 0, resolved: 1, open: 0 })
})

test('while all agrees nothing is written but how far it was compared', async () => {
  const world = await buildGiving()
  for (let gift = 0; gift < 3; gift += 1) await world.give({ email: 'dana@example.org' })
  await reconcile(world.services)
  world.clock.advance(3_600_000)
  const { database } = world.services
  const { transaction } = database
  let written = 0
  database.transaction = (work) => {
    written += 1
    return transaction(work)
  }
  expect(await reconcile(world.services)).toMatchObject({ ...nothing, checked: 3 })
  expect(written).toBe(3)
})

test('when everything differs staff hear of fifty and of how many more there are', async () => {
  const world = await buildGiving()
  await world.services.database.transaction((tx) =>
    tx
      .insertInto('payments')
      .values(
        Array.from({ length: 60 }, (_, number) => ({
          provider_payment_id: `pi_of_another_account_${number}`,
          amount_cents: 100,
          currency: 'usd',
          state: 'unmatched',
          settled_at: world.clock.now(),
        })),
      )
      .execute(),
  )
  world.clock.advance(dayMs)
  expect(await reconcile(world.services)).toMatchObject({ opened: 60, open: 60 })
  const notices = await readNotices(world)
  expect(notices).toHaveLength(51)
  expect(notices.at(-1)).toContain('10 more differences')
})

test('a refund of nothing in the provider’s list is no difference, as there is nothing to book', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  const { payments } = world.services
  const real = await refund(world, paymentId, 100)
  await world.deliverAll()
  payments.listRefundsSince = async function* () {
    yield { ...real, paymentId, refundId: 're_nothing', amountCents: 0, createdAt: world.clock.now() }
  }
  for (let day = 0; day < 2; day += 1) {
    expect(await reconcile(world.services)).toMatchObject({ ...nothing, checked: 2 })
    world.clock.advance(dayMs)
  }
  expect(await readNotices(world)).toEqual([])
})

test('an open dispute that somebody wrote down as won is told to staff, as no row here can show it', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.deliverAll()
  await world.services.database.script(
    ['disputes', 'payments', 'slots'].map((table) => `alter table ${table} disable trigger user`).join(';'),
  )
  await world.services.database.script(
    `update disputes set state = 'won', closed_at = now(); update payments set dispute_state = 'won';
      update slots set frozen_at = null`,
  )
  await world.services.database.script(
    ['disputes', 'payments', 'slots'].map((table) => `alter table ${table} enable trigger user`).join(';'),
  )
  expect(await reconcile(world.services)).toMatchObject({ opened: 1, open: 1 })
  expect(await readNotices(world)).toEqual([
    `reconciliation_difference: dispute ${disputeId} stands differently there: there open, here won, of payment ${paymentId}.`,
  ])
})
