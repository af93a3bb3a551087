import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildGiving, type SignedEvent } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { putGuardsToSleep } from '../../../test/sleeping-guards.ts'

/** What the provider told, once everything happened. A story makes its events; what comes when is up to the test. */
const stories: { name: string; tell(world: SponsorshipWorld): Promise<void> }[] = [
  {
    name: 'a first month and a second',
    async tell(world) {
      const { subscriptionId } = await world.payMonthly()
      await world.sandbox.passMonth(subscriptionId, 'paid')
    },
  },
  {
    name: 'a month that failed, was paid, and was refunded in part',
    async tell(world) {
      const { sessionId, subscriptionId } = await world.payMonthly()
      await world.sandbox.passMonth(subscriptionId, 'declined')
      const invoiceId = (await world.sandbox.describe(sessionId))?.monthly?.openInvoiceId ?? ''
      await world.sandbox.retryInvoice(invoiceId, 'paid')
      const invoice = await world.services.payments.subscriptions.readInvoice(invoiceId)
      await world.services.payments.refund({
        paymentId: invoice.paymentId ?? '',
        amountCents: 1_000,
        idempotencyKey: invoiceId,
      })
    },
  },
  {
    name: 'a month, a failed one, and the end',
    async tell(world) {
      const { subscriptionId } = await world.payMonthly()
      await world.sandbox.passMonth(subscriptionId, 'declined')
      await world.services.payments.subscriptions.cancel(subscriptionId)
    },
  },
]

describe.each(stories)('$name', ({ tell }) => {
  test(
    'ends the same in whatever order its events come, each of them twice',
    { timeout: 240_000 },
    async () => {
      const shared = await buildGiving()
      let expected: unknown
      for (let turn = 0; turn < 12; turn++) {
        const world = await buildSponsorship(shared)
        await tell(world)
        const events = await world.takeEvents()
        for (const event of shuffled([...events, ...events], turn))
          expect(await world.deliver(event)).toBe(200)
        const end = await readEnd(world)
        expected ??= end
        expect({ turn, end }).toEqual({ turn, end: expected })
      }
      expect(await shared.findFaults()).toEqual([])
    },
  )
})

/** Turn 0 is the order in which things happened, 1 the reverse, the others are mixed by a fixed rule. */
function shuffled(events: SignedEvent[], turn: number): SignedEvent[] {
  if (turn < 2) return turn === 0 ? events : events.toReversed()
  let seed = turn * 2_654_435_761
  const keyed = events.map((event) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return { event, key: seed }
  })
  return keyed.sort((a, b) => a.key - b.key).map(({ event }) => event)
}

async function readEnd(world: SponsorshipWorld) {
  const payments = await world.readPayments()
  const gifts = await world.readGifts()
  return {
    raised: await world.readRaised(),
    gifts: gifts.map(({ kind, state, checkout_state, next_charge_at }) => ({
      kind,
      state,
      checkout_state,
      next_charge_at,
    })),
    payments: payments
      .map((payment) =>
        [payment.state, payment.amount_cents, payment.refunded_cents, payment.checkout_id !== null].join(' '),
      )
      .sort(),
  }
}

test.each([
  [
    'a month that was counted twice',
    /raised what was given/,
    sql`update prospects set raised_cents = raised_cents * 2 where raised_cents > 0`,
  ],
  [
    'a payment that names another gift',
    /raised is what was posted|raised what was given/,
    sql`update payments set sponsorship_id = null, provider_invoice_id = null where checkout_id is not null`,
  ],
  [
    'a monthly payment without its month',
    /names its month/,
    sql`update payments set provider_invoice_id = null`,
  ],
])('the invariants tell of %s', async (_what, told, wrong) => {
  const world = await buildSponsorship(await buildGiving())
  await world.beginMonthly()
  expect(await world.findFaults()).toEqual([])
  let found: string[] = []
  await world.services.database
    .transaction(async (tx) => {
      await putGuardsToSleep(tx)
      await wrong.execute(tx)
      found = (await findViolations(tx)).map(({ invariant }) => invariant)
      throw new Error('never committed')
    })
    .catch(() => undefined)
  expect(found).toContainEqual(expect.stringMatching(told))
})

describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
  test(
    'all events of three months, eight times each, count each month once',
    { timeout: 120_000 },
    async () => {
      const world = await buildSponsorship(await buildGiving({ poolSize: 16 }))
      const { subscriptionId } = await world.payMonthly()
      await world.sandbox.passMonth(subscriptionId, 'paid')
      await world.sandbox.passMonth(subscriptionId, 'paid')
      const events = await world.takeEvents()
      const copies = Array.from({ length: 8 }, () => events).flat()
      const statuses = await Promise.all(shuffled(copies, 5).map((event) => world.deliver(event)))
      // One that met a busy row may be sent again; none may be lost.
      for (const [at, status] of statuses.entries())
        if (status !== 200) expect(await world.deliver(shuffled(copies, 5)[at] as SignedEvent)).toBe(200)
      expect(await world.readRaised()).toEqual({ prospect: 7_500, goal: 7_500 })
      expect(await world.readPayments()).toHaveLength(3)
      expect(await world.readLinks()).toHaveLength(3)
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('the webhook and the return page settle one month once', async () => {
    const world = await buildSponsorship(await buildGiving({ poolSize: 16 }))
    const { sessionId } = await world.payMonthly()
    const events = await world.takeEvents()
    const look = () => world.app.inject({ url: `/api/checkouts/${sessionId}` })
    await Promise.all([look(), ...events.map((event) => world.deliver(event)), look()])
    expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
    expect(await world.findFaults()).toEqual([])
  })

  test('gifts of many to one goal, and refunds among them, add up', { timeout: 120_000 }, async () => {
    const world = await buildSponsorship(await buildGiving({ poolSize: 16 }))
    for (let giver = 0; giver < 12; giver++) {
      const sessionId = await world.startSponsorship({
        email: `giver-${giver}@example.org`,
        amount_cents: 1_000,
      })
      await world.sandbox.pay(sessionId, 'paid')
      const { paymentId } = await world.services.payments.readCheckout(sessionId)
      if (giver % 3 === 0)
        await world.services.payments.refund({
          paymentId: paymentId ?? '',
          amountCents: 400,
          idempotencyKey: `r-${giver}`,
        })
    }
    const events = await world.takeEvents()
    expect(new Set(await Promise.all(events.map((event) => world.deliver(event))))).toEqual(new Set([200]))
    expect(await world.readRaised()).toEqual({ prospect: 10_400, goal: 10_400 })
    expect(await world.findFaults()).toEqual([])
  })
})
