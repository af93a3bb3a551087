import { describe, expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { topUpMatchingFund } from '../matching-fund/top-up-matching-fund.ts'
import { balancesOf, readAllRows, readBooks } from '../../../test/read-books.ts'
import { signRefund } from '../../../../test/money/giving/build-changes.ts'
import { previewRefund } from './preview-refund.ts'
import { refundPayment } from './refund-payment.ts'

const dana = 'dana@example.org'
const toClassroom = { metadata: { program: 'classrooms' } }

async function tell(world: GivingWorld, ...events: SignedEvent[]): Promise<void> {
  for (const event of events) expect(await world.deliver(event)).toBe(200)
}

function listRefunds({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx
      .selectFrom('refunds')
      .select(['state', 'amount_cents', 'booked_cents', 'failure_reason'])
      .orderBy('provider_refund_id')
      .execute(),
  )
}

function listNotices({ services }: GivingWorld): Promise<string[]> {
  return services.database.read(async (tx) => {
    const rows = await tx.selectFrom('admin_notifications').select('type').orderBy('created_at').execute()
    return rows.map(({ type }) => type).filter((type) => type.startsWith('refund'))
  })
}

function numbersOf({ services }: GivingWorld) {
  return services.database.read(async (tx) => {
    const slots = await tx
      .selectFrom('slots')
      .select(['ordinal', 'number', 'voided_at'])
      .orderBy('ordinal')
      .execute()
    return slots.map(({ ordinal, voided_at }) => [ordinal, voided_at === null])
  })
}

describe('a refund on its way', () => {
  test('moves no money, freezes its slot, is told to staff, and stands beside the sponsor’s gift', async () => {
    const world = await buildGiving()
    const { bearer } = await world.signIn(dana)
    const { paymentId } = await world.give({ bearer })
    const before = await readBooks(world.services)
    await tell(world, signRefund(world, { paymentId, amountCents: 80_000, status: 'pending' }))
    const after = await readBooks(world.services)
    const frozen = before.slots.map((slot) => ({ ...slot, frozen: true }))
    expect({ ...after, refunds: [] }).toEqual({ ...before, slots: frozen })
    expect(await listRefunds(world)).toMatchObject([{ state: 'pending', booked_cents: 0 }])
    expect(await listNotices(world)).toEqual(['refund_pending'])
    const summary = await world.app.inject({
      url: '/api/sponsor/dashboard/summary',
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(summary.json()).toMatchObject({
      program_cents_total: 80_000,
      recent_donations: [{ standing: 'refund_pending', note: 'Refund on its way' }],
    })
    expect(await world.findFaults()).toEqual([])
  })

  test('is booked once when it succeeds, however often that is told', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana })
    const refund = { paymentId, amountCents: 80_000 }
    const pending = signRefund(world, { ...refund, status: 'pending' }, 'refund.created')
    const succeeded = signRefund(world, { ...refund, status: 'succeeded' })
    const again = signRefund(world, { ...refund, status: 'succeeded' }, 'charge.refund.updated')
    await tell(world, pending, succeeded, succeeded, again, pending)
    const { donors, slots, accounts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ program_cents: 0, slots_minted: 0 }])
    expect(slots).toMatchObject([{ voided: true }])
    expect(accounts).toEqual([])
    expect(await listNotices(world)).toEqual(['refund_pending', 'refund_applied'])
    expect(await world.findFaults()).toEqual([])
  })

  test('counts as gone when staff ask what is left to give back', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { paymentId } = await world.give({ email: dana, amountCents: 10_000 })
    await tell(world, signRefund(world, { paymentId, amountCents: 9_000, status: 'requires_action' }))
    const ours = await world.services.database.read((tx) =>
      tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
    )
    const ask = { actor, paymentId: ours.id, reason: null, idempotencyKey: 'k' }
    const tooMuch = { ...ask, amountCents: 1_001 }
    await expect(refundPayment(world.services, tooMuch)).rejects.toMatchObject({
      code: 'giving.refund_too_large',
    })
    await expect(previewRefund(world.services, tooMuch)).rejects.toMatchObject({
      code: 'giving.refund_too_large',
    })
    expect(await refundPayment(world.services, { ...ask, amountCents: 1_000 })).toMatchObject({
      status: 'succeeded',
    })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a refund that fails after it was booked', () => {
  test('brings slot and receipt back under new numbers, and names the fact it corrects', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, amountCents: 100_000 })
    const refund = { paymentId, amountCents: 100_000 }
    await tell(world, signRefund(world, { ...refund, status: 'succeeded' }, 'refund.created'))
    const failed = { ...refund, status: 'failed', failureReason: 'lost_or_stolen_card' }
    await tell(
      world,
      signRefund(world, failed, 'refund.failed'),
      signRefund(world, failed, 'charge.refund.updated'),
    )

    const { donors, receipts, accounts, payments } = await readBooks(world.services)
    expect(donors).toMatchObject([{ program_cents: 100_000, slots_minted: 1, reserve_hole_cents: 0 }])
    expect(payments).toMatchObject([{ refunded_cents: 0 }])
    expect(await numbersOf(world)).toEqual([
      [1, false],
      [2, true],
    ])
    expect(receipts).toEqual([
      { number: 1, amount_cents: 100_000, voided: true, replaces_number: null },
      { number: 2, amount_cents: 100_000, voided: false, replaces_number: 1 },
    ])
    expect(balancesOf(accounts)).toEqual({ donor_program: 20_000, slot: 80_000, processor: -100_000 })
    expect(await listRefunds(world)).toEqual([
      { state: 'failed', amount_cents: 100_000, booked_cents: 0, failure_reason: 'lost_or_stolen_card' },
    ])
    expect(await listNotices(world)).toEqual(['refund_applied', 'refund_failed'])
    const { facts, mail } = await world.services.database.read(async (tx) => ({
      facts: await tx
        .selectFrom('ledger_transactions as fact')
        .innerJoin('ledger_transactions as corrected', 'corrected.id', 'fact.corrects_id')
        .select(['fact.kind', 'corrected.kind as corrects'])
        .execute(),
      mail: await tx
        .selectFrom('mails')
        .select('params')
        .orderBy('created_at', 'desc')
        .orderBy('dedupe_key', 'desc')
        .executeTakeFirstOrThrow(),
    }))
    expect(facts).toEqual([{ kind: 'refund_reversed', corrects: 'refund_out' }])
    expect(mail.params).toMatchObject({ number: 2, replacesNumber: 1, because: 'refund_failed' })
    expect(await world.findFaults()).toEqual([])
  })

  test('fills what the reserve had paid for a matched slot', async () => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const body = { ...toClassroom, classroom_id: classroom.id }
    const { paymentId } = await world.give({ email: dana, body })
    const refund = { paymentId, amountCents: 80_000 }
    await tell(world, signRefund(world, { ...refund, status: 'succeeded' }))
    expect(balancesOf((await readBooks(world.services)).accounts)).toMatchObject({ refund_reserve: -80_000 })
    await tell(world, signRefund(world, { ...refund, status: 'canceled' }))
    const { donors, slots, accounts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ program_cents: 80_000, reserve_hole_cents: 0, slots_minted: 1 }])
    expect(slots).toMatchObject([{ assigned: true, voided: false }])
    expect(balancesOf(accounts)).toEqual({ budget: 80_000, processor: -80_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('brings a part back, and leaves another refund of the payment as it was', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, amountCents: 100_000, body: { cover_fee: true } })
    const first = { id: 're_a', paymentId, amountCents: 30_000 }
    const second = { id: 're_b', paymentId, amountCents: 5_000 }
    await tell(
      world,
      signRefund(world, { ...first, status: 'succeeded' }),
      signRefund(world, { ...second, status: 'succeeded' }),
      signRefund(world, { ...first, status: 'failed' }),
    )
    const { donors, receipts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ program_cents: 95_000, slots_minted: 1 }])
    expect(receipts.filter(({ voided }) => !voided)).toMatchObject([{ number: 4, replaces_number: 3 }])
    expect(await world.findFaults()).toEqual([])
  })

  test.each(['project', 'prospects'])('puts a gift to %s back where it lay', async (destination) => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, destination, amountCents: 123_457 })
    const before = await readBooks(world.services)
    const small = { id: 're_small', paymentId, amountCents: 7 }
    const rest = { id: 're_rest', paymentId, amountCents: 123_450 }
    await tell(world, signRefund(world, { ...small, status: 'succeeded' }))
    await tell(world, signRefund(world, { ...rest, status: 'succeeded' }))
    expect((await readBooks(world.services)).accounts).toEqual([])
    await tell(world, signRefund(world, { ...small, status: 'failed' }))
    expect(await world.findFaults()).toEqual([])
    await tell(world, signRefund(world, { ...rest, status: 'failed' }))
    expect((await readBooks(world.services)).accounts).toEqual(before.accounts)
    expect(await world.findFaults()).toEqual([])
  })

  test('gives the reserve back what it paid for a fund that had spent its share', async () => {
    const world = await buildGiving()
    const { services } = world
    const actor = await buildActor(services)
    const { paymentId } = await world.give({ email: dana, destination: 'project', amountCents: 1_000_000 })
    await topUpMatchingFund(services, { actor, amountCents: 30_000, idempotencyKey: 'spent' })
    const before = balancesOf((await readBooks(services)).accounts)
    const refund = { paymentId, amountCents: 1_000_000 }
    await tell(world, signRefund(world, { ...refund, status: 'succeeded' }))
    expect(balancesOf((await readBooks(services)).accounts)).toMatchObject({ refund_reserve: -30_000 })
    await tell(world, signRefund(world, { ...refund, status: 'failed' }))
    expect(balancesOf((await readBooks(services)).accounts)).toEqual(before)
    expect(await world.findFaults()).toEqual([])
  })
})

