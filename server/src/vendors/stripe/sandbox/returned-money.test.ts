import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProviderDispute } from '../../../payments/payment-facts.ts'
import {
  buildPaidCheckout,
  buildSandbox,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'
import type { DisputeStatus } from './objects.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
let paymentId: string
let now: Date
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  world = await buildSandbox({ now: () => now })
  paymentId = (await buildPaidCheckout(world)).paymentId
})
afterEach(() => world.close())

function refund(amountCents: number, idempotencyKey = `refund-${amountCents}`) {
  return world.payments.refund({ paymentId, amountCents, idempotencyKey })
}

async function readTypes(): Promise<string[]> {
  await untilDelivered(world.sandbox)
  return (await world.sandbox.listDeliveries()).map(({ type }) => type)
}

async function readDispute(disputeId: string): Promise<ProviderDispute> {
  return world.payments.readDispute(disputeId)
}

async function listAll<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of list) all.push(one)
  return all
}

const since = new Date('2026-01-01')
const listMovements = () => listAll(world.payments.listBalanceMovements({ since }))

async function readBalanceCents(): Promise<number> {
  const { availableCents, pendingCents } = await world.payments.readBalance()
  return availableCents + pendingCents
}

// $800 less 2.9 % and 30 cents.
const CHARGED = 77_650

test.each(['pending', 'requires_action'] as const)(
  'a refund that is %s takes the money from the balance and succeeds later',
  async (status) => {
    await world.sandbox.setRefunds(status)
    const { refundId } = await refund(30_000)
    expect(await world.payments.listRefunds(paymentId)).toMatchObject([{ refundId, status, paymentId }])
    expect(await readBalanceCents()).toBe(CHARGED - 30_000)
    await world.sandbox.moveRefund(refundId, 'succeeded')
    expect(await world.payments.listRefunds(paymentId)).toMatchObject([{ status: 'succeeded' }])
    expect(await readTypes()).toEqual(
      expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.updated']),
    )
  },
)

test.each(['failed', 'canceled'] as const)(
  'a refund that %s gives the money back to the balance, and it may be given back again',
  async (status) => {
    await world.sandbox.setRefunds('pending')
    const { refundId } = await refund(80_000)
    await expect(refund(1)).rejects.toMatchObject({ reason: 'charge_already_refunded' })
    await world.sandbox.moveRefund(refundId, status, 'lost_or_stolen_card')
    expect(await world.payments.listRefunds(paymentId)).toMatchObject([
      { refundId, status, failureReason: status === 'failed' ? 'lost_or_stolen_card' : null },
    ])
    expect(await world.payments.readPayment(paymentId)).toMatchObject({ refundedCents: 0 })
    expect(await readBalanceCents()).toBe(CHARGED)
    expect(await listMovements()).toMatchObject([
      { kind: 'refund_failure', amountCents: 80_000, paymentId, sourceId: refundId },
      { kind: 'refund', amountCents: -80_000, paymentId, sourceId: refundId },
      { kind: 'charge', amountCents: 80_000, feeCents: 2_350, paymentId },
    ])
    expect((await readTypes()).includes('refund.failed')).toBe(status === 'failed')
    expect(await refund(80_000, 'again')).toMatchObject({ amountCents: 80_000 })
  },
)

test('a refund that succeeded may still fail, and what failed stays failed', async () => {
  const { refundId } = await refund(30_000)
  await world.sandbox.moveRefund(refundId, 'failed')
  expect(await readBalanceCents()).toBe(CHARGED)
  await expect(world.sandbox.moveRefund(refundId, 'succeeded')).rejects.toThrow('already failed')
})

test('refunds and disputes are listed by their own day, not by that of their payment', async () => {
  now = new Date('2026-06-01T12:00:00Z')
  const { refundId } = await refund(10_000)
  const { disputeId } = await world.sandbox.openDispute(paymentId, 20_000)
  const period = { since: new Date('2026-05-01') }
  expect(await listAll(world.payments.listPayments(period))).toEqual([])
  expect(await listAll(world.payments.listRefundsSince(period))).toMatchObject([{ refundId, createdAt: now }])
  expect(await listAll(world.payments.listDisputesSince(period))).toMatchObject([
    { disputeId, createdAt: now },
  ])
  const later = { since: new Date('2026-06-02') }
  expect(await listAll(world.payments.listRefundsSince(later))).toEqual([])
  expect(await listAll(world.payments.listDisputesSince(later))).toEqual([])
})

