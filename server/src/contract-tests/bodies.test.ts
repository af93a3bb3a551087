import { isForKeys } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyArbitrary } from './body-arbitrary.ts'
import { buildWorld, type Principal, type World } from './build-world.ts'
import { addressOf, pathsOf } from './fill-call.ts'
import { chooseFuzzSeed } from './fuzz-seed.ts'
import { hostileBodies, type HostileBody } from './hostile-bodies.ts'
import { chooseRounds, oddAddressesOf, queryNamesOf } from './odd-queries.ts'
import { findFault } from './read-refusal.ts'
import { checkRows, countRows } from '../test/check-rows.ts'

/** The long form sends everything (`npm run soak`); a usual run draws some of it from the commit. */
const isWhole = process.env.SOAK === 'true'
/** For a public call; half as many for the others. */
const bodiesPerCall = Number(process.env.FUZZ_BODIES ?? 40)
const seed = chooseFuzzSeed()
/** What one answer may cost this process: far more than any does, and nothing a busy machine adds to. */
const mostWorkMs = 5_000
/** What one statement may take PostgreSQL, whose work is none of this process: it ends the statement, and the call fails. */
const statementTimeoutMs = 20_000

const writing = endpoints.filter(({ method }) => method !== 'GET')
const reading = endpoints.filter(({ method, answer }) => method === 'GET' && answer !== 'stream')

let world: World
const bearers = new Map<Principal, string | undefined>()
beforeAll(async () => {
  process.stdout.write(`random bodies and odd addresses: FUZZ_SEED=${seed}\n`)
  world = await buildWorld({}, { statementTimeoutMs })
})
afterAll(() => world.close())

test('a statement that keeps PostgreSQL busy for too long is ended', async () => {
  const [set] = await world.services.database.read((tx) =>
    tx.selectNoFrom(sql<string>`current_setting('statement_timeout')`.as('limit')).execute(),
  )
  expect(set?.limit).toBe('20s')
})

type Sent = { payload?: string | Buffer; contentType?: string | undefined; query?: string; path?: string }

/** Sends something to a call and throws what is wrong with the answer. */
async function requireDecentAnswer(call: AnyEndpoint, principal: Principal, sent: Sent): Promise<void> {
  const bearer = await currentBearer(principal, call)
  const before = process.cpuUsage()
  const answer = await world.app.inject({
    method: call.method,
    url: addressOf(call, sent.path) + (sent.query ?? ''),
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
    },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  })
  const { user, system } = process.cpuUsage(before)
  const fault = user + system > mostWorkMs * 1_000 ? 'costs too much' : findFault(call, answer)
  if (fault) throw new Error(`${call.name} as ${principal}: ${fault} (FUZZ_SEED=${seed})`)
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

type Malformed = HostileBody & { principal: Principal; path: string }

/** Where nobody may come, a body is not read at all: one of them shows that, another one at each call. */
function malformedBodiesOf(call: AnyEndpoint): Malformed[] {
  const toNobody = [hostileBodies[writing.indexOf(call) % hostileBodies.length] as HostileBody]
  const sentBy: [Principal, readonly HostileBody[]][] = [
    ['nobody', call.access === 'public' || isWhole ? hostileBodies : toNobody],
    ['superadmin', hostileBodies],
  ]
  return pathsOf(call).flatMap((path) =>
    sentBy.flatMap(([principal, bodies]) => bodies.map((body) => ({ ...body, principal, path }))),
  )
}

test.for(writing)('$name answers every malformed body with a refusal in its words', (call, context) =>
  checkRows(
    context,
    malformedBodiesOf(call),
    ({ principal, what: _, ...sent }) => requireDecentAnswer(call, principal, sent),
    ({ what, path }) => `${what} at ${path}`,
  ),
)

test.for(writing)(
  '$name answers whatever is in its fields without a fault',
  { timeout: 120_000, retry: 0 },
  async (call, { task }) => {
    const arbitrary = call.body ? bodyArbitrary(call.body) : fc.jsonValue()
    const runs =
      call.access === 'public' && call.bodyFormat !== 'raw' ? bodiesPerCall : Math.ceil(bodiesPerCall / 2)
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.constantFrom<Principal>('nobody', 'superadmin'), (body, principal) =>
        requireDecentAnswer(call, call.access === 'public' ? principal : 'superadmin', send(body)),
      ),
      { numRuns: runs, seed },
    )
    countRows(task, runs)
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

test.for(reading.filter((call) => queryNamesOf(call).length > 0))(
  '$name answers whatever one word of its query is without a fault',
  { timeout: 60_000 },
  (call, context) =>
    checkRows(
      context,
      queryNamesOf(call).flatMap((name) =>
        hugeSearches.map((text) => `?${name}=${encodeURIComponent(text)}`),
      ),
      (query) => requireDecentAnswer(call, readerOf(call), { query }),
    ),
)

test.for(reading)(
  '$name answers any address and query without a fault',
  { timeout: 60_000 },
  (call, context) =>
    checkRows(
      context,
      chooseRounds(isWhole, (seed >>> 0) + reading.indexOf(call)).flatMap((round) =>
        oddAddressesOf(call, round),
      ),
      (odd) => requireDecentAnswer(call, readerOf(call), odd),
    ),
)

/** Who may read it. */
function readerOf({ access }: AnyEndpoint): Principal {
  return isForKeys(access) ? 'key for everything' : 'superadmin'
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
