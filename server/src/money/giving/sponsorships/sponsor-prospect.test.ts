import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { saveGoal } from '../../../people/prospects/save-goal.ts'
import { approveProspect } from '../../../../test/people/prospects/approve.ts'
import { buildPending, buildVisible } from '../../../../test/people/prospects/build-prospects.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readAllRows } from '../../../test/read-books.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'
import { putGuardsToSleep } from '../../../test/sleeping-guards.ts'

let shared: GivingWorld
let world: SponsorshipWorld
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())
beforeEach(async () => void (world = await buildSponsorship(shared)))

const noFaults = async () => expect(await world.findFaults()).toEqual([])

describe('asking', () => {
  test('a gift below $1, of cents that are none, or to nobody is refused, and nothing is kept', async () => {
    const pending = await buildPending(world.services, world.circle)
    const other = await buildVisible(world.services, world.circle)
    const archived = await saveGoal(world.services, {
      actor: world.circle.guardian,
      prospectId: world.prospectId,
      title: 'Done',
      targetCents: 100,
      isActive: false,
    })
    await approveProspect(world.services, {
      actor: world.circle.admin,
      prospectId: world.prospectId,
      approved: true,
    })
    const before = await readAllRows(world.services)
    const nobody = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'
    const refused: [Record<string, unknown>, number, string | undefined][] = [
      [{ amount_cents: 99 }, 400, 'giving.amount_too_small'],
      [{ amount_cents: '2500' }, 400, 'giving.amount_invalid'],
      [{ amount_cents: 100.5 }, 400, 'giving.amount_invalid'],
      [{ amount_cents: 100_000_000 }, 400, 'giving.amount_too_large'],
      [{ type: 'yearly' }, 400, 'request.invalid'],
      [{ email: 'nobody' }, 400, 'request.invalid'],
      [{ prospect_id: nobody, goal_id: null }, 404, 'prospects.not_found'],
      [{ prospect_id: 'x', goal_id: null }, 404, 'prospects.not_found'],
      [{ prospect_id: pending, goal_id: null }, 404, 'prospects.not_found'],
      [{ goal_id: other.goalId }, 400, 'prospects.goal_closed'],
      [{ goal_id: archived.id }, 400, 'prospects.goal_closed'],
      [{ goal_id: nobody }, 400, 'prospects.goal_closed'],
      [{ goal_id: 'x' }, 400, 'prospects.goal_closed'],
    ]
    for (const [ask, status, code] of refused) {
      const answer = await world.requestGift(ask)
      expect([answer.statusCode, answer.json<{ code: string }>().code], JSON.stringify(ask)).toEqual([
        status,
        code,
      ])
    }
    expect(await readAllRows(world.services)).toBe(before)
  })

  test('a hidden prospect takes no gifts', async () => {
    await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
    expect((await world.requestGift()).statusCode).toBe(404)
  })

  test('the payment provider hears of a youth athlete and no name', async () => {
    const sessionId = await world.startSponsorship({ type: 'recurring', cover_fee: true })
    const page = await world.sandbox.describe(sessionId)
    expect(page?.lines).toEqual([
      { name: 'Monthly gift to a youth athlete', amountCents: 2_500 },
      { name: 'Card fee, covered for us', amountCents: 106 },
    ])
    const checkout = await world.services.payments.readCheckout(sessionId)
    expect(JSON.stringify(checkout.metadata)).not.toMatch(/robin|quill/i)
    const chosen = `prospect=${world.prospectId}&frequency=monthly&amount=25&goal=${world.goalId}`
    expect(page?.cancelUrl).toBe(`http://tower.test/donate/cancel?${chosen}`)
  })

  test('asking twice with one key opens one checkout', async () => {
    const ask = { idempotency_key: 'one-click-only', type: 'recurring' }
    const [first, second] = [await world.requestGift(ask), await world.requestGift(ask)]
    expect(second.json()).toEqual(first.json())
    expect(await world.readGifts()).toHaveLength(1)
    expect((await world.requestGift({ ...ask, amount_cents: 5_000 })).statusCode).toBe(409)
  })
})

describe('a gift of once', () => {
  test('raises prospect and goal, mints nothing and has an ordinary receipt', async () => {
    const sessionId = await world.startSponsorship({
      amount_cents: 160_000,
      cover_fee: true,
      type: 'one-time',
    })
    await world.sandbox.pay(sessionId, 'paid')
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 160_000, goal: 160_000 })
    expect(await world.readPayments()).toEqual([
      expect.objectContaining({ state: 'settled', destination: 'prospects', amount_cents: 160_000 }),
    ])
    const slots = await world.services.database.read((tx) => tx.selectFrom('slots').select('id').execute())
    expect(slots).toEqual([])
    const [receipt] = await world.readMails('receipt')
    expect(receipt).toMatchObject({ amountCents: 160_000, destination: 'prospects' })
    expect(receipt).not.toHaveProperty('monthlyPath')
    await noFaults()
  })

  test('without a goal raises the prospect alone', async () => {
    const sessionId = await world.startSponsorship({ goal_id: '' })
    await world.sandbox.pay(sessionId, 'paid')
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 0 })
    await noFaults()
  })

  test('lowers what was raised when it is refunded, the gift first and the covered fee last', async () => {
    const sessionId = await world.startSponsorship({ cover_fee: true })
    await world.sandbox.pay(sessionId, 'paid')
    await world.deliverAll()
    const [payment] = await world.readPayments()
    const refund = (amountCents: number) =>
      world.services.payments.refund({
        paymentId: payment?.provider_payment_id ?? '',
        amountCents,
        idempotencyKey: `refund-${amountCents}`,
      })
    await refund(1_000)
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 1_500, goal: 1_500 })
    await refund(1_606)
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 0, goal: 0 })
    await noFaults()
  })
})

