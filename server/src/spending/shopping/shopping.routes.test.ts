import { describe, expect, test } from 'vitest'
import { buildCards, type CardWorld, type SessionAnswer } from '../../../test/spending/cards/build-cards.ts'

const key = '44444444-4444-4444-8444-444444444444'

describe('a session', () => {
  test('sets its amount and fifteen percent aside at Amazon, rounded up to the cent, and the amount alone at Walmart', async () => {
    const world = await buildCards()
    const card = await world.verifiedCard()
    const { session } = (await world.start({ amountUsd: '10.01' })).json<SessionAnswer>()
    expect(session).toMatchObject({
      ...{ status: 'started', vendor: 'amazon', partner: 'amazon', merchant_name: 'amazon.com' },
      ...{ amount_cents: 1_001, budget_cents: 1_152, reserved_cents: 1_152, card_last4: card.last4 },
      metadata: { vendor: 'amazon', amount_cents: 1_001, card_last4: card.last4, alias_email: null },
    })
    await world.verifiedCard('walmart')
    const other = (
      await world.start({ partner: 'walmart', vendor: undefined, amountUsd: 20 })
    ).json<SessionAnswer>()
    expect(other.session).toMatchObject({ vendor: 'walmart', amount_cents: 2_000, budget_cents: 2_000 })
    expect(await world.budget()).toMatchObject({ reservedCents: 3_152 })
    expect(await world.findFaults()).toEqual([])
  })

  test.each([
    ['', 'Enter an amount'],
    [undefined, 'Enter an amount'],
    ['0', 'Enter a valid amount'],
    ['0.001', 'Enter a valid amount'],
    ['-5', 'Enter a valid amount'],
    ['1.2.3', 'Enter a valid amount'],
    ['ten', 'Enter a valid amount'],
    ['12345678901', 'Enter a valid amount'],
  ])('of %j dollars is refused: %s', async (amountUsd, error) => {
    const world = await buildCards()
    await world.verifiedCard()
    const answer = await world.start({ amountUsd })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error }])
  })

  test.each([
    ['without a card', async () => undefined],
    [
      'whose card is not verified',
      (world: CardWorld) =>
        world.post(`${world.functions}/teacher-vendor-card-upsert`, { vendor: 'amazon', last4: '4242' }),
    ],
    [
      'whose card is being replaced',
      async (world: CardWorld) => {
        await world.verifiedCard()
        await world.services.database.transaction((tx) =>
          tx.updateTable('teacher_cards').set({ status: 'replacing' }).execute(),
        )
      },
    ],
    ['with a card of another vendor', (world: CardWorld) => world.verifiedCard('walmart')],
  ])('%s is refused', async (_, prepare) => {
    const world = await buildCards()
    await prepare(world)
    const answer = await world.start()
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'shopping.card_not_verified' }])
  })

  test('above what is left with its buffer is refused, and of a locked budget', async () => {
    const world = await buildCards({ amountCents: 10_000 })
    await world.verifiedCard()
    expect((await world.start({ amountUsd: '100' })).json()).toMatchObject({ code: 'budgets.not_enough' })
    expect(await world.get('/rest/v1/shopping_sessions').then((answer) => answer.json<unknown[]>())).toEqual(
      [],
    )
    const { database, clock } = world.services
    await database.transaction((tx) =>
      tx.updateTable('teacher_budgets').set({ locked_at: clock.now() }).execute(),
    )
    expect((await world.start({ amountUsd: '1' })).json()).toMatchObject({ error: 'Budget is locked' })
  })

  test('whose form is sent sixteen times at once is one', async () => {
    const world = await buildCards({ poolSize: 8 })
    await world.verifiedCard()
    const answers = await Promise.all(Array.from({ length: 16 }, () => world.start({ request_key: key })))
    const ids = new Set(answers.map((answer) => answer.json<SessionAnswer>().session.id))
    expect(ids.size).toBe(1)
    expect(await world.budget()).toMatchObject({ reservedCents: 11_500 })
    expect(await world.findFaults()).toEqual([])
  })

  test('is canceled by its teacher while nothing is bought, and not after', async () => {
    const world = await buildCards()
    const card = await world.verifiedCard()
    const cancel = (id: string) => world.post(`${world.functions}/teacher-session-cancel`, { id })
    const { session } = (await world.start()).json<SessionAnswer>()
    expect((await cancel(session.id)).json()).toMatchObject({
      session: { status: 'canceled', reserved_cents: 0 },
    })
    expect((await cancel(session.id)).statusCode).toBe(409)
    const next = (await world.start()).json<SessionAnswer>()
    await world.buy(card.issuerCardId, 1_000)
    expect((await cancel(next.session.id)).json()).toMatchObject({ code: 'shopping.already_over' })
    expect(await world.budget()).toMatchObject({ reservedCents: 11_500 })
    expect(await world.findFaults()).toEqual([])
  })
})

test('a teacher sees the latest ten sessions, and nobody else’s', async () => {
  const world = await buildCards({ amountCents: 70_000 })
  await world.verifiedCard()
  const ids: string[] = []
  for (let nth = 1; nth <= 11; nth += 1) {
    ids.push((await world.start({ amountUsd: String(nth) })).json<SessionAnswer>().session.id)
    world.clock.advance(1_000)
  }
  const list = async (bearer?: string) =>
    (await world.get('/rest/v1/shopping_sessions', bearer)).json<{ id: string }[]>().map(({ id }) => id)
  expect(await list()).toEqual(ids.toReversed().slice(0, 10))
  const other = await world.signInAs('teacher', 'other@school.edu')
  expect(await list(other.bearer)).toEqual([])
  const read = (id: string, bearer?: string) =>
    world.get(`${world.functions}/teacher-shop/session?id=${id}`, bearer)
  expect((await read(ids[0] ?? '', other.bearer)).statusCode).toBe(404)
  expect((await read(ids[0] ?? '')).statusCode).toBe(200)
  expect((await read('no-id')).statusCode).toBe(400)
})

test('the database lets no session that is over go on', async () => {
  const world = await buildCards()
  await world.verifiedCard()
  await world.start()
  const move = (status: string) =>
    world.services.database.transaction((tx) => tx.updateTable('shopping_sessions').set({ status }).execute())
  await move('failed')
  await expect(move('captured')).rejects.toThrow('stays as it ended')
})
