import { dayMs } from '@tower/contract/durations.ts'
import { describe, expect, test } from 'vitest'
import { scheduledJobs } from '../../../jobs/scheduled-jobs.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { followBalance } from './follow-balance.ts'

const dana = 'dana@example.org'
/** What the sandbox keeps of $800: 2.9 % and 30 cents. */
const cardFee = 2_350
const disputeFee = 1_500

/** The balance followed as the job does, with the books proven and compared. */
async function follow(world: GivingWorld): Promise<void> {
  await followBalance(world.services)
  expect(await world.findFaults()).toEqual([])
}

async function readProviderCents({ services }: GivingWorld): Promise<number> {
  const { availableCents, pendingCents } = await services.payments.readBalance()
  return availableCents + pendingCents
}

async function centsOf(world: GivingWorld) {
  return balancesOf((await readBooks(world.services)).accounts)
}

function listNotices({ services }: GivingWorld): Promise<string[]> {
  return services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('admin_notifications')
      .select('type')
      .where('type', 'like', 'balance%')
      .orderBy('created_at')
      .execute()
    return rows.map(({ type }) => type)
  })
}

test('an hourly job follows the balance', () => {
  expect(scheduledJobs.find(({ run }) => run === followBalance)).toMatchObject({
    name: 'giving.balance',
    cron: expect.stringMatching(/^\d+ \* \* \* \*$/) as string,
  })
})

test('the processor account is the provider’s balance: card fees, payouts and what came back are booked once', async () => {
  const world = await buildGiving()
  await world.give({ email: dana })
  await follow(world)
  expect(await centsOf(world)).toEqual({
    processor: cardFee - 80_000,
    processor_fees: -cardFee,
    slot: 80_000,
  })
  world.clock.advance(3 * dayMs)
  const { payoutId } = await world.sandbox.payOut()
  await follow(world)
  await follow(world)
  expect(await centsOf(world)).toEqual({ bank: cardFee - 80_000, processor_fees: -cardFee, slot: 80_000 })
  await world.sandbox.endPayout(payoutId ?? '', 'failed')
  await follow(world)
  expect(await centsOf(world)).toMatchObject({ processor: cardFee - 80_000 })
  expect(await readProviderCents(world)).toBe(80_000 - cardFee)
  expect(await listNotices(world)).toEqual([])
})

test('the provider keeps its fee of a payment that is given back', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: dana })
  await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'back' })
  await world.deliverAll()
  await follow(world)
  expect(await centsOf(world)).toEqual({ processor: cardFee, processor_fees: -cardFee })
  expect(await readProviderCents(world)).toBe(-cardFee)
})

test('a refund on its way has left the provider, and is no difference', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: dana })
  await follow(world)
  await world.sandbox.setRefunds('pending')
  const refund = await world.services.payments.refund({
    paymentId,
    amountCents: 30_000,
    idempotencyKey: 'back',
  })
  await world.deliverAll()
  await follow(world)
  await follow(world)
  await world.sandbox.moveRefund(refund.refundId, 'failed')
  await world.deliverAll()
  await follow(world)
  await follow(world)
  expect(await listNotices(world)).toEqual([])
})

describe('a dispute’s fee and money', () => {
  test.each(['won', 'lost'] as const)('are booked once by event or list, and agree when %s', async (end) => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana })
    await follow(world)
    const { disputeId } = await world.sandbox.openDispute(paymentId)
    // The job hears of the movement before the event does.
    await follow(world)
    await world.deliverAll()
    await follow(world)
    expect(await centsOf(world)).toMatchObject({
      disputed_funds: -80_000,
      processor_fees: -cardFee - disputeFee,
    })
    await world.sandbox.closeDispute(disputeId, end)
    await world.deliverAll()
    await follow(world)
    const fees = cardFee + disputeFee
    expect(await centsOf(world)).toEqual(
      end === 'won'
        ? { processor: fees - 80_000, processor_fees: -fees, slot: 80_000 }
        : { processor: fees, processor_fees: -fees },
    )
    expect(await listNotices(world)).toEqual([])
  })
})

test('the job and the events of many disputes at once book each movement once', async () => {
  const world = await buildGiving({ poolSize: 8 })
  await follow(world)
  const count = 4
  for (let n = 0; n < count; n += 1) {
    const { paymentId } = await world.give({ email: dana })
    await world.sandbox.openDispute(paymentId)
  }
  const events = await world.takeEvents()
  await Promise.all([
    followBalance(world.services),
    ...events.map((event) => world.deliver(event)),
    followBalance(world.services),
    ...events.map((event) => world.deliver(event)),
  ])
  await follow(world)
  const fees = count * (cardFee + disputeFee)
  expect(await centsOf(world)).toMatchObject({ processor_fees: -fees, disputed_funds: -count * 80_000 })
  expect(await readProviderCents(world)).toBe(-fees)
})

test('a difference is told once when it stands, and again when it is gone', async () => {
  const world = await buildGiving()
  await follow(world)
  await world.payGift({ email: dana })
  await follow(world)
  expect(await listNotices(world)).toEqual([])
  await follow(world)
  await follow(world)
  expect(await listNotices(world)).toEqual(['balance_differs'])
  await world.deliverAll()
  await follow(world)
  await follow(world)
  expect(await listNotices(world)).toEqual(['balance_differs', 'balance_agrees'])
})

test('money that waits for review is no difference: staff know of it', async () => {
  const world = await buildGiving()
  await follow(world)
  await world.payGift({ email: dana })
  await world.services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ amount_cents: 90_000 }).execute(),
  )
  await world.deliverAll()
  await follow(world)
  await follow(world)
  expect(await centsOf(world)).toEqual({})
  expect(await listNotices(world)).toEqual([])
})

test('what the provider held before these books began is told once and taken as it is', async () => {
  const world = await buildGiving()
  await world.payGift({ email: dana })
  await follow(world)
  await follow(world)
  expect(await listNotices(world)).toEqual(['balance_opened'])
  await follow(world)
  expect(await listNotices(world)).toEqual(['balance_opened'])
})
