import { bitsOf } from '@tower/contract/oversight/defense-puzzle.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { openSession } from '../../people/identity/sessions/open-session.ts'
import { solvePuzzle } from '../../test/solve-puzzle.ts'

/** One network, and people behind it who start payments. */
async function buildSchool() {
  const world = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const start = (form: object, headers: Record<string, string> = {}) =>
    world.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: 2_500, destination: 'classrooms', ...form },
      remoteAddress: '198.51.100.7',
      headers,
    })
  const statusOf = async (form: object) => (await start(form)).statusCode
  /** Starts one more and solves the puzzle it asks for. */
  const startBySolving = async (form: object) => {
    const asked = await start(form)
    if (asked.statusCode !== 403) return asked
    return start(form, { 'x-challenge-answer': solvePuzzle(String(asked.headers['x-challenge'])) })
  }
  return { ...world, start, statusOf, startBySolving }
}

test('a dozen people of one school give one after the other, and nobody is asked or refused', async () => {
  const { start, sandbox, deliverAll } = await buildSchool()
  for (let nth = 0; nth < 12; nth++) {
    const answer = await start({ email: `parent-${nth}@example.org` })
    expect(answer.statusCode).toBe(200)
    await sandbox.pay(new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '', 'paid')
    await deliverAll()
  }
})

test('a giver who comes back to the same gift time and again is neither asked nor refused', async () => {
  const { statusOf } = await buildSchool()
  for (let nth = 0; nth < 30; nth++) expect(await statusOf({ idempotency_key: 'the-same-view' })).toBe(200)
  for (let nth = 0; nth < 6; nth++) expect(await statusOf({ idempotency_key: `view-${nth}-key` })).toBe(200)
})

test('the same gift started over and over in new views, as cards are tried, is asked for a puzzle and refused in the end', async () => {
  const { services, statusOf, startBySolving } = await buildSchool()
  for (let nth = 1; nth <= 7; nth++)
    expect(await statusOf({ idempotency_key: `card-${nth}-tried` })).toBe(200)
  expect(await statusOf({ idempotency_key: 'card-8-tried' })).toBe(403)
  expect((await startBySolving({ idempotency_key: 'card-8-tried' })).statusCode).toBe(200)
  await services.database.transaction((tx) =>
    sql`
      insert into checkouts (purpose, destination, amount_cents, success_url, cancel_url, state, idempotency_key,
        request_digest, network_hash, created_at)
      select purpose, destination, amount_cents, success_url, cancel_url, 'failed', 'copy ' || nth,
        request_digest, network_hash, created_at
      from (select * from checkouts limit 1) tried, generate_series(1, 34) nth`.execute(tx),
  )
  expect(await statusOf({ idempotency_key: 'card-43-tried' })).toBe(429)
})

test('after five different gifts left unpaid the sixth is asked for a puzzle, and starts when it is solved', async () => {
  const { statusOf, startBySolving } = await buildSchool()
  for (let nth = 1; nth <= 5; nth++) expect(await statusOf({ amount_cents: nth * 1_100 })).toBe(200)
  expect(await statusOf({ amount_cents: 9_900 })).toBe(403)
  expect((await startBySolving({ amount_cents: 9_900 })).statusCode).toBe(200)
})

test('under the limits of production an undecided giver who changes the amount eight times pays the last one', async () => {
  const { services, startBySolving, sandbox, deliverAll } = await buildSchool()
  let last = ''
  for (const dollars of [20, 25, 30, 35, 40, 45, 50, 55]) {
    const answer = await startBySolving({ amount_cents: dollars * 100, email: 'undecided@example.org' })
    expect([dollars, answer.statusCode]).toEqual([dollars, 200])
    last = new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
  }
  await sandbox.pay(last, 'paid')
  await deliverAll()
  const paid = await services.database.read((tx) =>
    tx.selectFrom('checkouts').select('amount_cents').where('state', '=', 'complete').execute(),
  )
  expect(paid).toEqual([{ amount_cents: 5_500 }])
})

test('after forty the network is refused, told for how many minutes, and let through again when they are over', async () => {
  const { services, clock, start, statusOf } = await buildSchool()
  expect(await statusOf({})).toBe(200)
  const { network_hash: networkHash } = await services.database.read((tx) =>
    tx.selectFrom('checkouts').select('network_hash').executeTakeFirstOrThrow(),
  )
  clock.advance(20 * 60_000)
  await services.database.transaction(async (tx) => {
    for (let nth = 0; nth < 39; nth++) {
      const key = `unpaid ${nth}`
      await tx
        .insertInto('checkouts')
        .values({
          ...{
            purpose: 'donation',
            destination: 'project',
            amount_cents: 100,
            success_url: '/',
            cancel_url: '/',
          },
          ...{
            idempotency_key: key,
            request_digest: key,
            network_hash: networkHash,
            created_at: clock.now(),
          },
        })
        .execute()
    }
  })
  const refused = await start({ amount_cents: 7_700 })
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toBe(
    'Many payments were started from this network and not finished. Please try again in 40 minutes.',
  )
  expect(refused.headers['retry-after']).toBe('2400')
  clock.advance(40 * 60_000)
  expect((await start({ amount_cents: 7_700 })).statusCode).not.toBe(429)
})

/** Somebody with a fresh account, at home in as many networks as there are. */
async function buildSponsor() {
  const world = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const userId = await buildUser(world.services, 'sponsor@example.org')
  const { access_token: token } = await world.services.database.transaction((tx) =>
    openSession(world.services, tx, { userId, userAgent: undefined, at: world.services.clock.now() }),
  )
  const give = (nth: number, headers: Record<string, string> = {}, from = nth) =>
    world.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: 500 + nth, destination: 'classrooms' },
      remoteAddress: `198.51.100.${from}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  return { ...world, give }
}

test('whoever tries cards signed in solves puzzles after five gifts left unpaid, from however many networks', async () => {
  const { give } = await buildSponsor()
  for (let nth = 1; nth <= 5; nth++) expect((await give(nth)).statusCode).toBe(200)
  const asked = await give(6)
  expect(asked.statusCode).toBe(403)
  const answer = { 'x-challenge-answer': solvePuzzle(String(asked.headers['x-challenge'])) }
  expect((await give(6, answer)).statusCode).toBe(200)
})

test('a giver who is signed in is not asked for what strangers of the same network left unpaid', async () => {
  const { give, app } = await buildSponsor()
  for (let nth = 1; nth <= 6; nth++)
    await app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: nth * 1_100, destination: 'classrooms' },
      remoteAddress: '198.51.100.7',
    })
  expect((await give(1, {}, 7)).statusCode).toBe(200)
})

test('while a flood goes on, a network that left payments unpaid gets no easier puzzle than anybody else', async () => {
  const { app } = await buildSponsor()
  const start = (network: string, amount_cents: number) =>
    app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents, destination: 'classrooms' },
      remoteAddress: network,
    })
  for (let nth = 1; nth <= 5; nth++) await start('198.51.100.7', nth * 1_100)
  for (let nth = 0; nth < 131; nth++) await start(`203.0.113.${nth}`, 100)
  const asked = await start('198.51.100.7', 9_900)
  expect(bitsOf(String(asked.headers['x-challenge']))).toBe(14)
})
