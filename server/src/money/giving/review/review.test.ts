import { describe, expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readAllRows, readBooks } from '../../../test/read-books.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { linkPayment } from './link-payment.ts'
import { returnPayment } from './return-payment.ts'
import { acceptAsGift } from './accept-as-gift.ts'

const dana = 'dana@example.org'
const asGift = { destination: 'classrooms', giver: null, feeCoverCents: 0, classroomId: null } as const
const reason = 'Told by phone'

/** A payment that arrived as it was not asked for. */
async function payOtherThanRequested(world: GivingWorld, requestedCents: number) {
  await world.payGift({ email: dana })
  await world.services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ amount_cents: requestedCents }).where('state', '=', 'open').execute(),
  )
  await world.deliverAll()
  return findKept(world)
}

/** A payment that nobody asked for. */
async function payUnrequested(world: GivingWorld, amountCents = 80_000) {
  await world.sandbox.giveSavedCard('cus_stranger', { email: 'stranger@example.org' })
  await world.services.payments.chargeSavedCard({
    customerRef: 'cus_stranger',
    amountCents,
    idempotencyKey: 'unasked',
    metadata: {},
    description: 'Not ours',
  })
  await world.deliverAll()
  return findKept(world)
}

function findKept({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(['id', 'provider_payment_id', 'checkout_id'])
      .where('state', '<>', 'settled')
      .executeTakeFirstOrThrow(),
  )
}

function readAudit({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('audit_entries').select(['action', 'actor_id', 'details']).orderBy('seq').execute(),
  )
}

