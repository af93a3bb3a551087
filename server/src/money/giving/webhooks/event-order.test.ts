import { describe, expect, test } from 'vitest'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../../test/read-books.ts'

type Story = { name: string; tell(world: GivingWorld, email: string): Promise<void> }

/** Each story makes five events of one payment. */
const stories: Story[] = [
  {
    name: 'a partial refund and the opening of a dispute',
    async tell(world, email) {
      const { paymentId } = await world.payGift({ email, amountCents: 200_000 })
      await world.services.payments.refund({ paymentId, amountCents: 70_000, idempotencyKey: email })
      await world.sandbox.openDispute(paymentId)
    },
  },
  {
    name: 'a partial refund and a full one',
    async tell(world, email) {
      const { paymentId } = await world.payGift({ email, amountCents: 160_000 })
      const refund = (amountCents: number, part: string) =>
        world.services.payments.refund({ paymentId, amountCents, idempotencyKey: `${email}${part}` })
      await refund(30_000, 'a')
      await refund(130_000, 'b')
    },
  },
  {
    name: 'a lost dispute told twice over',
    async tell(world, email) {
      const { paymentId } = await world.payGift({ email, amountCents: 80_000 })
      const { disputeId } = await world.sandbox.openDispute(paymentId)
      await world.sandbox.closeDispute(disputeId, 'lost')
    },
  },
  {
    name: 'a won dispute',
    async tell(world, email) {
      const { paymentId } = await world.payGift({ email, amountCents: 80_000 })
      const { disputeId } = await world.sandbox.openDispute(paymentId)
      await world.sandbox.closeDispute(disputeId, 'won')
    },
  },
]

/**
 * Every fifth of the 120 orders starts with each pair of events at least once, which is where an order hurts: who comes
 * before the payment, and who between its two messages. EVENT_ORDERS=all walks through all of them.
 */
const stride = process.env.EVENT_ORDERS === 'all' ? 1 : 5

describe.each(stories)('$name', ({ tell }) => {
  test('ends the same in whatever order five events come', { timeout: 240_000 }, async () => {
    const world = await buildGiving()
    // As everywhere but in tests, time goes on between two looks at the clock.
    const { now } = world.clock
    world.clock.now = () => (world.clock.advance(1), now())
    let expected: unknown
    const orders = [...permutations([0, 1, 2, 3, 4])].filter((_, index) => index % stride === 0)
    for (const order of orders) {
      const email = `giver-${order.join('')}@example.org`
      await tell(world, email)
      const events = padToFive((await world.takeEvents()).filter(isFirstToTell))
      for (const place of order) expect(await world.deliver(events[place] as SignedEvent)).toBe(200)
      const end = await readEnd(world, email)
      expected ??= end
      expect({ order, end }).toEqual({ order, end: expected })
    }
    expect(await world.findFaults()).toEqual([])
    expect(await countWaiting(world)).toBe(0)
  })
})

/** A story of four events has one of them told twice; of six, the last refund's total is told at the end. */
function padToFive(events: SignedEvent[]): SignedEvent[] {
  if (events.length > 5)
    return events.filter(({ type }, at) => type !== 'charge.refunded' || at === events.length - 1)
  return events.length === 5 ? events : [...events, ...events].slice(0, 5)
}

/** What moved the money of a dispute tells nothing that its beginning and its end do not. */
function isFirstToTell({ type }: SignedEvent): boolean {
  return !type.startsWith('charge.dispute.funds_')
}

function* permutations(items: number[]): Generator<number[], void> {
  if (items.length === 0) yield []
  for (const first of items) {
    for (const rest of permutations(items.filter((item) => item !== first))) yield [first, ...rest]
  }
}

function countWaiting({ services }: GivingWorld): Promise<number> {
  return services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('pending_provider_events')
      .select('id')
      .where('applied_at', 'is', null)
      .execute()
    return rows.length
  })
}

/** What one giver's story left behind, without ids, instants and the receipts' running numbers. */
async function readEnd(world: GivingWorld, email: string) {
  const end = await world.services.database.read(async (tx) => ({
    donor: await tx
      .selectFrom('donors')
      .select(['program_cents', 'reserve_hole_cents', 'slots_minted'])
      .where('email', '=', email)
      .execute(),
    slots: await tx
      .selectFrom('slots')
      .innerJoin('donors', 'donors.id', 'slots.donor_id')
      .select(['slots.ordinal', 'slots.assigned'])
      .select((eb) => [eb('slots.frozen_at', 'is not', null).as('frozen')])
      .where('donors.email', '=', email)
      // What went back before its payment was heard of was never minted, and what never was can't be voided.
      .where('slots.voided_at', 'is', null)
      .orderBy('slots.ordinal')
      .execute(),
    payment: await tx
      .selectFrom('payments')
      .select(['state', 'refunded_cents', 'dispute_state'])
      .where('email', '=', email)
      .execute(),
    refunds: await tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount_cents', 'refunds.flagged'])
      .where('payments.email', '=', email)
      .orderBy('refunds.amount_cents')
      .execute(),
    valid: await tx
      .selectFrom('receipts')
      .select('amount_cents')
      .where('email', '=', email)
      .where('voided_at', 'is', null)
      .execute(),
  }))
  return end
}

test('the books are the same whether a refund came before or after its payment, but for what was never minted', async () => {
  const [inOrder, reversed] = await Promise.all(
    [false, true].map(async (backwards) => {
      const world = await buildGiving()
      const { paymentId } = await world.payGift({ email: 'dana@example.org', amountCents: 100_000 })
      await world.services.payments.refund({ paymentId, amountCents: 25_000, idempotencyKey: 'once' })
      const events = await world.takeEvents()
      for (const event of backwards ? events.toReversed() : events) await world.deliver(event)
      expect(await world.findFaults()).toEqual([])
      return readBooks(world.services)
    }),
  )
  if (!inOrder || !reversed) throw new Error('there are two books')
  const withoutBoth = ({ slots: _slots, receipts: _receipts, ...rest }: typeof inOrder) => rest
  expect(withoutBoth(reversed)).toEqual(withoutBoth(inOrder))
  expect(inOrder.slots).toMatchObject([{ voided: true }])
  expect(reversed.slots).toEqual([])
  expect(inOrder.receipts).toMatchObject([
    { amount_cents: 100_000, voided: true },
    { amount_cents: 75_000, voided: false, replaces_number: 1 },
  ])
  expect(reversed.receipts).toMatchObject([
    { number: 1, amount_cents: 75_000, voided: false, replaces_number: null },
  ])
})
