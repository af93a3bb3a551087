import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'

let shared: GivingWorld
let world: SponsorshipWorld
let name: string
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())
beforeEach(async () => {
  world = await buildSponsorship(shared)
  const answer = await world.app.inject(`/api/prospect/detail?id=${world.prospectId}`)
  const { first_name, last_name } = answer.json<{ first_name: string; last_name: string }>()
  name = `${first_name} ${last_name}`
})

const look = async (sessionId: string) =>
  (await world.app.inject(`/api/checkouts/${sessionId}`)).json<Record<string, unknown>>()

test.each([
  ['one_time', false],
  ['recurring', true],
])(
  'whoever returns from a %s gift reads whom it is for, before and after it is paid',
  async (type, monthly) => {
    const sessionId = await world.startSponsorship({ type })
    const sponsorship = { monthly, prospect: { id: world.prospectId, name } }
    expect(await look(sessionId)).toMatchObject({ status: 'open', receipt_number: null, sponsorship })
    await world.sandbox.pay(sessionId, 'paid')
    // The return page asks the provider itself: its event is still on its way.
    const paid = await look(sessionId)
    expect(paid).toMatchObject({ status: 'complete', amount_cents: 2_500, sponsorship })
    expect(paid.receipt_number).toBeGreaterThan(0)
    await world.deliverAll()
    expect(await look(sessionId)).toEqual(paid)
  },
)

test.each(['one_time', 'recurring'])(
  'a %s gift stays on its way while the provider cannot be asked, and arrives by its event',
  async (type) => {
    const sessionId = await world.startSponsorship({ type })
    await world.sandbox.pay(sessionId, 'paid')
    const events = await world.takeEvents()
    await world.sandbox.beginOutage('answer_lost', 4)
    expect(await look(sessionId)).toMatchObject({ status: 'open' })
    await world.sandbox.beginOutage('answer_lost', 0)
    for (const event of events) await world.deliver(event)
    expect(await look(sessionId)).toMatchObject({ status: 'complete' })
  },
)

test('a prospect hidden since is not named to whoever returns', async () => {
  const sessionId = await world.startSponsorship({ type: 'recurring' })
  await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
  expect((await look(sessionId)).sponsorship).toEqual({ monthly: true, prospect: null })
})

test('whoever leaves the payment page returns to a page that knows what they had chosen', async () => {
  const sessionId = await world.startSponsorship({ type: 'recurring', amount_cents: 3_000 })
  const address = new URL((await world.sandbox.describe(sessionId))?.cancelUrl ?? '')
  expect(address.pathname).toBe('/donate/cancel')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    prospect: world.prospectId,
    frequency: 'monthly',
    amount: '30',
    goal: world.goalId,
  })
})

test('a gift to classrooms is for no prospect', async () => {
  expect((await look(await world.startGift({ amountCents: 2_500 }))).sponsorship).toBeNull()
})
