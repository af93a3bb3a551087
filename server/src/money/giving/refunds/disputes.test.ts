import { describe, expect, test } from 'vitest'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { signDispute, signRefund } from '../../../../test/money/giving/build-changes.ts'

const dana = 'dana@example.org'
const taken = { id: 'txn_taken', amountCents: -80_000, feeCents: 1_500 }
const givenBack = { id: 'txn_back', amountCents: 80_000 }

async function tell(world: GivingWorld, ...events: SignedEvent[]): Promise<void> {
  for (const event of events) {
    expect(await world.deliver(event)).toBe(200)
    expect(await world.findFaults()).toEqual([])
  }
}

async function buildGift() {
  const world = await buildGiving()
  await buildUser(world.services, dana)
  const { paymentId } = await world.give({ email: dana })
  const about = (status: string, facts: Partial<Parameters<typeof signDispute>[1]> = {}) =>
    signDispute(world, { paymentId, status, ...facts })
  return { world, paymentId, about }
}

function listNotices({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select(['type', 'title', 'message']).orderBy('created_at').execute(),
  )
}

async function statesOf(world: GivingWorld) {
  const { donors, payments, slots, accounts } = await readBooks(world.services)
  return {
    program: donors[0]?.program_cents,
    dispute: payments[0]?.dispute_state,
    waiting: slots.filter(({ voided, frozen }) => !voided && !frozen).length,
    frozen: slots.filter(({ frozen }) => frozen).length,
    cents: balancesOf(accounts),
  }
}

describe('a dispute first told when it is over', () => {
  test('is lost at once when it was created as lost', async () => {
    const { world, about } = await buildGift()
    await tell(world, about('lost', { movements: [taken] }))
    expect(await statesOf(world)).toEqual({
      program: 0,
      dispute: 'lost',
      waiting: 0,
      frozen: 0,
      cents: { processor: 1_500, processor_fees: -1_500 },
    })
  })

  test('is won at once when it was created as won, and an old word of it opens nothing', async () => {
    const { world, about } = await buildGift()
    const won = about('won', { movements: [taken, givenBack] })
    await tell(world, won, about('needs_response'), about('needs_response', { movements: [taken] }))
    expect(await statesOf(world)).toMatchObject({ program: 80_000, dispute: 'won', waiting: 1, frozen: 0 })
  })
})

describe('the money of a dispute', () => {
  test('lies apart while it is taken, and comes back when it is given back, each movement once', async () => {
    const { world, about } = await buildGift()
    await tell(world, about('needs_response'))
    expect(await statesOf(world)).toMatchObject({
      dispute: 'open',
      frozen: 1,
      cents: { processor: -80_000, slot: 80_000 },
    })
    const withdrawn = about('needs_response', { movements: [taken] })
    await tell(world, withdrawn, withdrawn, about('under_review', { movements: [taken] }))
    const apart = { disputed_funds: -80_000, processor: 1_500, processor_fees: -1_500, slot: 80_000 }
    expect((await statesOf(world)).cents).toEqual(apart)
    await tell(world, about('won', { movements: [taken] }))
    expect(await statesOf(world)).toMatchObject({ dispute: 'won', waiting: 1, cents: apart })
    await tell(world, about('won', { movements: [taken, givenBack] }), withdrawn)
    expect((await statesOf(world)).cents).toEqual({
      processor: -78_500,
      processor_fees: -1_500,
      slot: 80_000,
    })
  })

  test('pays the lost dispute, also when its loss is told before its movements', async () => {
    const { world, about } = await buildGift()
    await tell(world, about('lost'))
    expect((await statesOf(world)).cents).toEqual({ disputed_funds: 80_000, processor: -80_000 })
    await tell(world, about('needs_response', { movements: [taken] }))
    await tell(world, about('lost', { movements: [taken] }))
    expect((await statesOf(world)).cents).toEqual({ processor: 1_500, processor_fees: -1_500 })
  })
})

