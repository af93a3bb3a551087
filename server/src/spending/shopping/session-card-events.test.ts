// @module-tag some-on-pglite: one path of shopping, and the locks under which purchases are decided.
import { describe, expect, test } from 'vitest'
import { buildCards } from '../../../test/spending/cards/build-cards.ts'
import { endSessions } from './end-sessions.ts'

const day = 24 * 60 * 60_000

describe('a merchant that takes more than was set aside', () => {
  test('is paid from what is free in the budget', async () => {
    const world = await buildCards()
    const card = await world.issueCard({ merchant: 'walmart.com' })
    const { authorizationId } = await world.buy(card.issuerCardId, 10_000, 'WALMART.COM')
    await world.capture(authorizationId, 10_750)
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 10_750, freeCents: 39_250 })
    expect(await world.findFaults()).toEqual([])
  })

  test('while nothing is free is told to staff, and what it gives back settles that first', async () => {
    const world = await buildCards({ amountCents: 10_000 })
    const card = await world.issueCard({ merchant: 'walmart.com' })
    const { authorizationId } = await world.buy(card.issuerCardId, 10_000, 'WALMART.COM')
    await world.capture(authorizationId, 11_000)
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 10_000, freeCents: 0 })
    expect(await world.allowance(card.id)).toMatchObject({ uncovered_cents: 1_000 })
    const notices = await world.services.database.read((tx) =>
      tx.selectFrom('admin_notifications').select('type').where('type', 'like', 'card%').execute(),
    )
    expect(notices).toEqual([{ type: 'card_uncovered' }])
    await world.sandbox.refundPurchase(authorizationId, 3_000)
    await world.settled()
    expect(await world.budget()).toMatchObject({ spentCents: 8_000, freeCents: 2_000 })
    expect(await world.allowance(card.id)).toMatchObject({ uncovered_cents: 0, spent_cents: 8_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('and then gives more back than it took leaves the surplus to staff', async () => {
    const world = await buildCards()
    const card = await world.issueCard({ merchant: 'walmart.com' })
    const { authorizationId } = await world.buy(card.issuerCardId, 2_000, 'WALMART.COM')
    await world.capture(authorizationId)
    await world.sandbox.refundPurchase(authorizationId, 2_500)
    await world.settled()
    expect(await world.budget()).toMatchObject({ spentCents: 0, freeCents: 50_000 })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a shopping session', () => {
  test('buys nothing more once staff deactivated its card, and buys again when it is active', async () => {
    const world = await buildCards()
    const card = await world.verifiedCard()
    const { bearer } = await world.signInAs('admin')
    expect((await world.start()).statusCode).toBe(200)
    const [row] = await world.services.database.read((tx) =>
      tx.selectFrom('teacher_cards').select(['id', 'last4']).execute(),
    )
    const say = async (status: string) => {
      const body = { ...row, teacher_id: world.teacherId, vendor: 'amazon', status }
      const saved = { ...body, external_id: card.issuerCardId }
      const answer = await world.post(`${world.functions}/admin-teacher-card-upsert`, saved, bearer)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await say('inactive')
    expect(await world.buy(card.issuerCardId, 1_000)).toMatchObject({ approved: false })
    await say('active')
    expect(await world.buy(card.issuerCardId, 1_000)).toMatchObject({ approved: true })
    await world.settled()
    expect(await world.findFaults()).toEqual([])
  })

  test(
    'goes from started over authorized to captured by the issuer’s events, and the rest goes back',
    { tags: 'on-pglite-too' },
    async () => {
      const world = await buildCards()
      const card = await world.verifiedCard('walmart')
      const { session } = (await world.start({ vendor: 'walmart', amountUsd: '80' })).json<{
        session: { id: string }
      }>()
      expect(await world.readSession(session.id)).toMatchObject({ status: 'started', budget_cents: 8_000 })
      const { authorizationId } = await world.buy(card.issuerCardId, 7_000, 'WALMART.COM')
      expect(await world.readSession(session.id)).toMatchObject({ status: 'authorized' })
      await world.capture(authorizationId)
      expect(await world.readSession(session.id)).toMatchObject({
        status: 'captured',
        spent_cents: 7_000,
        reserved_cents: 0,
        orders: [{ status: 'confirmed', total_cents: 7_000 }],
      })
      expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 7_000, freeCents: 43_000 })
      const cards = await world.services.database.read((tx) =>
        tx.selectFrom('teacher_cards').select('spend_cents').execute(),
      )
      expect(cards).toEqual([{ spend_cents: 7_000 }])
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('fails when more is asked for than it set aside, and all goes back', async () => {
    const world = await buildCards()
    const card = await world.verifiedCard()
    const { session } = (await world.start()).json<{ session: { id: string } }>()
    expect(await world.buy(card.issuerCardId, 11_501)).toMatchObject({ approved: false })
    await world.settled()
    expect(await world.readSession(session.id)).toMatchObject({ status: 'failed', reserved_cents: 0 })
    expect(await world.buy(card.issuerCardId, 100)).toMatchObject({ approved: false })
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test.each(['reversed', 'expired'] as const)('is canceled when its purchase is %s', async (status) => {
    const world = await buildCards()
    const card = await world.verifiedCard()
    const { session } = (await world.start()).json<{ session: { id: string } }>()
    const { authorizationId } = await world.buy(card.issuerCardId, 5_000)
    await world.sandbox.endAuthorization(authorizationId, status)
    await world.settled()
    expect(await world.readSession(session.id)).toMatchObject({ status: 'canceled', reserved_cents: 0 })
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test('in which nothing is bought is canceled after a week', async () => {
    const world = await buildCards()
    await world.verifiedCard()
    const { session } = (await world.start()).json<{ session: { id: string } }>()
    world.clock.advance(7 * day)
    await endSessions(world.services)
    const bearer = (await world.signInAs('teacher', 'rivera@school.edu')).bearer
    const read = await world.get(`${world.functions}/teacher-shop/session?id=${session.id}`, bearer)
    expect(read.json()).toMatchObject({ session: { status: 'canceled' } })
    expect(await world.findFaults()).toEqual([])
  })
})
