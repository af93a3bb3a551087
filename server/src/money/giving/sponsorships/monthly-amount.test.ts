import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'

let shared: GivingWorld
let world: SponsorshipWorld
let subscriptionId: string
let link: string
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())
beforeEach(async () => {
  world = await buildSponsorship(shared)
  ;({ subscriptionId } = await world.beginMonthly())
  link = (await world.readLinks())[0] ?? ''
})

const change = (amount: unknown) => world.post('/api/monthly-gift/amount', { link, amount_cents: amount })
const look = async () =>
  (await world.app.inject({ url: `/api/monthly-gift?link=${encodeURIComponent(link)}` })).json<object>()
const passMonth = async () => {
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
}
const paid = async () =>
  (await world.readPayments()).map(({ amount_cents, fee_cover_cents, state }) =>
    [amount_cents, fee_cover_cents, state].join(' '),
  )

test('a changed amount is charged from the next month on, booked whole, and told to its giver once', async () => {
  expect((await change(5_000)).json()).toMatchObject({
    state: 'active',
    amount_cents: 5_000,
    fee_cover_cents: 0,
  })
  await world.deliverAll()
  expect(await world.readRaised()).toEqual({ prospect: 2_500, goal: 2_500 })
  await passMonth()
  expect(await world.readRaised()).toEqual({ prospect: 7_500, goal: 7_500 })
  expect(await paid()).toEqual(['2500 0 settled', '5000 0 settled'])
  expect(await world.readMails('monthly_amount_changed')).toMatchObject([
    { amountCents: 5_000, beforeCents: 2_500 },
  ])
  expect(await world.findFaults()).toEqual([])
})

test('the same amount again changes nothing and tells nobody', async () => {
  await change(5_000)
  await change(5_000)
  await change(2_500)
  expect(await look()).toMatchObject({ amount_cents: 2_500 })
  expect(await world.readMails('monthly_amount_changed')).toHaveLength(2)
  await passMonth()
  expect(await paid()).toEqual(['2500 0 settled', '2500 0 settled'])
})

test('after a lost answer the amount set back is asked of the provider too, and nobody is told of a change', async () => {
  // Twice: the SDK repeats a call whose kept connection was cut.
  await world.sandbox.beginOutage('answer_lost', 2)
  expect((await change(5_000)).statusCode).toBe(503)
  expect((await change(2_500)).json()).toMatchObject({ amount_cents: 2_500 })
  await passMonth()
  expect(await paid()).toEqual(['2500 0 settled', '2500 0 settled'])
  expect(await world.readMails('monthly_amount_changed')).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test('a covered fee is covered for the new amount, too', async () => {
  world = await buildSponsorship(shared)
  ;({ subscriptionId } = await world.beginMonthly({ cover_fee: true }))
  link = (await world.readLinks())[0] ?? ''
  expect(await look()).toMatchObject({ amount_cents: 2_500, fee_cover_cents: 106 })
  expect((await change(10_000)).json()).toMatchObject({ amount_cents: 10_000, fee_cover_cents: 330 })
  await passMonth()
  expect(await paid()).toEqual(['2500 106 settled', '10000 330 settled'])
  expect(await world.findFaults()).toEqual([])
})

test('a month that was open when the amount changed is booked with the amount that it was charged', async () => {
  await world.sandbox.passMonth(subscriptionId, 'declined')
  await world.deliverAll()
  const { latest_invoice: invoiceId } = await readSubscription()
  await change(5_000)
  await world.sandbox.retryInvoice(invoiceId, 'paid')
  await world.deliverAll()
  await passMonth()
  expect(await paid()).toEqual(['2500 0 settled', '2500 0 settled', '5000 0 settled'])
  expect(await world.findFaults()).toEqual([])
})

test('an answer of the provider that was lost leaves no money unknown', async () => {
  await world.sandbox.beginOutage('server_error_kept', 1)
  expect((await change(5_000)).statusCode).toBe(503)
  expect(await look()).toMatchObject({ amount_cents: 2_500 })
  // It came through after all: the provider charges the new amount before we hear of it.
  await world.services.payments.subscriptions.changeAmount(subscriptionId, 5_000)
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect(await paid()).toEqual(['2500 0 settled', '5000 0 settled'])
  expect(await look()).toMatchObject({ amount_cents: 5_000 })
  expect(await world.findFaults()).toEqual([])
})

test.each([
  [99, 'giving.amount_too_small'],
  [100_000_000, 'giving.amount_too_large'],
  ['12', 'giving.amount_invalid'],
  [12.5, 'giving.amount_invalid'],
])('an amount of %s is refused in words', async (amount, code) => {
  expect((await change(amount)).json()).toMatchObject({ code })
})

test('an ended gift keeps its amount, and a foreign link changes none', async () => {
  expect(
    (await world.post('/api/monthly-gift/amount', { link: 'x.1.y', amount_cents: 500 })).json(),
  ).toMatchObject({
    code: 'sponsorships.link_invalid',
  })
  await world.post('/api/monthly-gift', { link, action: 'cancel' })
  expect((await change(5_000)).json()).toMatchObject({ code: 'sponsorships.ended' })
})

test('the form pressed twice at once is one wish, of which the giver hears once', async () => {
  await Promise.all([change(5_000), change(5_000), change(5_000)])
  expect(await world.readMails('monthly_amount_changed')).toMatchObject([{ amountCents: 5_000 }])
  expect(await look()).toMatchObject({ amount_cents: 5_000 })
})

test('two changes at once leave one amount in force, the one that the provider charges', async () => {
  await Promise.all([change(5_000), change(7_000)])
  await world.deliverAll()
  const { amountCents } = await world.services.payments.subscriptions.read(subscriptionId)
  expect(await look()).toMatchObject({ amount_cents: amountCents })
  await passMonth()
  expect((await paid()).at(-1)).toBe(`${amountCents} 0 settled`)
})

/** As the provider has it. */
async function readSubscription(): Promise<{ latest_invoice: string }> {
  const events = await shared.listEvents()
  const told = events
    .map(
      ({ body }) =>
        JSON.parse(body.toString()) as { data: { object: { id: string; latest_invoice?: string } } },
    )
    .filter(({ data }) => data.object.id === subscriptionId)
  return { latest_invoice: told.at(-1)?.data.object.latest_invoice ?? '' }
}
