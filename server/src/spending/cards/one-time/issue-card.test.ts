// @module-tag some-on-pglite: one path of cards, and the locks under which a budget is asked for.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { cardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import { describe, expect, test } from 'vitest'
import { buildCards, type IssuedAnswer } from '../../../../test/spending/cards/build-cards.ts'
import { endCards } from './end-cards.ts'

const key = '11111111-1111-4111-8111-111111111111'
const otherKey = '22222222-2222-4222-8222-222222222222'

describe('a one-time card', () => {
  test(
    'is issued with its numbers once, its amount set aside at once, and no cache keeps the answer',
    { tags: 'on-pglite-too' },
    async () => {
      const world = await buildCards({ amountCents: 50_000 })
      const answer = await world.issue({ amountCents: 12_345 })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { card } = answer.json<IssuedAnswer>()
      expect(card).toMatchObject({
        pan: expect.stringMatching(/^4000009990\d{6}$/) as string,
        cvc: expect.stringMatching(/^\d{3}$/) as string,
        last4: card.pan.slice(-4),
        merchant: 'amazon.com',
        amount_cents: 12_345,
      })
      expect(await world.budget()).toMatchObject({ reservedCents: 12_345, freeCents: 37_655 })
      const { items } = (await world.get(`${world.functions}/teacher-one-time-cards`)).json<{
        items: Record<string, unknown>[]
      }>()
      expect(items).toMatchObject([{ id: card.id, last4: card.last4, state: 'open', reserved_cents: 12_345 }])
      expect(Object.keys(items[0] ?? {})).not.toContain('pan')
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('leaves neither number nor code in any table', async () => {
    const world = await buildCards()
    const cards = []
    for (let nth = 0; nth < 5; nth += 1) cards.push(await world.issueCard({ amountCents: 100 }))
    const everything = await world.services.database.read(async (tx) => {
      const tables = await tx.introspection.getTables()
      const rows: unknown[] = []
      for (const { name } of tables)
        rows.push(
          await tx
            .selectFrom(name as 'users')
            .selectAll()
            .execute(),
        )
      return JSON.stringify(rows)
    })
    for (const { pan } of cards) expect(everything).not.toContain(pan)
    expect(everything).toContain(cards[0]?.last4)
  })

  test.each([
    [{ merchant: undefined }, 'Select a merchant before issuing a card'],
    [{ merchant: 'example.com' }, 'Select a merchant before issuing a card'],
    [{ amountCents: 0 }, 'Enter a valid amount'],
    [{ amountCents: -500 }, 'Enter a valid amount'],
    [{ amountCents: 10.5 }, 'Enter a valid amount'],
    [{ amountCents: undefined }, 'Enter a valid amount'],
    [{ amountCents: 900_000_000 }, 'Enter a valid amount'],
  ])('is refused for %j: %s', async (body, error) => {
    const world = await buildCards()
    const answer = await world.issue(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error }])
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
  })

  test('above what is left is refused, and so it is of a locked budget and of a teacher without one', async () => {
    const world = await buildCards({ amountCents: 5_000 })
    const tooMuch = await world.issue({ amountCents: 5_001 })
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([409, { code: 'budgets.not_enough' }])
    const poor = await world.signInAs('teacher', 'new@school.edu')
    expect((await world.issue({}, poor.bearer)).json()).toMatchObject({ code: 'budgets.not_found' })
    const { database, clock } = world.services
    await database.transaction((tx) =>
      tx.updateTable('teacher_budgets').set({ locked_at: clock.now() }).execute(),
    )
    const locked = await world.issue({ amountCents: 100 })
    expect([locked.statusCode, locked.json()]).toMatchObject([409, { error: 'Budget is locked' }])
    const sponsor = await world.signInAs('sponsor')
    expect((await world.issue({}, sponsor.bearer)).statusCode).toBe(403)
  })

  test('asked for thirty-two times with one key is one card', { timeout: 120_000 }, async () => {
    const world = await buildCards({ poolSize: 16 })
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => world.issue({ request_key: key, amountCents: 1_000 })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ code: 'cards.issued_before' })
    expect(await world.sandbox.listIssuedCards()).toHaveLength(1)
    expect(await world.budget()).toMatchObject({ reservedCents: 1_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test(
    'fifty at once of a budget that affords ten are exactly ten',
    { tags: 'on-pglite-too', timeout: 120_000 },
    async () => {
      const world = await buildCards({ amountCents: 10_000, poolSize: 32 })
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          world.issue({ amountCents: 1_000, merchant: nth % 2 ? 'walmart.com' : 'amazon.com' }),
        ),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
        expect(answer.json()).toMatchObject({ code: 'budgets.not_enough' })
      expect(await world.sandbox.listIssuedCards()).toHaveLength(10)
      expect(await world.budget()).toMatchObject({ reservedCents: 10_000, freeCents: 0 })
      expect(await world.findFaults()).toEqual([])
    },
  )
})

test('above the limit no card number exists until somebody of the staff agreed, and what was agreed to is issued once', async () => {
  const world = await buildCards({ environment: { SECOND_PERSON_CENTS: '12000' } })
  const dana = await world.signInAs('admin', 'dana@tower.test')
  const asked = async () =>
    (await world.get(`${world.functions}/teacher-one-time-cards`)).json<
      CallOutput<typeof cardEndpoints.listIssued>
    >().asked
  const waiting = async () =>
    (await world.get('/api/admin/approvals?state=waiting', dana.bearer)).json<{ items: { id: string }[] }>()
      .items
  const settle = async () =>
    world.post(
      `/api/admin/approvals/${(await waiting())[0]?.id}/decide`,
      { decision: 'approved' },
      dana.bearer,
    )
  expect((await world.issue({ amountCents: 12_000 })).statusCode).toBe(200)
  expect(await asked()).toBeNull()
  // With what the same teacher had lately it is a cent above the limit.
  expect((await world.issue({ amountCents: 1 })).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await world.sandbox.listIssuedCards()).toHaveLength(1)
  expect(await world.budget()).toMatchObject({ reservedCents: 12_000 })
  expect(await asked()).toMatchObject({ state: 'waiting', amount_cents: 1, merchant: 'amazon.com' })
  // Another wish takes its place; what no budget can pay is not asked for.
  expect((await world.issue({ amountCents: 20_000 })).json()).toMatchObject({ code: 'approvals.waits' })
  expect((await world.issue({ amountCents: 900_00 })).json()).toMatchObject({ code: 'budgets.not_enough' })
  expect(await waiting()).toHaveLength(1)
  expect((await settle()).statusCode).toBe(200)
  expect(await asked()).toMatchObject({ state: 'approved', amount_cents: 20_000 })
  expect((await world.issue({ amountCents: 20_001 })).json()).toMatchObject({ code: 'approvals.waits' })
  const both = await Promise.all([
    world.issue({ amountCents: 20_000 }),
    world.issue({ amountCents: 20_000, merchant: 'amazon.com' }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await world.sandbox.listIssuedCards()).toHaveLength(2)
  // Sessions at a vendor leave by the same rule.
  await world.verifiedCard()
  expect((await world.start({ amountUsd: '5' })).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await world.findFaults()).toEqual([])
})

describe('an answer that is lost', () => {
  test('between the issuer and us ends the card, and its money goes back', async () => {
    const world = await buildCards()
    await world.sandbox.beginOutage('answer_lost', 2)
    const answer = await world.issue({ amountCents: 10_000 })
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { error: 'Unable to issue card' }])
    expect(await world.sandbox.listIssuedCards()).toMatchObject([{ status: 'canceled' }])
    expect(await world.budget()).toMatchObject({ reservedCents: 0, freeCents: 50_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('while the issuer can be asked nothing keeps the money until the card is ended', async () => {
    const world = await buildCards()
    await world.sandbox.beginOutage('answer_lost', 20)
    expect((await world.issue({ amountCents: 10_000 })).statusCode).toBe(502)
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000 })
    await world.sandbox.beginOutage('unreachable', 0)
    await endCards(world.services)
    expect(await world.sandbox.listIssuedCards()).toMatchObject([{ status: 'canceled' }])
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  })

  test('between us and the teacher ends the card when another one is asked for in its place', async () => {
    const world = await buildCards()
    const lost = await world.issueCard({ request_key: key })
    const again = await world.issue({ request_key: otherKey, replaces: key })
    expect(again.statusCode).toBe(200)
    const cards = await world.sandbox.listIssuedCards()
    expect(cards.map(({ id, status }) => [id === lost.issuerCardId, status])).toEqual([
      [true, 'canceled'],
      [false, 'active'],
    ])
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('because the process died ends the card within minutes', async () => {
    const world = await buildCards()
    const { issueCard } = world.services.cardIssuer
    world.services.cardIssuer.issueCard = async (request) => {
      await issueCard(request)
      return new Promise(() => undefined)
    }
    void world.issue({ amountCents: 10_000 })
    await expect.poll(() => world.sandbox.listIssuedCards()).toHaveLength(1)
    world.services.cardIssuer.issueCard = issueCard
    await endCards(world.services)
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000 })
    world.clock.advance(6 * 60_000)
    await endCards(world.services)
    expect(await world.sandbox.listIssuedCards()).toMatchObject([{ status: 'canceled' }])
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a card nobody needs any more', () => {
  test('is ended by its teacher, and all of it goes back; nobody else can end it', async () => {
    const world = await buildCards()
    const card = await world.issueCard()
    const other = await world.signInAs('teacher', 'other@school.edu')
    const end = (as?: string) =>
      world.post(`${world.functions}/teacher-one-time-card-close`, { id: card.id }, as)
    expect((await end(other.bearer)).statusCode).toBe(404)
    expect((await end()).json()).toMatchObject({ item: { state: 'closed', reserved_cents: 0 } })
    expect((await end()).json()).toMatchObject({ item: { state: 'closed' } })
    expect(await world.sandbox.listIssuedCards()).toMatchObject([{ status: 'canceled' }])
    expect(await world.budget()).toMatchObject({ reservedCents: 0, freeCents: 50_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('ends by itself after a week', async () => {
    const world = await buildCards()
    await world.issueCard()
    await endCards(world.services)
    expect(await world.budget()).toMatchObject({ reservedCents: 10_000 })
    world.clock.advance(7 * 24 * 60 * 60_000)
    await endCards(world.services)
    expect(await world.budget()).toMatchObject({ reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  })
})

test('where nobody issues cards, none is asked for and the page is told', async () => {
  const world = await buildCards()
  const { noCardIssuer } = await import('../../../payments/no-card-issuer.ts')
  Object.assign(world.services, { cardIssuer: noCardIssuer })
  expect((await world.issue()).json()).toMatchObject({ code: 'cards.not_offered' })
  expect((await world.get(`${world.functions}/teacher-one-time-cards`)).json()).toMatchObject({
    offered: false,
    free_cents: 50_000,
  })
})
