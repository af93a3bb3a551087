import { endpoint, type RateLimit } from '@tower/contract/endpoint.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../test/test-database.ts'
import { testServices } from '../test/test-services.ts'
import { writeFailure } from './failure.ts'
import { nobodyWatches } from '../../test/http/nobody-watches.ts'
import { createRateLimits } from './rate-limit.ts'
import { collectCalls, mountCall, type ServeOptions } from './serve.ts'

type Built = {
  limits: RateLimit[]
  environment?: Record<string, string>
  failure?: 'text'
}
type Sent = { from?: string; forwarded?: string; body?: object; bearer?: string }

let database: Database
beforeAll(async () => void (database = await testDatabase({ keep: true })))
afterAll(() => database.close())
beforeEach(forgetCounts)

async function forgetCounts(): Promise<void> {
  await database.read((tx) => sql`delete from rate_limits`.execute(tx))
}

/** A server with one call, whose bearer tokens are the names of people. */
async function buildCall({ limits, failure, environment = {} }: Built) {
  const services = await testServices({ database, environment: { RATE_LIMIT_FACTOR: '1', ...environment } })
  const { config } = services
  const app = Fastify({ trustProxy: (_address, hop) => hop < config.TRUST_PROXY })
  app.decorateRequest('actor', undefined)
  app.setErrorHandler(writeFailure)
  onTestFinished(() => app.close())
  const options: ServeOptions = {
    rateLimits: createRateLimits(services),
    authenticate: (name) => Promise.resolve(actorNamed(name)),
    findKeyHolder: async () => undefined,
    database: services.database,
    gate: services.gate,
    reading: nobodyWatches,
    strictOutput: true,
  }
  const serve = collectCalls(options, (call) => mountCall(app, call.endpoint, () => call))
  const declared = (path: string) =>
    endpoint({
      name: `tests.${path}`,
      method: 'POST',
      path: `/${path}`,
      summary: 'A call of this test.',
      access: 'public',
      body: z.object({ email: z.string().nullish(), gift: z.object({ code: z.unknown() }).optional() }),
      output: z.object({}),
      errors: [],
      rateLimit: limits,
      ...(failure ? { failure } : {}),
    })
  serve(
    { ask: declared('ask'), beside: declared('beside') },
    { ask: async () => ({}), beside: async () => ({}) },
  )

  const send = ({ from = '203.0.113.7', forwarded, body = {}, bearer }: Sent = {}, path = '/ask') =>
    app.inject({
      method: 'POST',
      url: path,
      payload: body,
      remoteAddress: from,
      headers: {
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
    })
  const statuses = async (sent: Sent[]) => {
    const found: number[] = []
    for (const one of sent) found.push((await send(one)).statusCode)
    return found
  }
  return { send, statuses, services }
}

function actorNamed(name: string) {
  const ids = { userId: name, sessionId: name }
  const role = { role: 'sponsor', heldRole: 'sponsor', duties: [] } as const
  const certain = { assurance: 'aal1', provedAt: new Date(), secondFactor: 'not_needed', ...role } as const
  return { ...ids, ...certain, email: `${name}@tower.test` }
}

const minute = 60_000
const perNetwork: RateLimit = { max: 2, windowSeconds: 60, per: 'network' }
const perEmail: RateLimit = { max: 2, windowSeconds: 60, per: 'body.email' }

test('who asks too often is refused in words and told when to come back', async () => {
  const { send, services } = await buildCall({ limits: [perNetwork] })
  const first = await send()
  expect([first.statusCode, first.headers['retry-after']]).toEqual([200, undefined])
  services.clock.advance(20_500)
  await send()
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '40', 'cache-control': 'no-store' })
  expect(refused.json()).toEqual({
    error: 'Too many requests. Please try again later.',
    code: 'request.rate_limited',
  })
  services.clock.advance(38_500)
  expect((await send()).headers['retry-after']).toBe('1')
  services.clock.advance(1_000)
  expect((await send()).statusCode).toBe(200)
})

test('a call that answers in plain text refuses in plain text', async () => {
  const { send } = await buildCall({ limits: [{ ...perNetwork, max: 1 }], failure: 'text' })
  await send()
  const refused = await send()
  expect([refused.statusCode, refused.headers['content-type'], refused.body]).toEqual([
    429,
    'text/plain; charset=utf-8',
    'Too many requests. Please try again later.',
  ])
})

test('each call has counters of its own, unless calls are counted as a group', async () => {
  const alone = await buildCall({ limits: [perNetwork] })
  for (let at = 0; at < 3; at++) await alone.send()
  expect((await alone.send({}, '/beside')).statusCode).toBe(200)
  await forgetCounts()
  const grouped = await buildCall({ limits: [{ ...perNetwork, group: 'tests.all' }] })
  for (let at = 0; at < 2; at++) await grouped.send()
  expect((await grouped.send({}, '/beside')).statusCode).toBe(429)
})

