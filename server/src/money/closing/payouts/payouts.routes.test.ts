// @module-tag some-on-pglite: movements are judged by lateral joins over the ledger.
import { expect, test, vi } from 'vitest'
import type { DeskPayout, PayoutStory } from '@tower/contract/money/closing-payouts.contract.ts'
import { reconcile } from '../../giving/reconciliation/reconcile.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'

vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/payouts'
/** What the sandbox keeps of $800: 2.9 % and 30 cents. */
const cardFee = 2_350
type Payouts = { items: DeskPayout[]; total: number }
type World = Awaited<ReturnType<typeof buildClosing>>

const story = ({ read }: World, id: string) => read<PayoutStory>(`${path}/${id}`)
const listed = async ({ read }: World, query = '') => (await read<Payouts>(`${path}?${query}`)).items

test(
  'a payout lists its gifts, fees, refunds and disputes, and agrees once all of it is booked',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildClosing({ poolSize: 4 })
    const gifts = []
    for (const email of ['rosa@example.org', 'omar@example.org', 'kim@example.org'])
      gifts.push(await world.give({ email }))
    await world.services.payments.refund({
      paymentId: gifts[0]?.paymentId ?? '',
      amountCents: 30_000,
      idempotencyKey: 'back',
    })
    await world.sandbox.openDispute(gifts[1]?.paymentId ?? '')
    await world.deliverAll()
    const payoutId = await world.payOut()
    await world.follow()
    const read = await story(world, payoutId)
    expect(read).toMatchObject({
      agreement: 'agrees',
      differences: [],
      difference_count: 0,
      sum_difference_cents: 0,
    })
    expect(read.sums).toEqual([
      { kind: 'charge', count: 3, amount_cents: 240_000, fee_cents: 3 * cardFee },
      { kind: 'dispute', count: 1, amount_cents: -80_000, fee_cents: 1_500 },
      { kind: 'refund', count: 1, amount_cents: -30_000, fee_cents: 0 },
    ])
    expect(read.amount_cents).toBe(240_000 - 80_000 - 30_000 - 3 * cardFee - 1_500)
    const { items, total } = await world.read<{ items: { booked_cents: number }[]; total: number }>(
      `${path}/${payoutId}/lines`,
    )
    expect(total).toBe(6)
    expect(items.reduce((sum, { booked_cents: cents }) => sum + cents, 0)).toBe(0)
    expect(await world.findFaults()).toEqual([])
  },
)

test(
  'each movement that the books don’t say the same of is named, until they do',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildClosing()
    await world.give({ email: 'rosa@example.org' })
    // Money that counts nowhere, and a gift that nobody told us of.
    await world.payUnrequested()
    await world.payGift({ email: 'omar@example.org' })
    const payoutId = await world.payOut()
    await world.follow()
    const before = await story(world, payoutId)
    expect(before).toMatchObject({ agreement: 'differs', difference_count: 2, sum_difference_cents: 0 })
    expect(before.differences.map(({ kind, fault }) => `${kind} ${fault}`).sort()).toEqual([
      'charge in_review',
      'charge payment_unknown',
    ])
    await reconcile(world.services)
    await world.follow()
    expect(await story(world, payoutId)).toMatchObject({
      agreement: 'differs',
      differences: [{ fault: 'in_review', booked_cents: 0, amount_cents: 80_000 }],
    })
    expect(await listed(world, 'agreement=differs')).toHaveLength(1)
    expect(await listed(world, 'agreement=agrees')).toEqual([])
  },
)

test('a refund on its way is named as one that is not booked', async () => {
  const world = await buildClosing({ poolSize: 2 })
  const { paymentId } = await world.give({ email: 'rosa@example.org' })
  await world.give({ email: 'omar@example.org' })
  await world.sandbox.setRefunds('pending')
  const refund = await world.services.payments.refund({
    paymentId,
    amountCents: 30_000,
    idempotencyKey: 'back',
  })
  await world.deliverAll()
  const payoutId = await world.payOut()
  await world.follow()
  expect((await story(world, payoutId)).differences).toMatchObject([
    { kind: 'refund', fault: 'refund_not_booked' },
  ])
  await world.sandbox.moveRefund(refund.refundId, 'succeeded')
  await world.deliverAll()
  await world.follow()
  expect(await story(world, payoutId)).toMatchObject({ agreement: 'agrees', differences: [] })
})

test('staff hear once of a payout that still differs three days after it arrived', async () => {
  const world = await buildClosing()
  await world.give({ email: 'rosa@example.org' })
  await world.payGift({ email: 'omar@example.org' })
  await world.payOut()
  const told = () =>
    world.services.database.read(async (tx) => {
      const rows = await tx
        .selectFrom('admin_notifications')
        .select('message')
        .where('type', '=', 'payout_differs')
        .execute()
      return rows.length
    })
  await world.follow()
  expect(await told()).toBe(0)
  world.clock.advance(5 * 86_400_000)
  await world.follow()
  await world.follow()
  expect(await told()).toBe(1)
})

test('a payout that the bank sent back stays what it was, and its money is a part of the next', async () => {
  const world = await buildClosing()
  await world.give({ email: 'rosa@example.org' })
  const first = await world.payOut()
  await world.follow()
  await world.sandbox.endPayout(first, 'failed')
  const second = await world.payOut()
  await world.follow()
  expect(await story(world, first)).toMatchObject({ status: 'failed', agreement: 'agrees' })
  const again = await story(world, second)
  expect(again).toMatchObject({ agreement: 'agrees', amount_cents: 80_000 - cardFee })
  expect(again.sums).toEqual([
    { kind: 'payout_failure', count: 1, amount_cents: 80_000 - cardFee, fee_cents: 0 },
  ])
  expect(await world.findFaults()).toEqual([])
})

test('a payout made by hand agrees as a whole: the provider does not say what it is made of', async () => {
  const world = await buildClosing()
  await world.give({ email: 'rosa@example.org' })
  const payoutId = await world.payOut({ byHand: true })
  await world.follow()
  expect(await story(world, payoutId)).toMatchObject({
    agreement: 'agrees',
    is_automatic: false,
    sums: [],
    sum_difference_cents: 0,
  })
})

test('the job asked twice at once keeps each payout and movement once', async () => {
  const world = await buildClosing()
  await world.give({ email: 'rosa@example.org' })
  const payoutId = await world.payOut()
  await Promise.all([world.follow(), world.follow()])
  expect(await listed(world)).toHaveLength(1)
  expect((await world.read<{ total: number }>(`${path}/${payoutId}/lines`)).total).toBe(2)
  expect(await world.findFaults()).toEqual([])
})

test('payouts and their movements come as files, and one that is not there is said to be none', async () => {
  const world = await buildClosing()
  await world.give({ email: 'rosa@example.org' })
  const payoutId = await world.payOut()
  await world.follow()
  const file = async (name: string) => (await world.ask('GET', name)).body.trim().split('\r\n')
  expect(await file(`${path}.csv`)).toHaveLength(2)
  const lines = await file(`${path}/${payoutId}/lines.csv`)
  expect(lines).toHaveLength(3)
  expect(
    lines.some((line) => line.includes(',charge,') && line.includes(',800.00,23.50,776.50,776.50,,')),
  ).toBe(true)
  const none = await world.ask('GET', `${path}/po_invented`)
  expect(none.json()).toMatchObject({ code: 'closing.payout_not_found' })
  expect((await world.call(undefined, 'GET', path)).statusCode).toBe(401)
})
