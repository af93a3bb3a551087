// @module-tag some-on-pglite: one path of the defense.
import { bitsOf, puzzleMinutes } from '@tower/contract/oversight/defense-puzzle.ts'
import { expect, test, vi } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { openSession } from '../../people/identity/sessions/open-session.ts'
import { ensureAccount } from '../../people/identity/accounts/ensure-account.ts'
import { solvePuzzle } from '../../test/solve-puzzle.ts'
import { bitsInFlood } from './bits-in-flood.ts'

/** A server that counts, and visitors with a network each. */
async function buildShop() {
  const giving = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const give = async (from: number, form: object = {}, headers: Record<string, string> = {}) => {
    const answer = await giving.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: 100, destination: 'classrooms', ...form },
      remoteAddress: `198.51.${100 + (from >> 8)}.${from & 255}`,
      headers,
    })
    return {
      status: answer.statusCode,
      text: answer.body,
      puzzle: String(answer.headers['x-challenge'] ?? ''),
    }
  }
  /** Cards are tried out from so many networks. */
  const attack = async (networks: number, form: object = {}) => {
    const statuses: number[] = []
    for (let at = 0; at < networks; at++) statuses.push((await give(1_000 + at, form)).status)
    return statuses
  }
  const staff = async () => {
    const at = giving.services.clock.now()
    const { access_token: token } = await giving.services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, {
        email: 'admin@defense.test',
        role: 'admin',
        at,
        actorId: null,
      })
      return openSession(giving.services, tx, { userId, userAgent: undefined, at })
    })
    return { authorization: `Bearer ${token}` }
  }
  return { ...giving, give, attack, staff }
}

test(
  'three hundred networks that try cards with the same dollar start thirty checkouts, and an honest donor beside them gives',
  { timeout: 120_000 },
  async () => {
    const { give, attack, clock } = await buildShop()
    const statuses = await attack(300)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 403)).toHaveLength(270)
    // Another amount isn't even asked; the same one is after the browser's work.
    expect((await give(1, { amount_cents: 2_500 })).status).toBe(200)
    const asked = await give(2)
    expect(asked).toMatchObject({ status: 403, text: expect.stringContaining('short check') as string })
    expect((await give(2, {}, { 'x-challenge-answer': solvePuzzle(asked.puzzle) })).status).toBe(200)
    // In calm nobody is asked.
    clock.advance(11 * 60_000)
    expect((await give(3)).status).toBe(200)
  },
)

test.each([
  ['/api/donations-create', { amount: '1', programKey: 'sponsor-classroom' }],
  ['/.netlify/functions/prospect-donate', { amount_cents: 100, type: 'one_time', prospect_id: 'x' }],
])(
  'fields that %s does not know do not hide that its small amount comes time and again',
  { timeout: 120_000 },
  async (url, form) => {
    const { app } = await buildShop()
    const hidden = { ...form, classroom_id: 'none', ...('amount' in form && { amount_cents: 500_000 }) }
    const statuses: number[] = []
    for (let at = 0; at < 33; at++) {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: hidden,
        remoteAddress: `198.51.100.${at}`,
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(3)
  },
)

test('an answer is good once, for its network, and for ten minutes', { timeout: 120_000 }, async () => {
  const { give, attack, clock } = await buildShop()
  await attack(40)
  const answer = solvePuzzle((await give(1)).puzzle)
  const headers = { 'x-challenge-answer': answer }
  expect((await give(2, {}, headers)).status).toBe(403)
  expect((await give(1, {}, headers)).status).toBe(200)
  expect((await give(1, {}, headers)).status).toBe(403)

  const late = solvePuzzle((await give(3)).puzzle)
  clock.advance(puzzleMinutes * 60_000)
  await attack(40)
  expect((await give(3, {}, { 'x-challenge-answer': late })).status).toBe(403)
})

test(
  'a network that answers wrongly again and again is refused in general words',
  { timeout: 120_000 },
  async () => {
    const { give, attack } = await buildShop()
    await attack(31)
    const wrong = { 'x-challenge-answer': 'made-up~1.2.3' }
    const texts: string[] = []
    for (let at = 0; at < 5; at++) texts.push((await give(1, {}, wrong)).text)
    expect(texts.map((text) => text.includes('short check'))).toEqual([true, true, true, false, false])
    expect(texts[4]).toBe('This could not be accepted right now. Please try again later or write to us.')
  },
)

test(
  'the longer a flood goes on the more each puzzle takes, and one handed out before stays good',
  { timeout: 120_000 },
  async () => {
    const { give, attack, clock } = await buildShop()
    await attack(31)
    const early = (await give(1)).puzzle
    expect(bitsOf(early)).toBe(13)
    await attack(100)
    const { puzzle } = await give(2)
    expect(bitsOf(puzzle)).toBe(14)
    expect((await give(1, {}, { 'x-challenge-answer': solvePuzzle(early) })).status).toBe(200)
    expect((await give(2, {}, { 'x-challenge-answer': solvePuzzle(puzzle) })).status).toBe(200)
    const eased = puzzle.replace('-14-', '-13-')
    expect((await give(2, {}, { 'x-challenge-answer': solvePuzzle(eased) })).status).toBe(403)
    clock.advance(11 * 60_000)
    await attack(31)
    expect(bitsOf((await give(3)).puzzle)).toBe(13)
  },
)

test.each([
  [0, 13],
  [99, 13],
  [100, 14],
  [300, 15],
  [1_000, 16],
  [1_000_000, 16],
])('while %i attempts meet a raised guard, a puzzle has %i bits', (attempts, bits) => {
  expect(bitsInFlood(attempts)).toBe(bits)
})

test('failed payments raise the guard for small amounts', { timeout: 120_000 }, async () => {
  const { give, services, attack } = await buildShop()
  expect(await attack(8)).toEqual(Array.from({ length: 8 }, () => 200))
  await services.database.transaction((tx) => tx.updateTable('checkouts').set({ state: 'failed' }).execute())
  services.clock.advance(16_000)
  expect((await give(1, { amount_cents: 500 })).status).toBe(403)
  expect((await give(1, { amount_cents: 80_000 })).status).toBe(200)
})

test(
  'staff see what was turned away, by call, reason and a network that cannot be read',
  { tags: 'on-pglite-too', timeout: 120_000 },
  async () => {
    const { app, attack, staff } = await buildShop()
    await attack(33)
    const list = async (query = '') => {
      const answer = await app.inject({ url: `/api/admin/refused-attempts${query}`, headers: await staff() })
      return answer.json<{ items: { network: string }[]; total: number }>()
    }
    // They are written down together, a moment later.
    await vi.waitFor(async () => expect((await list()).total).toBe(3), { timeout: 60_000, interval: 100 })
    const { items } = await list('?pageSize=2')
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({
      call: 'giving.create-checkout-session',
      reason: 'challenge_needed',
      amount_cents: 100,
      attempts: 1,
    })
    expect(items[0]?.network).toMatch(/^[0-9a-f]{16}$/)
    expect((await list('?reason=rate_limited')).total).toBe(0)
    expect((await list(`?network=${items[0]?.network}`)).total).toBe(1)
    expect((await app.inject('/api/admin/refused-attempts')).statusCode).toBe(401)
  },
)
