import { describe, expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsor } from '../../../../test/money/giving/build-sponsor.ts'
import { forgetCards } from './forget-cards.ts'

const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

function listCharges({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('card_charges').select(['attempt', 'outcome', 'reason']).orderBy('attempt').execute(),
  )
}

describe('a saved card', () => {
  test('is charged at once, and the answer holds the new totals', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    const answer = await sponsor.donate({ usd_cents: 120_000 })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { program_cents_total: 120_000, slots_minted: 1, next_slot_progress: 40_000 },
    ])
    expect(await sponsor.listCharged()).toEqual([120_000])
    // The provider's own event comes later and changes nothing.
    await world.deliverAll()
    expect((await sponsor.read('/api/sponsor/dashboard/summary')).json()).toMatchObject({
      program_cents_total: 120_000,
      slots_minted: 1,
    })
    expect(await listCharges(world)).toEqual([{ attempt: 1, outcome: 'succeeded', reason: null }])
    expect(await world.findFaults()).toEqual([])
  })

  test('is charged once for one gift, however often and however fast it is sent', async () => {
    const world = await buildGiving({ poolSize: 6 })
    const sponsor = await buildSponsor(world, { card: {} })
    const atOnce = await Promise.all([sponsor.donate(), sponsor.donate(), sponsor.donate()])
    for (const { statusCode } of atOnce) expect([200, 502]).toContain(statusCode)
    const again = await sponsor.donate()
    expect(again.json()).toEqual({ program_cents_total: 40_000, slots_minted: 0, next_slot_progress: 40_000 })
    await world.deliverAll()
    expect(await sponsor.listCharged()).toEqual([40_000])
    expect(await world.findFaults()).toEqual([])
  })

  test('is not charged again where the answer was lost: the gift is found and booked', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    await sponsor.donate({ usd_cents: 10_000, idempotency_key: 'first-gift' })
    // The charge is made, then the line is cut before its answer comes.
    const { payments } = world.services
    const { chargeSavedCard } = payments
    payments.chargeSavedCard = async (request) => {
      await chargeSavedCard(request)
      await world.sandbox.beginOutage('unreachable', 20)
      return chargeSavedCard(request)
    }
    const lost = await sponsor.donate()
    expect([lost.statusCode, lost.json()]).toMatchObject([502, { code: 'giving.charge_unknown' }])
    payments.chargeSavedCard = chargeSavedCard
    await world.sandbox.beginOutage('unreachable', 0)
    expect((await sponsor.donate()).json()).toMatchObject({ program_cents_total: 50_000 })
    await world.deliverAll()
    expect(await sponsor.listCharged()).toEqual([10_000, 40_000])
    expect(await world.findFaults()).toEqual([])
  })

  test('whose charge nobody answered is never followed by the payment page of another card', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    await world.sandbox.beginOutage('unreachable', 2)
    expect((await sponsor.donate()).json()).toMatchObject({ code: 'giving.charge_unknown' })
    expect((await sponsor.donate({ other_card: true })).json()).toMatchObject({
      code: 'giving.charge_unknown',
    })
    world.clock.advance(10 * 60_000)
    const led = await sponsor.donate({ other_card: true })
    expect(led.json()).toMatchObject({
      code: 'giving.card_required',
      checkout_url: expect.stringContaining('/sandbox/checkout/') as string,
    })
    expect(await sponsor.listCharged()).toEqual([])
  })

  test('is tried under another name after a fault that the provider keeps for a day', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    const { payments } = world.services
    const { findCharge } = payments
    await world.sandbox.beginOutage('server_error_kept', 2)
    payments.findCharge = async (asked) => {
      await world.sandbox.beginOutage('server_error_kept', 0)
      return findCharge(asked)
    }
    expect((await sponsor.donate()).json()).toMatchObject({ code: 'giving.charge_failed' })
    expect((await sponsor.donate()).json()).toMatchObject({ program_cents_total: 40_000 })
    expect(await sponsor.listCharged()).toEqual([40_000])
  })

  test('that is turned down says so in words, charges nothing, and may be tried again', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: { declineCode: 'insufficient_funds' } })
    for (const attempt of [1, 2]) {
      const declined = await sponsor.donate()
      expect([declined.statusCode, declined.json()]).toEqual([
        402,
        { code: 'giving.card_declined', error: 'The payment method was declined.' },
      ])
      expect(await listCharges(world)).toHaveLength(attempt)
    }
    const led = await sponsor.donate({ other_card: true })
    await world.sandbox.pay(sessionOf(led.json<{ checkout_url: string }>().checkout_url), 'paid')
    await world.deliverAll()
    expect(await sponsor.listCharged()).toEqual([40_000])
    expect(await world.findFaults()).toEqual([])
  })

  test('that the bank wants confirmed leads to the payment page of the same gift', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: { declineCode: 'authentication_required' } })
    const led = await sponsor.donate()
    expect([led.statusCode, led.json()]).toMatchObject([402, { code: 'giving.card_confirmation' }])
    const { checkout_url: url } = led.json<{ checkout_url: string }>()
    // Pressed again it leads to the same page, and charges no card beside it.
    expect((await sponsor.donate()).json()).toMatchObject({ checkout_url: url })
    await world.sandbox.pay(sessionOf(url), 'paid')
    await world.deliverAll()
    expect(await sponsor.listCharged()).toEqual([40_000])
    expect((await sponsor.donate()).json()).toMatchObject({ program_cents_total: 40_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('that the provider no longer knows is taken out of use, and the gift is paid on its page', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    await world.services.payments.forgetCustomer(`cus_${sponsor.userId}`)
    expect((await sponsor.donate()).json()).toMatchObject({
      code: 'giving.card_required',
      checkout_url: expect.stringContaining('/sandbox/checkout/') as string,
    })
    expect((await sponsor.read('/api/sponsor/card')).json()).toEqual({ card: null })
  })
})