test.each<[DisputeStatus, ProviderDispute['state'], number]>([
  ['warning_needs_response', 'open', 0],
  ['warning_under_review', 'open', 0],
  ['warning_closed', 'won', 0],
  ['needs_response', 'open', 80_000],
  ['under_review', 'open', 80_000],
  ['appeal_under_review', 'open', 80_000],
  ['won', 'won', 0],
  ['lost', 'lost', 80_000],
  ['prevented', 'won', 0],
])('a dispute created as %s is %s and has taken %d cents', async (status, state, withdrawnCents) => {
  const { disputeId } = await world.sandbox.openDispute(paymentId, undefined, { status })
  expect(await readDispute(disputeId)).toMatchObject({
    paymentId,
    state,
    providerStatus: status,
    withdrawnCents,
    feeCents: withdrawnCents === 0 ? 0 : 1_500,
    isInquiry: status.startsWith('warning_'),
  })
})

test('an inquiry becomes a dispute, is lost, appealed and won: money goes and comes with each step', async () => {
  const { disputeId } = await world.sandbox.openDispute(paymentId, 50_000, {
    status: 'warning_needs_response',
  })
  expect(await readBalanceCents()).toBe(CHARGED)
  await world.sandbox.moveDispute(disputeId, 'needs_response')
  expect(await readBalanceCents()).toBe(CHARGED - 51_500)
  await world.sandbox.moveDispute(disputeId, 'under_review')
  await world.sandbox.moveDispute(disputeId, 'lost')
  await expect(world.sandbox.moveDispute(disputeId, 'won')).rejects.toThrow('already lost')
  await world.sandbox.moveDispute(disputeId, 'appeal_under_review')
  expect(await readDispute(disputeId)).toMatchObject({ state: 'open', withdrawnCents: 50_000 })
  await world.sandbox.moveDispute(disputeId, 'won')
  expect(await readDispute(disputeId)).toMatchObject({ state: 'won', withdrawnCents: 0, feeCents: 1_500 })
  expect(await readBalanceCents()).toBe(CHARGED - 1_500)
  const types = await readTypes()
  expect(types.filter((type) => type.startsWith('charge.dispute'))).toEqual([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
})

test('several disputes of one payment stand apart, each in its own currency and with its own last day', async () => {
  const first = await world.sandbox.openDispute(paymentId, 30_000)
  const terms = { currency: 'eur', evidenceDueBy: 0, feeCents: 2_000 }
  const second = await world.sandbox.openDispute(paymentId, 20_000, terms)
  const due = new Date('2026-03-11T12:00:00Z')
  expect(await readDispute(first.disputeId)).toMatchObject({ currency: 'usd', evidenceDueAt: due })
  expect(await readDispute(second.disputeId)).toMatchObject({
    currency: 'eur',
    evidenceDueAt: null,
    feeCents: 2_000,
  })
})

test('a bank debit is dated when it is begun, arrives days later and may be sent back after that', async () => {
  const { sessionId } = await world.payments.createCheckout({
    checkoutId: 'checkout-2',
    lines: [{ name: 'Gift', amountCents: 100_000 }],
    currency: 'usd',
    successUrl: 'http://tower.test/ok',
    cancelUrl: 'http://tower.test/no',
    metadata: {},
    idempotencyKey: 'debit',
  })
  const begunAt = now
  await world.sandbox.pay(sessionId, 'delayed')
  const { paymentId: debit = '' } = (await world.payments.readCheckout(sessionId)) as { paymentId: string }
  expect(await world.payments.readPayment(debit)).toMatchObject({ isSettled: false, amountCents: 0 })
  now = new Date('2026-03-05T12:00:00Z')
  await world.sandbox.settleDelayed(sessionId, 'succeeded')
  const settled = { isSettled: true, amountCents: 100_000, chargedAt: begunAt }
  expect(await world.payments.readPayment(debit)).toMatchObject(settled)
  const { disputeId } = await world.sandbox.returnDebit(debit)
  expect(await readDispute(disputeId)).toMatchObject({
    state: 'lost',
    withdrawnCents: 100_000,
    evidenceDueAt: null,
  })
})

test('what was charged is paid out after two days, and a payout that comes back is ours again', async () => {
  expect(await world.payments.readBalance()).toEqual({ availableCents: 0, pendingCents: CHARGED })
  expect(await world.sandbox.payOut()).toEqual({ payoutId: null })
  now = new Date('2026-03-03T12:00:00Z')
  const { payoutId } = await world.sandbox.payOut()
  expect(await readBalanceCents()).toBe(0)
  await world.sandbox.endPayout(payoutId ?? '', 'paid')
  const listed = () => listAll(world.payments.listPayouts({ since }))
  expect(await listed()).toMatchObject([{ payoutId, amountCents: CHARGED, status: 'paid', createdAt: now }])
  await world.sandbox.endPayout(payoutId ?? '', 'failed')
  expect(await listed()).toMatchObject([{ payoutId, status: 'failed' }])
  expect(await listMovements()).toMatchObject([
    { kind: 'payout_failure', amountCents: CHARGED, paymentId: null, sourceId: payoutId },
    { kind: 'payout', amountCents: -CHARGED, paymentId: null, sourceId: payoutId },
    { kind: 'charge' },
  ])
})