describe('a gift of each month', () => {
  test('raises once for every month paid, with a receipt and a link each time', async () => {
    const { subscriptionId } = await world.beginMonthly({ cover_fee: true })
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
    expect(await world.readGifts()).toEqual([
      expect.objectContaining({ kind: 'recurring', state: 'active', checkout_state: 'complete' }),
    ])
    for (let month = 2; month <= 4; month++) {
      await world.sandbox.passMonth(subscriptionId, 'paid')
      await world.deliverAll()
      expect(await world.readRaised()).toEqual({ prospect: 2_500 * month, goal: 2_500 * month })
    }
    const payments = await world.readPayments()
    expect(payments.map(({ fee_cover_cents }) => fee_cover_cents)).toEqual([106, 106, 106, 106])
    expect(payments.filter(({ checkout_id }) => checkout_id !== null)).toHaveLength(1)
    expect(new Set(await world.readLinks()).size).toBeGreaterThan(0)
    expect(await world.readLinks()).toHaveLength(4)
    await noFaults()
  })

  test('is told and settled by the return page when no event ever comes', async () => {
    const { sessionId } = await world.payMonthly()
    const answer = await world.app.inject({ url: `/api/checkouts/${sessionId}` })
    expect(answer.json()).toMatchObject({
      status: 'complete',
      amount_cents: 2_500,
      destination: 'prospects',
      slots_minted: 0,
    })
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
    await noFaults()
  })

  test('is found by the reconciliation when all its events were lost', async () => {
    const { subscriptionId } = await world.payMonthly()
    await world.sandbox.passMonth(subscriptionId, 'paid')
    await world.takeEvents()
    const since = new Date(world.clock.now().getTime() - 86_400_000)
    expect(await reconcile(world.services, { since })).toMatchObject({ mended: 2 })
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
    expect(await reconcile(world.services, { since })).toMatchObject({ mended: 0, open: 0 })
    await noFaults()
  })

  test('of one month can be refunded by staff; the other months and the gift go on', async () => {
    const { subscriptionId } = await world.beginMonthly()
    await world.sandbox.passMonth(subscriptionId, 'paid')
    await world.deliverAll()
    const actor = await buildActor(world.services)
    const [, second] = await world.readPayments()
    await refundPayment(world.services, {
      actor,
      paymentId: second?.id ?? '',
      amountCents: 2_500,
      reason: null,
      idempotencyKey: 'once',
    })
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
    expect(await world.readGifts()).toEqual([expect.objectContaining({ state: 'active' })])
    await noFaults()
  })
})

describe('a month whose card says no', () => {
  test('raises nothing, tells its giver once however often the card is tried, and counts when it is paid', async () => {
    const { sessionId, subscriptionId } = await world.beginMonthly()
    await world.sandbox.passMonth(subscriptionId, 'declined')
    await world.deliverAll()
    const invoiceId = (await world.sandbox.describe(sessionId))?.monthly?.openInvoiceId ?? ''
    await world.sandbox.retryInvoice(invoiceId, 'declined')
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
    expect(await world.readGifts()).toEqual([expect.objectContaining({ state: 'past_due' })])
    const mails = await world.readMails('monthly_charge_failed')
    expect(mails).toEqual([expect.objectContaining({ amountCents: 2_500 })])
    expect(String(mails[0]?.monthlyPath)).toMatch(/^\/monthly-gift\?link=/)
    await world.sandbox.retryInvoice(invoiceId, 'paid')
    await world.deliverAll()
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
    expect(await world.readGifts()).toEqual([expect.objectContaining({ state: 'active' })])
    await noFaults()
  })

  test('a failure told after its payment mails nobody', async () => {
    const { sessionId, subscriptionId } = await world.beginMonthly()
    await world.sandbox.passMonth(subscriptionId, 'declined')
    const failed = await world.takeEvents()
    const invoiceId = (await world.sandbox.describe(sessionId))?.monthly?.openInvoiceId ?? ''
    await world.sandbox.retryInvoice(invoiceId, 'paid')
    await world.deliverAll()
    for (const event of failed) expect(await world.deliver(event)).toBe(200)
    expect(await world.readMails('monthly_charge_failed')).toEqual([])
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
    expect(await world.readGifts()).toEqual([expect.objectContaining({ state: 'active' })])
    await noFaults()
  })
})

test('a month whose amount the provider changed is kept for staff and raises nothing', async () => {
  const { subscriptionId } = await world.beginMonthly()
  await world.services.database.transaction(async (tx) => {
    await putGuardsToSleep(tx)
    await tx.updateTable('checkouts').set({ fee_cover_cents: 1 }).where('email', '=', world.email).execute()
  })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect((await world.readPayments()).map(({ state }) => state)).toEqual(['settled', 'needs_review'])
  expect(await world.readGifts()).toEqual([expect.objectContaining({ checkout_state: 'complete' })])
  expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
})
