// On PGlite too: one path of shopping, and the locks under which purchases are decided.
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildCards } from '../../../test/spending/cards/build-cards.ts'
import { endCards } from '../cards/one-time/end-cards.ts'
import { applyCardEvent } from './apply-card-event.ts'
import { endSessions } from './end-sessions.ts'

const day = 24 * 60 * 60_000

describe('a purchase with a one-time card', () => {
  test('is approved within its amount, and what the merchant takes is spent', async () => {
    const world = await buildCards()
    const card = await world.issueCard({ merchant: 'walmart.com' })
    const { authorizationId, approved } = await world.buy(card.issuerCardId, 8_000, 'WALMART.COM 8009666546')
    expect(approved).toBe(true)
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000, spentCents: 0 })
    await world.capture(authorizationId)
    // Walmart charges once: the card is ended and the rest goes back.
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 8_000, freeCents: 42_000 })
    expect(await world.sandbox.listIssuedCards()).toMatchObject([{ status: 'canceled' }])
    expect(await world.findFaults()).toEqual([])
  })

  test('at Amazon leaves the card open for further parcels for three days, then the rest goes back', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const first = await world.buy(card.issuerCardId, 6_000)
    await world.capture(first.authorizationId)
    expect(await world.budget()).toMatchObject({ reservedCents: 4_000, spentCents: 6_000 })
    const second = await world.buy(card.issuerCardId, 3_000)
    expect(second.approved).toBe(true)
    await world.capture(second.authorizationId)
    world.clock.advance(3 * day)
    await endCards(world.services)
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 9_000, freeCents: 41_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test.each([
    ['above what is left', 10_001, 'AMZN Mktp US'],
    ['at another merchant', 100, 'LIQUOR BARN'],
    ['at the other vendor', 100, 'WALMART.COM'],
    ['at a merchant that only sounds like it', 100, 'NOT AMAZON'],
  ])('%s is refused and holds nothing', async (_, amountCents, merchant) => {
    const world = await buildCards()
    const card = await world.issueCard()
    expect(await world.buy(card.issuerCardId, amountCents, merchant)).toMatchObject({ approved: false })
    await world.settled()
    expect(await world.buy(card.issuerCardId, 10_000)).toMatchObject({ approved: true })
    expect(await world.findFaults()).toEqual([])
  })

  test('with a card that was ended, or that nobody here issued, is refused', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    await world.post(`${world.functions}/teacher-one-time-card-close`, { id: card.id })
    expect(await world.buy(card.issuerCardId, 100)).toMatchObject({ approved: false })
    const strange = await world.services.cardIssuer.issueCard({ cardId: 'strange', amountCents: 100 })
    expect(await world.buy(strange.issuerCardId, 100)).toMatchObject({ approved: false })
    expect(await world.findFaults()).toEqual([])
  })

  test('of a teacher whose account was disabled is refused, though the card is open still', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const disable = (at: Date | null) =>
      world.services.database.transaction((tx) =>
        tx.updateTable('users').set({ disabled_at: at }).where('id', '=', world.teacherId).execute(),
      )
    await disable(world.clock.now())
    expect(await world.buy(card.issuerCardId, 100)).toMatchObject({ approved: false })
    await disable(null)
    expect(await world.buy(card.issuerCardId, 100)).toMatchObject({ approved: true })
    expect(await world.findFaults()).toEqual([])
  })

  test(
    'together with thirty-one others at once is approved exactly as often as the amount affords',
    { timeout: 120_000 },
    async () => {
      const world = await buildCards({ poolSize: 16 })
      const card = await world.issueCard({ amountCents: 10_000 })
      const tries = await Promise.all(Array.from({ length: 32 }, () => world.buy(card.issuerCardId, 1_000)))
      await world.settled()
      expect(tries.filter(({ approved }) => approved)).toHaveLength(10)
      await Promise.all(
        tries
          .filter(({ approved }) => approved)
          .map(({ authorizationId }) => world.sandbox.captureAuthorization(authorizationId)),
      )
      await world.settled()
      expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 10_000 })
      expect(await world.findFaults()).toEqual([])
    },
  )

  test(
    'is booked once although its events come fifty times each, and in the wrong order',
    { timeout: 120_000 },
    async () => {
      const world = await buildCards({ poolSize: 16 })
      const card = await world.issueCard({ merchant: 'walmart.com' })
      const bought = await world.buy(card.issuerCardId, 7_000, 'WAL-MART #4512')
      await world.sandbox.setDelivery({ copies: 50, order: 'reversed' })
      await world.sandbox.captureAuthorization(bought.authorizationId)
      world.clock.advance(1_000)
      await world.settled()
      expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 7_000, freeCents: 43_000 })
      const transactions = await world.services.database.read((tx) =>
        tx.selectFrom('card_transactions').selectAll().execute(),
      )
      expect(transactions).toHaveLength(1)
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('that the merchant lets go of holds nothing any more, and the card buys again', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const first = await world.buy(card.issuerCardId, 10_000)
    expect(await world.buy(card.issuerCardId, 1)).toMatchObject({ approved: false })
    await world.sandbox.endAuthorization(first.authorizationId, 'reversed')
    await world.settled()
    expect(await world.buy(card.issuerCardId, 10_000)).toMatchObject({ approved: true })
    expect(await world.findFaults()).toEqual([])
  })

  test('that asks for more than is left is refused the more, and still holds what it was approved for', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const { authorizationId } = await world.buy(card.issuerCardId, 6_000)
    await world.settled()
    world.clock.advance(1_000)
    const { approved } = await applyCardEvent(world.services, {
      kind: 'authorization_requested',
      eventId: 'evt_for_more',
      createdAt: world.services.clock.now(),
      authorization: {
        ...{ authorizationId, issuerCardId: card.issuerCardId, amountCents: 10_001, currency: 'usd' },
        ...{ isApproved: true, state: 'pending', merchant: { name: 'AMZN Mktp US', url: null } },
      },
    })
    expect(approved).toBe(false)
    expect(await world.buy(card.issuerCardId, 4_001)).toMatchObject({ approved: false })
    expect(await world.buy(card.issuerCardId, 4_000)).toMatchObject({ approved: true })
    await world.capture(authorizationId, 6_000)
    expect(await world.budget()).toMatchObject({ reservedCents: 4_000, spentCents: 6_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('that nobody was asked about, and whose money is told of before it is, holds nothing in the end', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const { issuerCardId } = card
    const createdAt = world.services.clock.now()
    const facts = { createdAt, eventId: 'evt_taken' }
    await applyCardEvent(world.services, {
      ...{ ...facts, kind: 'transaction' },
      transaction: {
        ...{ transactionId: 'ipi_first', authorizationId: 'iauth_unknown', issuerCardId },
        ...{ kind: 'capture', amountCents: 2_000, happenedAt: createdAt },
      },
    })
    await applyCardEvent(world.services, {
      ...{ ...facts, eventId: 'evt_over', kind: 'authorization_changed' },
      authorization: {
        ...{ authorizationId: 'iauth_unknown', issuerCardId, amountCents: 2_000, currency: 'usd' },
        ...{ isApproved: true, state: 'closed', merchant: { name: 'AMZN Mktp US', url: null } },
      },
    })
    world.clock.advance(8 * day)
    await endCards(world.services)
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 2_000, freeCents: 48_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('that is under way keeps its money when the card is ended, and only that', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const { authorizationId } = await world.buy(card.issuerCardId, 6_000)
    await world.settled()
    await world.post(`${world.functions}/teacher-one-time-card-close`, { id: card.id })
    expect(await world.budget()).toMatchObject({ reservedCents: 6_000, freeCents: 44_000 })
    await world.capture(authorizationId, 5_500)
    expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 5_500, freeCents: 44_500 })
    expect(await world.findFaults()).toEqual([])
  })
})

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

  test('goes from started over authorized to captured by the issuer’s events, and the rest goes back', async () => {
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
  })

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