describe('without a saved card', () => {
  test('a gift leads to the payment page and back to the dashboard', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world)
    const led = await sponsor.donate()
    expect([led.statusCode, led.json()]).toMatchObject([402, { code: 'giving.card_required' }])
    const session = sessionOf(led.json<{ checkout_url: string }>().checkout_url)
    const { redirectTo } = await world.sandbox.pay(session, 'paid')
    expect(redirectTo).toMatch(new RegExp(`/sponsor/dashboard\\?session_id=${session}$`))
    await world.deliverAll()
    expect((await sponsor.read('/api/sponsor/card')).json()).toEqual({ card: null })
    expect((await sponsor.donate()).json()).toMatchObject({ program_cents_total: 40_000 })
  })

  test('the card is kept where that was wanted, charged for the next gift, and forgotten when it is removed', async () => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world)
    const led = await sponsor.donate({ save_card: true })
    await world.sandbox.pay(sessionOf(led.json<{ checkout_url: string }>().checkout_url), 'paid')
    await world.deliverAll()
    const kept = { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } }
    expect((await sponsor.read('/api/sponsor/card')).json()).toEqual(kept)

    const second = await sponsor.donate({ idempotency_key: 'second-gift' })
    expect(second.json()).toEqual({ program_cents_total: 80_000, slots_minted: 1, next_slot_progress: 0 })

    const removed = await world.app.inject({
      method: 'DELETE',
      url: '/api/sponsor/card',
      headers: sponsor.headers,
    })
    expect(removed.json()).toEqual({ card: null })
    await forgetCards(world.services)
    await forgetCards(world.services)
    const left = await world.services.database.read((tx) =>
      tx.selectFrom('saved_cards').selectAll().execute(),
    )
    expect(left).toEqual([])
    expect((await sponsor.donate({ idempotency_key: 'third-gift' })).json()).toMatchObject({
      code: 'giving.card_required',
    })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a gift to one teacher', () => {
  test('goes into the budget, mints no slot and stays out of the program total', async () => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'rivera@school.edu' })
    const sponsor = await buildSponsor(world, { card: {} })
    const answer = await sponsor.donate({
      kind: 'teacher_direct',
      usd_cents: 90_000,
      teacher_id: classroom.teacherId,
    })
    expect(answer.json()).toEqual({ program_cents_total: 0, slots_minted: 0, next_slot_progress: 0 })
    expect((await sponsor.read('/api/sponsor/dashboard/summary')).json()).toMatchObject({
      recent_donations: [{ kind: 'teacher_direct', amount_cents: 90_000 }],
    })
    expect(await world.findFaults()).toEqual([])
  })

  test.each([
    [{}, 400, 'Missing teacher destination.'],
    [{ teacher_id: 'nobody' }, 404, 'Teacher not found'],
    [{ teacher_share_code: 'PT-ZZZZZZ' }, 404, 'Not found'],
  ])('without a destination that exists is refused: %j', async (body, status, error) => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    const answer = await sponsor.donate({ kind: 'teacher_direct', ...body })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }])
    expect(await sponsor.listCharged()).toEqual([])
  })
})

test.each([0, -100, 12.5, '4000', null])(
  'the amount %j is refused, and nothing is charged',
  async (usd_cents) => {
    const world = await buildGiving()
    const sponsor = await buildSponsor(world, { card: {} })
    expect((await sponsor.donate({ usd_cents })).statusCode).toBe(400)
    expect(await sponsor.listCharged()).toEqual([])
  },
)

test('the covered fee is charged with the gift and counts for nothing', async () => {
  const world = await buildGiving()
  const sponsor = await buildSponsor(world, { card: {} })
  const answer = await sponsor.donate({ usd_cents: 10_000, cover_fee: true })
  expect(answer.json()).toMatchObject({ program_cents_total: 10_000, next_slot_progress: 10_000 })
  const [charged = 0] = await sponsor.listCharged()
  expect(charged).toBeGreaterThan(10_000)
  expect(await world.findFaults()).toEqual([])
})