// What proxies add stands to the right of what the visitor made up.
test.each([
  ['0', 'a made-up header changes nothing', (at: number) => `198.51.100.${at}`, 2],
  [
    '1',
    'what stands left of the proxy’s word changes nothing',
    (at: number) => `198.51.100.${at}, 192.0.2.1`,
    2,
  ],
  ['1', 'each visitor behind the proxy is counted apart', (at: number) => `198.51.100.${at}`, 20],
  ['2', 'only two proxies are believed', (at: number) => `10.0.0.${at}, 198.51.100.1, 192.0.2.1`, 2],
  ['1', 'addresses changed within a network change nothing', (at: number) => `2001:db8:1:2::${at + 1}`, 2],
  ['1', 'what is no address changes nothing', (at: number) => `visitor-${at}`, 2],
  ['1', 'a port changes nothing', (at: number) => `198.51.100.7:${40_000 + at}`, 2],
])('with %s trusted proxies: %s', async (proxies, _, forwarded, admitted) => {
  const { statuses } = await buildCall({ limits: [perNetwork], environment: { TRUST_PROXY: proxies } })
  const answers = await statuses(Array.from({ length: 20 }, (_, at) => ({ forwarded: forwarded(at) })))
  expect(answers.filter((status) => status === 200)).toHaveLength(admitted)
})

test('one address is counted as one, from whatever network and in whatever spelling', async () => {
  const { statuses } = await buildCall({ limits: [perEmail] })
  const spellings = [
    'rivera@school.edu',
    ' Rivera@School.EDU ',
    'rivera+1@school.edu',
    'RIVERA+x+y@school.edu',
  ]
  const sent = spellings.map((email, at) => ({ from: `203.0.113.${at}`, body: { email } }))
  expect(await statuses(sent)).toEqual([200, 200, 429, 429])
  expect(
    await statuses([{ body: { email: 'ivera@school.edu' } }, { body: { email: 'rivera@school.com' } }]),
  ).toEqual([200, 200])
})

test('a field that is missing, empty or no text is not counted', async () => {
  const { statuses } = await buildCall({ limits: [perEmail, { ...perEmail, per: 'body.gift.code' }] })
  const bodies = [
    {},
    { email: null },
    { email: '' },
    { email: '  ' },
    { gift: { code: {} } },
    { gift: { code: null } },
  ]
  for (const body of bodies) expect(await statuses([{ body }, { body }, { body }])).toEqual([200, 200, 200])
  const body = { gift: { code: 'PT-ABC234' } }
  expect(await statuses([{ body }, { body }, { body }])).toEqual([200, 200, 429])
})

test('a body that is refused counts for who sent it, and not for what it names', async () => {
  const { statuses } = await buildCall({ limits: [{ ...perNetwork, max: 3 }, perEmail] })
  const wrong = { body: { email: 'rivera@school.edu', gift: 'none' } }
  expect(await statuses([wrong, wrong, wrong, wrong])).toEqual([400, 400, 400, 429])
  const right = { from: '203.0.113.8', body: { email: 'rivera@school.edu' } }
  expect(await statuses([right, right, right])).toEqual([200, 200, 429])
})

test('a person is counted as one from wherever, and strangers by network', async () => {
  const { statuses } = await buildCall({ limits: [{ ...perNetwork, per: 'account' }] })
  const people = ['ada', 'ada', 'ada', 'ben'].map((bearer, at) => ({ bearer, from: `203.0.113.${at}` }))
  expect(await statuses(people)).toEqual([200, 200, 429, 200])
  expect(await statuses([{}, {}, {}])).toEqual([200, 200, 429])
})

test('of two limits the one that stays closed longer is told', async () => {
  const { send } = await buildCall({ limits: [perEmail, { ...perEmail, windowSeconds: 600 }] })
  const body = { email: 'rivera@school.edu' }
  for (let at = 0; at < 2; at++) await send({ body })
  expect((await send({ body })).headers['retry-after']).toBe('600')
})

test('two servers on one database count together', async () => {
  const one = await buildCall({ limits: [perNetwork, perEmail] })
  const other = await buildCall({ limits: [perNetwork, perEmail] })
  const body = { email: 'rivera@school.edu' }
  const answers = [await one.send({ body }), await other.send({ body }), await one.send({ body })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect((await other.send({ body, from: '203.0.113.9' })).statusCode).toBe(429)
})

test('the counters hold no address of a person or a machine, however long what was sent', async () => {
  const { send } = await buildCall({ limits: [perNetwork, perEmail] })
  await send({ body: { email: 'rivera@school.edu' } })
  await send({ from: '2001:db8:1:2::9', body: { email: 'x'.repeat(100_000) } })
  const rows = await database.read((tx) => tx.selectFrom('rate_limits').select('key').execute())
  expect(rows).toHaveLength(4)
  for (const { key } of rows) expect(key).toMatch(/^tests\.ask\|(network|body\.email)\|60\|[0-9a-f]{32}$/)
})

test('a limit is multiplied by the factor and is never less than one', async () => {
  const wide = await buildCall({ limits: [perNetwork], environment: { RATE_LIMIT_FACTOR: '2' } })
  expect(await wide.statuses([{}, {}, {}, {}, {}])).toEqual([200, 200, 200, 200, 429])
  await forgetCounts()
  const narrow = await buildCall({ limits: [perNetwork], environment: { RATE_LIMIT_FACTOR: '0.01' } })
  expect(await narrow.statuses([{}, {}])).toEqual([200, 429])
  narrow.services.clock.advance(minute)
  expect(await narrow.statuses([{}])).toEqual([200])
})
