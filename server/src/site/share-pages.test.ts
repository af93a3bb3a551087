import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp, inProcessCall } from '../app.ts'
import { announce } from '../realtime/announce.ts'
import { testDatabase } from '../test/test-database.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import type { ShelfLimits } from './page-shelf.ts'
import { registerSite } from './register-site.ts'
import type { PageTools } from './site.ts'

type Draw = (request: Request, tools: PageTools) => Promise<Response>

const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<html>${body}</html>`, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

/** A page that tells how often pages were drawn before it, and repeats its words. */
const countingPage = () => {
  let drawn = 0
  return vi.fn<Draw>(async (request, { nonce, viewKey }) => {
    drawn += 1
    const language = request.headers.get('accept-language') ?? 'en'
    return html(`<p lang="${language}">${drawn}</p><script nonce="${nonce}">${viewKey} ${nonce}</script>`)
  })
}

let services: TestServices
let built = 0

// What is promised here is about pages, so one database does for all.
beforeAll(async () => {
  services = await testServices({ database: await testDatabase({ keep: true }) })
}, 60_000)
afterAll(() => services.database.close())

/** A listening server over a database, whose web build draws by the given function. */
async function openSite(draw: Draw, shelf?: ShelfLimits) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-shelf-'))
  mkdirSync(join(folder, 'server'))
  mkdirSync(join(folder, 'client'))
  const holder = globalThis as Record<string, unknown>
  const name = `__towerTestDraw${(built += 1)}`
  holder[name] = draw
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'server/index.js'),
    `export const openPages = () => (request, tools) => globalThis.${name}(request, tools)
     export const nameVariant = ({ cookie = '', acceptLanguage = 'en' }) => cookie + ' ' + acceptLanguage`,
  )
  const app = await buildApp(services)
  await registerSite(app, {
    call: inProcessCall(app),
    site: {
      ...{ name: 'Tower', legalName: '', ein: '', origin: 'http://tower.test', demo: false },
      ...{ nominations: true, storybooks: true, cardFee: usualCardFee },
    },
    buildFolder: folder,
    database: services.database,
    ...(shelf && { shelf }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
    Reflect.deleteProperty(holder, name)
  })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(origin + path, { headers, method, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  return { app, origin, get }
}

const nonceOf = (headers: Headers) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

test('two visitors get the same page, each with a nonce and a view of their own', async () => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  const pages = [await get('/'), await get('/')]
  expect(draw).toHaveBeenCalledTimes(1)
  const [first, second] = pages.map(({ headers, body }) => {
    const nonce = nonceOf(headers)
    expect(body.split(nonce)).toHaveLength(3)
    const viewKey = /[0-9a-f-]{36}/.exec(body)?.[0] ?? ''
    return { nonce, viewKey, rest: body.replaceAll(nonce, '').replace(viewKey, '') }
  })
  expect(first?.rest).toBe(second?.rest)
  expect(first?.nonce).not.toBe(second?.nonce)
  expect(first?.viewKey).not.toBe(second?.viewKey)
  expect(pages.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array.from({ length: 2 }, () => 'private, no-cache'),
  )
})

test('a crowd that comes at once costs one drawing', async () => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/broadcasts')))
  expect(draw).toHaveBeenCalledTimes(1)
  expect(new Set(pages.map(({ headers }) => nonceOf(headers))).size).toBe(20)
})

test('who only asks for the head gets the head of the same page', async () => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.body, draw.mock.calls[0]?.[0].method]).toEqual([200, '', 'GET'])
  expect((await get('/')).body).toContain('<p lang="*">1</p>')
})

test.each([
  ['a bearer token', '/', { authorization: 'Bearer x' }],
  ['a cookie that is more than a look', '/', { cookie: 'theme=dark; session=abc' }],
])('whoever sends %s gets a page of their own, and leaves none behind', async (_, path, headers) => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  await get(path, headers)
  await get(path)
  await get(path, headers)
  expect(draw).toHaveBeenCalledTimes(3)
})

test('a link that counts who follows it brings the kept page, drawn as if nobody counted', async () => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  await get('/?utm_source=mail&utm_campaign=fall&fbclid=a')
  await get('/?gclid=b')
  await get('/')
  expect(draw.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([''])
})

test.each([
  '/?utm_source=mail&lang=es',
  '/confirm-classroom?token=secret',
  '/donate/success?session_id=cs_1',
  '/sponsor/start?link=secret',
  '/sponsor?status=success&session_id=cs_1',
  '/sponsor-classroom/donate?code=PT-ABC234',
  '/?lang=es',
  '/confirm-classroom',
  '/donate/success',
  '/monthly-gift',
  '/login',
  '/auth/callback',
  '/account',
  '/admin',
  '/prospect',
  '/prospect/0b7f8a80-5a0e-4a0c-9d4b-0f6f6f0b7f8a',
  '/dev',
  '/_root.data',
  '/nothing/of/ours',
])('%s is drawn for each visitor', async (path) => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  await get(path)
  await get(path)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('nobody gets another language or look than they asked for', async () => {
  const draw = vi.fn<Draw>(async ({ headers }) =>
    html(`${headers.get('accept-language')} ${headers.get('cookie')}`),
  )
  const { get } = await openSite(draw)
  const ask = async (language: string, cookie?: string) =>
    (await get('/', { 'accept-language': language, ...(cookie && { cookie }) })).body
  for (let round = 0; round < 2; round += 1) {
    expect(await ask('en')).toContain('en null')
    expect(await ask('es')).toContain('es null')
    expect(await ask('en', 'theme=dark')).toContain('en theme=dark')
    expect(await ask('en', 'lang=es')).toContain('en lang=es')
  }
  expect(draw).toHaveBeenCalledTimes(4)
})

test('a visitor who names another host does not write it into the page of others', async () => {
  const draw = vi.fn<Draw>(async ({ url }) => html(new URL(url).host))
  const { get, app } = await openSite(draw)
  await get('/', { 'x-forwarded-host': 'evil.example' })
  const named = await app.inject({ url: '/', headers: { host: 'evil.example', 'accept-language': 'en' } })
  expect(named.body).toContain('tower.test')
  expect((await get('/')).body).not.toContain('evil.example')
})

const kinds: [string, () => Response | Promise<Response>][] = [
  ['says 404', () => html('gone', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['says 500', () => html('broken', { status: 500, headers: { 'content-type': 'text/html' } })],
  ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/draws' } })],
  ['sets a cookie', () => html('', { headers: { 'content-type': 'text/html', 'set-cookie': 'lang=es' } })],
  [
    'asks not to be kept',
    () => html('', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } }),
  ],
  ['throws', () => Promise.reject(new Error('no'))],
]
test.each(kinds)('a page that %s is not kept', async (_, answer) => {
  const draw = vi.fn<Draw>(async () => answer())
  const { get } = await openSite(draw)
  const [first, second] = [await get('/'), await get('/')]
  expect(draw).toHaveBeenCalledTimes(2)
  expect(first.status).toBe(second.status)
})

test('a page that shows kind words where a call failed, or reports a fault, is not kept', async () => {
  let isBroken = true
  const draw = vi.fn<Draw>(async (_, { call, report }) => {
    if (isBroken) report(new Error('a part broke'))
    const drawId = '0b7f8a80-5a0e-4a0c-9d4b-0f6f6f0b7f8a'
    const found = await call(isBroken ? drawEndpoints.list : drawEndpoints.read, {
      ...{ params: { drawId }, query: {} },
    }).catch(() => 'could not load')
    return html(JSON.stringify(found))
  })
  const { get } = await openSite(draw)
  await get('/draws')
  isBroken = false
  expect((await get('/draws')).body).toContain('could not load')
  await get('/draws')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('what the database announces shows at once, whoever wrote it', async () => {
  const draw = countingPage()
  const { get } = await openSite(draw)
  await get('/')
  await services.database.transaction((tx) => announce(tx, { topic: 'slot.minted', audience: 'staff' }))
  await expect.poll(async () => (await get('/')).body).toContain('>2<')
  await services.database.script(
    `insert into broadcasts (title, body, status, publish_at, position) values ('New', 'b', 'published', now(), 1)`,
  )
  await expect.poll(async () => (await get('/')).body).toContain('>3<')
})

test('what is written through this server shows with the next request', async () => {
  const draw = countingPage()
  const { origin, get } = await openSite(draw)
  await get('/')
  const written = await fetch(`${origin}/api/nominate-classroom`, { method: 'POST' })
  expect(written.status).toBeGreaterThanOrEqual(400)
  expect((await get('/')).body, 'a refused call changes nothing').toContain('>1<')
  const form = { method: 'POST', body: new URLSearchParams({ name: 'x' }) }
  expect((await fetch(`${origin}/contact`, form)).status).toBe(200)
  expect((await get('/')).body).not.toContain('>1<')
})

test('sessions that come and go, and questions, leave the pages where they are', async () => {
  const draw = countingPage()
  const { app, get } = await openSite(draw)
  await get('/')
  const asked = await app.inject({
    method: 'POST',
    url: '/auth/v1/otp',
    payload: { email: 'nobody@tower.test' },
  })
  const answered = await app.inject({
    method: 'POST',
    url: assistantEndpoints.ask.path,
    payload: { question: 'What is a slot?' },
  })
  expect([asked.statusCode, answered.statusCode]).toEqual([200, 200])
  expect((await get('/')).body).toContain('>1<')
})

test('what nobody announces shows after the life of a page at the latest', async () => {
  let now = 0
  const draw = countingPage()
  const { get } = await openSite(draw, { lifeMs: 5_000, mostBytes: 1_000_000, now: () => now })
  await get('/s/somebody')
  now += 4_999
  expect((await get('/s/somebody')).body).toContain('>1<')
  now += 1
  expect((await get('/s/somebody')).body).toContain('>2<')
})

test('variants that nobody asked for twice do not fill the memory', async () => {
  const page = 'x'.repeat(10_000)
  const mostBytes = 50_000
  const { get } = await openSite(
    vi.fn<Draw>(async () => html(page)),
    { lifeMs: 60_000, mostBytes },
  )
  for (let n = 0; n < 20; n += 1) expect((await get(`/t/PT-${n}`)).body).toContain(page)
})

test('whoever leaves early does not take the page from those who wait with them', async () => {
  let finish = () => {}
  const isDrawing = new Promise<void>((resolve) => (finish = resolve))
  const draw = vi.fn<Draw>(async ({ signal }) => {
    await isDrawing
    if (signal.aborted) throw new Error('the visitor left')
    return html('whole')
  })
  const { origin, get } = await openSite(draw)
  const leaving = new AbortController()
  const left = fetch(`${origin}/`, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => draw.mock.calls.length).toBe(1)
  const waiting = get('/')
  leaving.abort()
  expect(await left).toBe('left')
  await new Promise((resolve) => setTimeout(resolve, 50))
  finish()
  expect((await waiting).body).toContain('whole')
  expect(draw).toHaveBeenCalledTimes(1)
})
