import { isForKeys } from '@tower/contract/access.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { buildApp, inProcessCall } from '../app.ts'
import { demoRoutes } from '../process/demo-routes.ts'
import { registerSite } from '../site/register-site.ts'
import { testServices } from '../test/test-services.ts'
import { pathsOf } from './fill-call.ts'

/** What stands beside the contract: the viewer of the API document, the pages, and the demo's tools. */
const besideTheContract = [/^\/api\/docs(\/|$)/, /^\/\*$/]
const demoTools = [/^\/dev\//, /^\/sandbox\/checkout\//, /^\/sandbox\/shop$/, /^\/sandbox\/payments$/]

const seen: string[] = []
const watch = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) seen.push(`${one} ${url}`)
  })
}

afterEach(() => {
  unsubscribe('fastify.initialization', watch)
  seen.length = 0
})

/** Builds the server as it is built for people, and notes every route that anyone registers. */
async function buildWholeServer({ demo }: { demo: boolean }) {
  subscribe('fastify.initialization', watch)
  const services = await testServices()
  const app = await buildApp(services)
  onTestFinished(() => app.close())
  if (demo) demoRoutes(app, services, {} as never)
  const site = {
    name: 'Tower',
    legalName: 'Tower',
    ein: '',
    origin: 'http://tower.test',
    nominations: true,
    storybooks: true,
    cardFee: usualCardFee,
    demo,
  }
  await registerSite(app, { call: inProcessCall(app), site, buildFolder: '/nowhere' })
  await app.ready()
  return app
}

const declared = new Set(endpoints.flatMap((call) => pathsOf(call).map((path) => `${call.method} ${path}`)))
const undeclared = (allowed: RegExp[]) =>
  seen.filter((route) => {
    const [method = '', url = ''] = route.split(' ')
    if (declared.has(route) || (method === 'HEAD' && declared.has(`GET ${url}`))) return false
    return !allowed.some((pattern) => pattern.test(url))
  })

test('every route of the server is a declared call, a page, or a tool of the demo', async () => {
  await buildWholeServer({ demo: true })
  expect(seen.length).toBeGreaterThan(endpoints.length)
  expect(undeclared([...besideTheContract, ...demoTools])).toEqual([])
})

test('without the demo there are no tools of the demo', async () => {
  const app = await buildWholeServer({ demo: false })
  expect(undeclared(besideTheContract)).toEqual([])
  for (const url of ['/dev/mailbox.json', '/dev/demo.json', '/sandbox/checkout/x']) {
    expect(seen.some((route) => route.includes(url))).toBe(false)
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()], url).toEqual([
      404,
      { error: 'Not found', code: 'request.not_found' },
    ])
  }
})

test('a head is answered for what anybody or a key may read, and for nothing that people read who are signed in', async () => {
  const app = await buildWholeServer({ demo: false })
  const reads = endpoints.filter(({ method, answer }) => method === 'GET' && answer !== 'stream')
  const withHead = reads.filter(({ access }) => access === 'public' || isForKeys(access))
  expect(withHead.length).toBeGreaterThan(30)
  const heads = seen.filter(
    (route) => route.startsWith('HEAD ') && declared.has(route.replace('HEAD', 'GET')),
  )
  expect(heads.sort()).toEqual(withHead.flatMap((call) => pathsOf(call).map((path) => `HEAD ${path}`)).sort())
  const statusOf = async (url: string) => (await app.inject({ method: 'HEAD', url })).statusCode
  expect(await statusOf('/healthz')).toBe(200)
  for (const path of reads.filter((call) => !withHead.includes(call)).flatMap(pathsOf))
    if (path.includes(':')) expect(await statusOf(path), path).toBeGreaterThanOrEqual(400)
    else expect(await statusOf(path), path).toBe(404)
})

test('a head says a length only where it is that of the answer', async () => {
  const app = await buildWholeServer({ demo: false })
  for (const encoding of ['identity', 'gzip', 'br'])
    for (const url of ['/api/openapi.json', '/api/programs', '/robots.txt', '/healthz']) {
      const headers = { 'accept-encoding': encoding }
      const head = await app.inject({ method: 'HEAD', url, headers })
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode, url).toBe(200)
      expect(head.headers['content-type'], url).toBe(answer.headers['content-type'])
      const length = head.headers['content-length']
      if (length !== undefined) expect(Number(length), `${url} ${encoding}`).toBe(answer.rawPayload.length)
    }
})

test('every declared call is served', async () => {
  await buildWholeServer({ demo: false })
  expect([...declared].filter((route) => !seen.includes(route))).toEqual([])
})