describe('staff settle', () => {
  test('money that differs from what was asked: one slot, a receipt, an audit row with the reason', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId } = await payOtherThanRequested(world, 90_000)
    await acceptAsGift(world.services, { ...asGift, actor, paymentId, reason, giver: { email: dana } })
    const { donors, slots, payments, receipts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ email: dana, program_cents: 80_000, slots_minted: 1 }])
    expect(slots).toHaveLength(1)
    expect(payments).toMatchObject([{ state: 'settled', amount_cents: 80_000, destination: 'classrooms' }])
    expect(receipts).toMatchObject([{ number: 1, amount_cents: 80_000, voided: false }])
    expect(await readAudit(world)).toMatchObject([
      { action: 'giving.settle_payment', actor_id: actor.userId, details: { reason, amount_cents: 80_000 } },
    ])
    expect(await reconcile(world.services)).toMatchObject({ open: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test('money that nobody asked for, for a donor they know, with a covered fee that never counts', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    await world.give({ email: dana, amountCents: 50_000 })
    await buildUser(world.services, dana)
    const [donor] = await world.services.database.read((tx) => tx.selectFrom('donors').select('id').execute())
    const { id: paymentId } = await payUnrequested(world, 31_000)
    const giver = { donorId: donor?.id ?? '' }
    await acceptAsGift(world.services, { ...asGift, actor, paymentId, reason, giver, feeCoverCents: 1_000 })
    const { donors } = await readBooks(world.services)
    expect(donors).toMatchObject([{ program_cents: 80_000, slots_minted: 1 }])
    expect(await world.findFaults()).toEqual([])
  })

  test.each([
    ['for the general fund', { destination: 'project' } as const],
    ['for the athletes', { destination: 'prospects' } as const],
  ])('money that nobody asked for %s, of whoever paid', async (_, where) => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId } = await payUnrequested(world, 10_000)
    await acceptAsGift(world.services, { ...asGift, ...where, actor, paymentId, reason })
    expect((await readBooks(world.services)).payments).toMatchObject([{ state: 'settled', ...where }])
    expect(await world.findFaults()).toEqual([])
  })

  test('nothing of which a part went back, that is less than a dollar, in another currency or of the other mode', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId, provider_payment_id: name } = await payUnrequested(world, 1_000)
    const settle = (more: object = {}) =>
      acceptAsGift(world.services, { ...asGift, actor, paymentId, reason, ...more })
    const before = await readAllRows(world.services)
    await expect(settle({ feeCoverCents: 901 })).rejects.toMatchObject({ code: 'giving.amount_too_small' })
    await expect(settle({ reason: '  ' })).rejects.toMatchObject({ code: 'giving.review_reason' })
    const stranger = { donorId: crypto.randomUUID() }
    await expect(settle({ giver: stranger })).rejects.toMatchObject({ code: 'giving.donor_not_found' })
    expect(await readAllRows(world.services)).toBe(before)
    await world.services.database.transaction((tx) =>
      tx.updateTable('payments').set({ currency: 'eur' }).execute(),
    )
    await expect(settle()).rejects.toMatchObject({ code: 'giving.review_only_returned' })
    await world.services.database.transaction((tx) =>
      tx.updateTable('payments').set({ currency: 'usd' }).execute(),
    )
    const { readPayment } = world.services.payments
    world.services.payments.readPayment = async (id) => {
      const payment = await readPayment(id)
      return payment && { ...payment, livemode: true }
    }
    await expect(settle()).rejects.toMatchObject({ code: 'giving.review_only_returned' })
    world.services.payments.readPayment = readPayment
    await world.services.payments.refund({ paymentId: name, amountCents: 400, idempotencyKey: 'a' })
    await world.deliverAll()
    await expect(settle()).rejects.toMatchObject({ code: 'giving.review_partly_returned' })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('staff link', () => {
  test('a payment to the checkout it was for, which is then complete', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId } = await payUnrequested(world)
    await world.startGift({ email: dana })
    const [requested] = await world.services.database.read((tx) =>
      tx.selectFrom('checkouts').select('id').execute(),
    )
    const target = { checkoutId: requested?.id ?? '' }
    await linkPayment(world.services, { actor, paymentId, reason, target })
    const { donors, checkouts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ email: dana, slots_minted: 1 }])
    expect(checkouts).toMatchObject([{ state: 'complete' }])
    expect(await world.findFaults()).toEqual([])
  })

  test('nothing to a checkout that asked for another amount, and nothing is kept of the try', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId } = await payUnrequested(world, 500)
    await world.startGift({ email: dana })
    const [requested] = await world.services.database.read((tx) =>
      tx.selectFrom('checkouts').select('id').execute(),
    )
    const before = await readAllRows(world.services)
    const link = (checkoutId: string) =>
      linkPayment(world.services, { actor, paymentId, reason, target: { checkoutId } })
    await expect(link(requested?.id ?? '')).rejects.toMatchObject({ code: 'giving.review_amount_differs' })
    await expect(link(crypto.randomUUID())).rejects.toMatchObject({ code: 'giving.checkout_not_found' })
    expect(await readAllRows(world.services)).toBe(before)
  })

  test('a payment to the month of a monthly gift that it paid', async () => {
    const world = await buildSponsorship(await buildGiving())
    const actor = await buildActor(world.services)
    const { subscriptionId } = await world.beginMonthly()
    await world.sandbox.passMonth(subscriptionId, 'paid')
    const events = await world.takeEvents()
    // The provider refused to tell which month it was when it came.
    const { findInvoiceOfPayment } = world.services.payments.subscriptions
    world.services.payments.subscriptions.findInvoiceOfPayment = async () => undefined
    for (const event of events.filter(({ type }) => type.startsWith('payment_intent')))
      await world.deliver(event)
    world.services.payments.subscriptions.findInvoiceOfPayment = findInvoiceOfPayment
    const { id: paymentId } = await findKept(world)
    const [gift] = await world.readGifts()
    await linkPayment(world.services, { actor, paymentId, reason, target: { sponsorshipId: gift?.id ?? '' } })
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
    expect(await world.findFaults()).toEqual([])
    for (const event of events) await world.deliver(event)
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
  })
})