test('in whatever order its states are told, a failed refund ends the same', async () => {
  const ends = new Set<string>()
  for (const order of permute(['pending', 'succeeded', 'failed'])) {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, amountCents: 100_000 })
    for (const status of order) {
      const event = signRefund(world, { paymentId, amountCents: 60_000, status })
      await tell(world, event, event)
      expect(await world.findFaults()).toEqual([])
    }
    const { donors, payments } = await readBooks(world.services)
    ends.add(JSON.stringify({ donors, payments, refunds: await listRefunds(world) }))
  }
  expect(ends.size).toBe(1)
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
    donors: [{ program_cents: 100_000, slots_minted: 1 }],
    refunds: [{ state: 'failed', booked_cents: 0 }],
  })
}, 60_000)

test('cents of another currency are not booked as dollars: staff hear of the refund', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: dana })
  const before = await readBooks(world.services)
  await tell(
    world,
    signRefund(world, { paymentId, amountCents: 80_000, status: 'succeeded', currency: 'eur' }),
  )
  expect(await readBooks(world.services)).toEqual(before)
  expect(await listNotices(world)).toEqual(['refund_needs_review'])
})

test('a refund of a payment that is not here is told to staff once, and applied when it arrives', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email: dana })
  const pending = signRefund(world, { paymentId, amountCents: 80_000, status: 'pending' })
  const failed = signRefund(world, { paymentId, amountCents: 80_000, status: 'failed' })
  await tell(world, failed, pending)
  const notices = await world.services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select(['type', 'dedupe_key']).execute(),
  )
  expect(notices).toEqual([
    { type: 'unknown_payment_changed', dedupe_key: expect.stringContaining('re_test') as string },
  ])
  expect(await world.findFaults()).toEqual([])
  await world.deliverAll()
  expect(await listRefunds(world)).toMatchObject([{ state: 'failed', booked_cents: 0 }])
  expect(await world.findFaults()).toEqual([])
})