describe('the webhook of cards', () => {
  const url = '/webhooks/stripe/issuing'
  const sign = (body: string, at: Date, secret = 'whsec_test_current') => {
    const seconds = Math.floor(at.getTime() / 1000)
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return `t=${seconds},v1=${hash}`
  }
  const event = (type: string, object: object) =>
    JSON.stringify({
      ...{ id: `evt_${type.length}`, object: 'event', api_version: '2026', created: 1_795_000_000 },
      ...{ type, data: { object }, livemode: false },
    })

  test('takes nothing that is not signed, signed long ago, or signed by another key', async () => {
    const world = await buildCards()
    const body = event('issuing_transaction.created', {})
    const now = world.clock.now()
    const signatures = [
      undefined,
      't=1,v1=00',
      sign(body, new Date(now.getTime() - 301_000)),
      sign(body, now, 'whsec_other'),
    ]
    for (const signature of signatures) {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      }
      const answer = await world.app.inject({ method: 'POST', url, payload: body, headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'cards.wrong_signature' }])
    }
  })

  test('answers a purchase with its decision alone and the version it speaks, and other events with received', async () => {
    const world = await buildCards()
    const send = (body: string) =>
      world.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(body, world.clock.now()),
        },
      })
    const authorization = {
      ...{ id: 'iauth_1', amount: 0, approved: false, currency: 'usd', status: 'pending' },
      card: { id: 'ic_none' },
      pending_request: { amount: 100, currency: 'usd' },
      merchant_data: { name: 'AMAZON', url: null },
    }
    const asked = await send(event('issuing_authorization.request', authorization))
    expect(asked.json()).toEqual({ approved: false })
    expect(asked.headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect((await send(event('issuing_card.updated', { id: 'ic_1' }))).json()).toEqual({ received: true })
    // Signed, and yet not what it says it is.
    expect(
      (await send(event('issuing_transaction.created', { type: 'capture', amount: -1 }))).statusCode,
    ).toBe(400)
  })

  test('refuses a purchase in time where the database does not answer', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const { database } = world.services
    const { transactionOfMany } = database
    const { promise, resolve } = Promise.withResolvers<undefined>()
    database.transactionOfMany = async (work) => {
      await promise
      return transactionOfMany(work)
    }
    expect(await world.buy(card.issuerCardId, 1_000)).toMatchObject({ approved: false })
    resolve(undefined)
    database.transactionOfMany = transactionOfMany
    await world.settled()
    // The late yes is taken back by the event that tells how it was decided.
    await expect.poll(async () => (await world.buy(card.issuerCardId, 10_000)).approved).toBe(true)
    expect(await world.findFaults()).toEqual([])
  })
})