describe('staff return', () => {
  test('all of a payment in another currency, and nothing else is booked', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const { id: paymentId, provider_payment_id: name } = await payUnrequested(world, 900)
    await returnPayment(world.services, { actor, paymentId, reason })
    await world.deliverAll()
    const { payments, accounts, receipts } = await readBooks(world.services)
    expect(payments).toMatchObject([{ state: 'unmatched', refunded_cents: 900 }])
    expect([accounts, receipts]).toEqual([[], []])
    expect(await world.services.payments.listRefunds(name)).toHaveLength(1)
    expect((await readAudit(world)).map(({ action }) => action)).toContain('giving.return_payment')
    expect(await reconcile(world.services)).toMatchObject({ open: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test('goes on with the same refund after the provider was away, and leaves no other decision meanwhile', async () => {
    const world = await buildGiving()
    const actor = await buildActor(world.services)
    const other = await buildActor(world.services, 'superadmin')
    const { id: paymentId, provider_payment_id: name } = await payUnrequested(world, 900)
    const { refund } = world.services.payments
    const giveBack = () => returnPayment(world.services, { actor, paymentId, reason })
    world.services.payments.refund = () => Promise.reject(new PaymentsUnavailable('no answer'))
    await expect(giveBack()).rejects.toMatchObject({ code: 'server.unavailable' })
    await expect(
      acceptAsGift(world.services, { ...asGift, actor: other, paymentId, reason }),
    ).rejects.toMatchObject({ code: 'giving.review_decided' })
    await expect(returnPayment(world.services, { actor: other, paymentId, reason })).rejects.toMatchObject({
      code: 'giving.review_decided',
    })
    world.services.payments.refund = async (request) => {
      await refund(request)
      throw new PaymentsUnavailable('the answer was lost')
    }
    await expect(giveBack()).rejects.toMatchObject({ code: 'server.unavailable' })
    world.services.payments.refund = refund
    await giveBack()
    expect(await world.services.payments.listRefunds(name)).toHaveLength(1)
    await world.deliverAll()
    expect((await readBooks(world.services)).payments).toMatchObject([{ refunded_cents: 900 }])
  })
})

test('whoever decides second hears who decided, and nothing is decided twice', async () => {
  const world = await buildGiving()
  const first = await buildActor(world.services)
  const second = await buildActor(world.services, 'superadmin')
  const { id: paymentId } = await payUnrequested(world)
  const results = await Promise.allSettled([
    acceptAsGift(world.services, { ...asGift, actor: first, paymentId, reason }),
    acceptAsGift(world.services, { ...asGift, actor: second, paymentId, reason }),
  ])
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]?.reason).toMatchObject({ code: 'giving.review_decided', status: 409 })
  expect(String(refused[0]?.reason)).toMatch(/(admin|superadmin)@tower\.test decided/)
  await expect(returnPayment(world.services, { actor: second, paymentId, reason })).rejects.toMatchObject({
    code: 'giving.review_decided',
  })
  expect((await readBooks(world.services)).slots).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})

test('nobody but staff who lately proved who they are decides about money', async () => {
  const world = await buildGiving()
  const { id: paymentId } = await payUnrequested(world)
  const decisions = [
    (actor: Awaited<ReturnType<typeof buildActor>>) =>
      acceptAsGift(world.services, { ...asGift, actor, paymentId, reason }),
    (actor: Awaited<ReturnType<typeof buildActor>>) =>
      linkPayment(world.services, { actor, paymentId, reason, target: { checkoutId: crypto.randomUUID() } }),
    (actor: Awaited<ReturnType<typeof buildActor>>) =>
      returnPayment(world.services, { actor, paymentId, reason }),
  ]
  const others = ['sponsor', 'teacher', 'coach'] as const
  const strangers = await Promise.all(others.map((role) => buildActor(world.services, role)))
  const admin = await buildActor(world.services)
  const before = await readAllRows(world.services)
  world.clock.advance(11 * 60_000)
  for (const decide of decisions) {
    for (const actor of strangers)
      await expect(decide(actor)).rejects.toMatchObject({ code: 'identity.role_not_allowed' })
    await expect(decide(admin)).rejects.toMatchObject({ code: 'identity.proof_needed' })
  }
  expect(await readAllRows(world.services)).toBe(before)
})
