import { isForKeys } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyArbitrary } from './body-arbitrary.ts'
import { buildWorld, type Principal, type World } from './build-world.ts'
import { addressOf, pathsOf } from './fill-call.ts'
import { hostileBodies, hostileValues, type HostileBody } from './hostile-bodies.ts'
import { findFault } from './read-refusal.ts'

/** Enough to meet each hostile value in each field; most of them on the engine that production runs on. */
const bodiesPerCall = Number(process.env.FUZZ_BODIES ?? (process.env.TEST_DATABASE_URL ? 600 : 200))
const slowestMs = 5_000

const writing = endpoints.filter(({ method }) => method !== 'GET')
const reading = endpoints.filter(({ method, answer }) => method === 'GET' && answer !== 'stream')

let world: World
const bearers = new Map<Principal, string | undefined>()
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Sent = { payload?: string | Buffer; contentType?: string | undefined; query?: string; path?: string }

/** Sends something to a call and throws what is wrong with the answer. */
async function requireDecentAnswer(call: AnyEndpoint, principal: Principal, sent: Sent): Promise<void> {
  const bearer = await currentBearer(principal, call)
  const startedAt = performance.now()
  const answer = await world.app.inject({
    method: call.method,
    url: addressOf(call, sent.path) + (sent.query ?? ''),
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
    },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  })
  const fault = performance.now() - startedAt > slowestMs ? 'takes too long' : findFault(call, answer)
  if (fault) throw new Error(`${call.name} as ${principal}: ${fault}`)
}

const endingSessions = ['identity.logout', 'identity.update-user']

/** One session for all, except that a call which may end all of a person's sessions gets one first and takes it along. */
async function currentBearer(principal: Principal, call: AnyEndpoint): Promise<string | undefined> {
  if (endingSessions.includes(call.name)) {
    bearers.clear()
    return world.bearer(principal)
  }
  if (!bearers.has(principal)) bearers.set(principal, await world.bearer(principal))
  return bearers.get(principal)
}

const send = (body: unknown): Sent => ({
  payload: JSON.stringify(body) ?? '',
  contentType: 'application/json',
})

describe.each(['nobody', 'superadmin'] as const)('as %s', (principal) => {
  test.each(writing)('$name answers every malformed body with a refusal in its words', async (call) => {
    for (const path of pathsOf(call)) {
      for (const body of hostileBodies) {
        await expectDecent(call, principal, { ...body, path })
      }
    }
  })
})

async function expectDecent(
  call: AnyEndpoint,
  principal: Principal,
  { what, ...sent }: HostileBody & Sent,
): Promise<void> {
  await expect(requireDecentAnswer(call, principal, sent), what).resolves.toBeUndefined()
}

test.each(writing)(
  '$name answers whatever is in its fields without a fault',
  { timeout: 120_000, retry: 0 },
  async (call) => {
    const arbitrary = call.body ? bodyArbitrary(call.body) : fc.jsonValue()
    const runs =
      call.access === 'public' && call.bodyFormat !== 'raw' ? bodiesPerCall : Math.ceil(bodiesPerCall / 2)
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.constantFrom<Principal>('nobody', 'superadmin'), (body, principal) =>
        requireDecentAnswer(call, call.access === 'public' ? principal : 'superadmin', send(body)),
      ),
      { numRuns: runs },
    )
  },
)

/** What a search can be mistaken for, beyond what its columns hold; one word of the query at a time, so that each is read. */
const hugeSearches = [
  '$999,999,999,999,999,999.99',
  '$999,999,999,999.99',
  '999999999999',
  'RB-999999999',
  '\u{10FFFF}',
]

test.each(reading.filter((call) => queryNamesOf(call).length > 0))(
  '$name answers whatever one word of its query is without a fault',
  { timeout: 60_000 },
  async (call) => {
    for (const name of queryNamesOf(call))
      for (const text of hugeSearches)
        await requireDecentAnswer(call, readerOf(call), { query: `?${name}=${encodeURIComponent(text)}` })
  },
)

test.each(reading)(
  '$name answers any address and query without a fault',
  { timeout: 60_000 },
  async (call) => {
    const texts = hostileValues
      .filter((value): value is string | number => ['string', 'number'].includes(typeof value))
      .map(String)
    const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 900)
    const names = [...new Set(['page', 'pageSize', 'q', 'limit', ...queryNamesOf(call)])]
    for (const text of [...texts, '%00', '1e9', '9999', '9999-12-31', '0000-01-01']) {
      await requireDecentAnswer(call, readerOf(call), {
        query: `?${names.map((name) => `${name}=${encode(text)}`).join('&')}`,
      })
      await requireDecentAnswer(call, readerOf(call), {
        query: `?${names.map((name) => `${name}[]=${encode(text)}&${name}=1`).join('&')}`,
      })
      const path = call.path.replace(/:\w+/g, encode(text) || '-')
      if (path !== call.path) await requireDecentAnswer(call, readerOf(call), { path })
    }
  },
)

/** Who may read it. */
function readerOf({ access }: AnyEndpoint): Principal {
  return isForKeys(access) ? 'key for everything' : 'superadmin'
}

/** A list reads its query before it is turned into a page of rows. */
function queryNamesOf({ query }: AnyEndpoint): string[] {
  const read = query && 'in' in query ? query.in : query
  return read && typeof read === 'object' && 'shape' in read ? Object.keys(read.shape as object) : []
}

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'] as const)(
  '%s at an address of another method is a refusal in JSON',
  async (method) => {
    for (const url of [
      '/healthz',
      '/api/nominate',
      '//',
      '/nowhere',
      '/%00',
      '/%ff',
      '/api/draws/%E0%A4%A',
    ]) {
      const answer = await world.app.inject({ method: method as 'PUT', url })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(Object.keys(answer.json<object>()).sort(), url).toEqual(['code', 'error'])
    }
  },
)