test('an appeal after a lost dispute brings gift, slot and receipt back under new numbers', async () => {
  const { world, about } = await buildGift()
  await tell(
    world,
    about('lost', { movements: [taken] }),
    about('appeal_under_review', { movements: [taken] }),
  )
  expect(await statesOf(world)).toMatchObject({ dispute: 'lost', program: 0 })
  await tell(world, about('won', { movements: [taken, givenBack] }), about('lost', { movements: [taken] }))
  expect(await statesOf(world)).toEqual({
    program: 80_000,
    dispute: 'won',
    waiting: 1,
    frozen: 0,
    cents: { slot: 80_000, processor: -78_500, processor_fees: -1_500 },
  })
  const { slots, receipts } = await readBooks(world.services)
  expect(slots.map(({ ordinal, voided }) => [ordinal, voided])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(receipts.map(({ number, voided, replaces_number }) => [number, voided, replaces_number])).toEqual([
    [1, true, null],
    [2, false, 1],
  ])
  const again = { id: 'txn_again', amountCents: -80_000 }
  await tell(world, about('lost', { movements: [taken, givenBack, again] }))
  expect(await statesOf(world)).toMatchObject({ dispute: 'lost', program: 0, waiting: 0 })
  expect((await statesOf(world)).cents).toEqual({ processor: 1_500, processor_fees: -1_500 })
})

test('of two disputes on one payment, one that is won leaves it disputed while the other is open', async () => {
  const { world, about } = await buildGift()
  const first = { id: 'dp_a', amountCents: 30_000 }
  const second = { id: 'dp_b', amountCents: 20_000 }
  await tell(world, about('needs_response', first), about('needs_response', second), about('won', first))
  expect(await statesOf(world)).toMatchObject({ dispute: 'open', frozen: 1, waiting: 0 })
  await tell(world, about('lost', second))
  expect(await statesOf(world)).toMatchObject({ dispute: 'lost', program: 60_000 })
})

test('an inquiry holds the slot back while the bank asks, takes no money, and may become a dispute', async () => {
  const { world, about } = await buildGift()
  await tell(world, about('warning_needs_response', { dueBy: new Date('2026-12-01T00:00:00Z') }))
  const untouched = { processor: -80_000, slot: 80_000 }
  expect(await statesOf(world)).toMatchObject({ dispute: 'open', frozen: 1, cents: untouched })
  await tell(world, about('warning_closed'))
  expect(await statesOf(world)).toMatchObject({ dispute: 'won', waiting: 1, cents: untouched })
  await tell(world, about('needs_response', { movements: [taken] }))
  expect(await statesOf(world)).toMatchObject({ dispute: 'open', frozen: 1 })
  const notices = (await listNotices(world)).filter(({ type }) => type.startsWith('dispute'))
  expect(notices.map(({ title }) => title)).toEqual([
    'A bank asks about a payment',
    'A bank’s question is settled',
    'Payment disputed',
  ])
  expect(notices[0]?.message).toContain('Answer by 2026-11-30')
})

test.each([
  { money: 'was given back', movements: [taken], state: 'lost', program: 0 },
  { money: 'was never touched', movements: [], state: 'won', program: 80_000 },
])('a dispute prevented before it began is $state when money $money', async ({ movements, ...end }) => {
  const { world, about } = await buildGift()
  await tell(world, about('prevented', { movements }))
  expect(await statesOf(world)).toMatchObject({ dispute: end.state, program: end.program })
})

test('a dispute in another currency is never booked as dollars: it holds all back until staff decide', async () => {
  const { world, about } = await buildGift()
  const foreign = { currency: 'eur', amountCents: 75_000 }
  await tell(world, about('needs_response', foreign), about('lost', foreign))
  expect(await statesOf(world)).toMatchObject({ dispute: 'open', frozen: 1, program: 80_000 })
  expect((await listNotices(world)).map(({ type }) => type)).toContain('dispute_needs_review')
})

test('a payment refunded and then lost to a dispute as well costs the house what went out twice', async () => {
  const { world, paymentId, about } = await buildGift()
  await tell(world, signRefund(world, { paymentId, amountCents: 80_000, status: 'succeeded' }))
  await tell(world, about('lost', { movements: [taken] }))
  expect((await statesOf(world)).cents).toEqual({
    processor: 81_500,
    processor_fees: -1_500,
    refund_reserve: -80_000,
  })
  await tell(world, about('won', { movements: [taken, givenBack] }))
  expect((await statesOf(world)).cents).toEqual({ processor: 1_500, processor_fees: -1_500 })
})

test('a dispute of a payment that is not here is told to staff once, and applied when it arrives', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email: dana })
  const open = signDispute(world, { paymentId, status: 'needs_response' })
  const lost = signDispute(world, { paymentId, status: 'lost', movements: [taken] })
  await tell(world, lost, open)
  expect((await listNotices(world)).map(({ type }) => type)).toEqual(['unknown_payment_changed'])
  await world.deliverAll()
  expect(await statesOf(world)).toMatchObject({ dispute: 'lost', program: 0, waiting: 0 })
  expect(await world.findFaults()).toEqual([])
})