test('a refund that succeeded and failed before its payment arrived leaves the whole gift', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email: dana })
  const refund = { paymentId, amountCents: 80_000 }
  await tell(
    world,
    signRefund(world, { ...refund, status: 'succeeded' }),
    signRefund(world, { ...refund, status: 'failed' }),
  )
  await world.deliverAll()
  const { donors, receipts } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 80_000, slots_minted: 1 }])
  expect(receipts.filter(({ voided }) => !voided)).toMatchObject([{ amount_cents: 80_000 }])
  expect(await world.findFaults()).toEqual([])
})

test('a refund by staff and the events about it at once have one effect', async () => {
  const world = await buildGiving({ poolSize: 6 })
  const actor = await buildActor(world.services)
  const { paymentId } = await world.give({ email: dana, amountCents: 100_000 })
  const { id } = await world.services.database.read((tx) =>
    tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
  )
  const { payments } = world.services
  const refund = async (request: Parameters<typeof payments.refund>[0]) => {
    const done = await payments.refund(request)
    const told = { id: done.refundId, paymentId, amountCents: 60_000 }
    const events = ['pending', 'succeeded', 'succeeded', 'failed', 'failed'].map((status) =>
      signRefund(world, { ...told, status }),
    )
    delivered = Promise.all(events.map((event) => world.deliver(event)))
    return done
  }
  let delivered: Promise<number[]> = Promise.resolve([])
  await refundPayment(
    { ...world.services, payments: { ...payments, refund } },
    { actor, paymentId: id, amountCents: 60_000, reason: 'Twice', idempotencyKey: 'click' },
  )
  expect(await delivered).toEqual([200, 200, 200, 200, 200])
  const { donors } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 100_000, slots_minted: 1 }])
  expect(await listRefunds(world)).toMatchObject([{ state: 'failed' }])
  expect(await world.findFaults()).toEqual([])
})

test('a rehearsal beside a refund on its way changes nothing', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const { paymentId } = await world.give({ email: dana, amountCents: 160_000 })
  await tell(world, signRefund(world, { paymentId, amountCents: 80_000, status: 'pending' }))
  const { id } = await world.services.database.read((tx) =>
    tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
  )
  const before = await readAllRows(world.services)
  expect(await previewRefund(world.services, { actor, paymentId: id, amountCents: 80_000 })).toEqual({
    refundedCents: 80_000,
    slotsVoided: 1,
    fromReserveCents: 0,
    onTheirWayCents: 80_000,
  })
  expect(await readAllRows(world.services)).toBe(before)
})

function permute<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permute(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
