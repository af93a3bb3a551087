import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { listPages, readByEveryPage } from '@tower/contract/pages.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../test/test-database.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { buildSite, countingPage, type Render, html } from '../../test/site/build-site.ts'
import type { CacheLimits } from './page-cache.ts'

let services: TestServices
// What is promised here is about pages, so one database does for all.
beforeAll(async () => {
  services = await testServices({ database: await testDatabase({ keep: true }) })
}, 60_000)
afterAll(() => services.database.close())

const openSite = (render: Render, cache?: CacheLimits) => buildSite(services, render, cache)

const nonceOf = (headers: Headers) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

test('two visitors get the same page, each with a nonce and a view of their own', async () => {
  const render = countingPage()
  const { get } = await openSite(render)
  const pages = [await get('/'), await get('/')]
  expect(render).toHaveBeenCalledTimes(1)
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

test('a crowd that comes at once costs one rendering', async () => {
  const render = countingPage()
  const { get } = await openSite(render)
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/broadcasts')))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages.map(({ headers }) => nonceOf(headers))).size).toBe(20)
})

test('who only asks for the head gets the head of the same page', async () => {
  const render = countingPage()
  const { get } = await openSite(render)
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.body, render.mock.calls[0]?.[0].method]).toEqual([200, '', 'GET'])
  expect((await get('/')).body).toContain('<p lang="*">1</p>')
})

test.each([
  ['a bearer token', '/', { authorization: 'Bearer x' }],
  ['a cookie of ours that is more than a look', '/', { cookie: 'theme=dark; challenge_answer=abc' }],
])('whoever sends %s gets a page of their own, and leaves none behind', async (_, path, headers) => {
  const render = countingPage()
  const { get } = await openSite(render)
  await get(path, headers)
  await get(path)
  await get(path, headers)
  expect(render).toHaveBeenCalledTimes(3)
})

test('a cookie that means nothing here has no page rendered anew, and is no part of it', async () => {
  const render = vi.fn<Render>(async ({ headers }) => html(`<p>${headers.get('cookie')}</p>`))
  const { get } = await openSite(render)
  for (const cookie of ['session=abc', '_ga=1; theme=dark; x', 'theme=dark'])
    expect((await get('/', { cookie })).body).not.toMatch(/abc|_ga/)
  expect(render).toHaveBeenCalledTimes(2)
})

test('unknown addresses are answered by one page, which names each as it was asked for', async () => {
  const render = vi.fn<Render>(async ({ url, headers }, { nonce }) =>
    html(`<a href="${new URL(url).pathname}?lang=es" n="${nonce}">${headers.get('accept-language')}</a>`, {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  )
  const { get } = await buildSite(services, render, undefined, { renderingsPerMinute: 12 })
  const none = ['/nosuch1', '/wp-admin/setup.php', '/nosuch2', '/a/b/c', '/draws/1/2/3/4/5/6']
  for (const path of none) {
    for (const query of ['', '?q=1', '?a=2&b'])
      expect(await get(`${path}${query}`, { cookie: 'session=abc', 'accept-language': 'en' })).toMatchObject({
        status: 404,
        body: expect.stringContaining(`href="${path}?lang=es"`) as string,
      })
  }
  expect(render).toHaveBeenCalledTimes(1)
  // Addresses below pages of ours, a language and signs that need care are rendered, and counted.
  const others = [
    '/draws/1/none',
    '/nosuch?lang=es',
    '/__manifest?p=%2Fgiving',
    '/nosuch.data?_routes=root',
    '/no%22such',
    '/no<b>',
    '/a//b',
    '/giving/none',
    '/Draws/x',
    '/x/donate',
  ]
  for (const path of others) expect((await get(path, { 'accept-language': 'en' })).status).toBe(404)
  expect(render).toHaveBeenCalledTimes(1 + others.length)
})

test('a link that counts who follows it brings the cached page, rendered as if nobody counted', async () => {
  const render = countingPage()
  const { get } = await openSite(render)
  await get('/?utm_source=mail&utm_campaign=fall&fbclid=a')
  await get('/?gclid=b')
  await get('/')
  expect(render.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([''])
})

test('words that no page reads have nothing rendered anew', async () => {
  const render = countingPage()
  const { get } = await openSite(render)
  for (const query of ['', '?a=1', '?a=2&b', '?%E0%A4%A', '?=', '?__proto__=1', '?A%6dount=5', '?amount=5'])
    expect((await get(`/${query}`)).status, query).toBe(200)
  expect(render).toHaveBeenCalledTimes(1)
})

test('every word that a page reads from its address is declared with a page', () => {
  const folder = fileURLToPath(new URL('../../../web/src/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  )
  const reads =
    /(?:search|query|params|address|fragment)\w*\)?\s*\.(?:get|has)\('(\w+)'\)|readPage\(\w+, '(\w+)'\)/gi
  const read = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(reads)].map(([, word, page]) => word ?? page ?? ''),
  )
  expect(read.length).toBeGreaterThan(20)
  const declared = new Set<string>([...readByEveryPage, ...listPages().flatMap(({ reads = [] }) => reads)])
  expect(read.filter((word) => !declared.has(word))).toEqual([])
})

test('one network may not have page after page rendered for itself alone', async () => {
  const render = countingPage()
  const { get } = await buildSite(services, render, undefined, { renderingsPerMinute: 5 })
  const asked = []
  for (let time = 0; time < 7; time += 1) asked.push(await get('/?lang=es'))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(Number(asked[6]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/')).status, 'what is kept for everybody costs nothing').toBe(200)
})

test('whoever looks at a page that is rendered too often for one network reads a page about it, and a program our words', async () => {
  const { get } = await buildSite(services, countingPage(), undefined, { renderingsPerMinute: 1 })
  await get('/?lang=es')
  const seen = await get('/?lang=es', { accept: 'text/html,*/*;q=0.8' })
  expect([seen.status, seen.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(seen.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(seen.body).toContain('Un momento, por favor')
  expect((await get('/?lang=es')).body).toContain('request.rate_limited')
})

test('one network may not have page after page rendered at addresses of nothing', async () => {
  const render = vi.fn<Render>(async () => html('nothing here', { status: 404 }))
  const { get } = await buildSite(services, render, undefined, { renderingsPerMinute: 5 })
  const madeUp = [
    '/draws/a',
    '/draws/slots/1',
    '/t/PT-AAAAAA',
    '/s/a',
    '/draws/b',
    '/draws/c',
    '/t/PT-BBBBBB',
  ]
  const asked = []
  for (const path of madeUp) asked.push((await get(path)).status)
  expect(asked).toEqual([404, 404, 404, 404, 404, 429, 429])
  expect(render).toHaveBeenCalledTimes(5)
})

test('a crowd of one network that opens one page counts as one rendering', async () => {
  const { get } = await buildSite(services, countingPage(), undefined, { renderingsPerMinute: 2 })
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/draws/one')))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect([(await get('/draws/two')).status, (await get('/draws/three')).status]).toEqual([200, 429])
  expect((await get('/draws/one')).status, 'what is cached costs nothing').toBe(200)
})

test.each([
  '/?utm_source=mail&lang=es',
  '/confirm-classroom?token=secret',
  '/donate/success?session_id=cs_1',
  '/sponsor/start?link=secret',
  '/sponsor?status=success&session_id=cs_1',
  '/sponsor-classroom/donate?code=PT-ABC234',
  '/programs/sponsor-classroom/about?code=PT-ABC234',
  '/draws?given=2',
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
])('%s is rendered for each visitor', async (path) => {
  const render = countingPage()
  const { get } = await openSite(render)
  await get(path)
  await get(path)
  expect(render).toHaveBeenCalledTimes(2)
})

test('nobody gets another language or look than they asked for', async () => {
  const render = vi.fn<Render>(async ({ headers }) =>
    html(`${headers.get('accept-language')} ${headers.get('cookie')}`),
  )
  const { get } = await openSite(render)
  const ask = async (language: string, cookie?: string) =>
    (await get('/', { 'accept-language': language, ...(cookie && { cookie }) })).body
  for (let round = 0; round < 2; round += 1) {
    expect(await ask('en')).toContain('en null')
    expect(await ask('es')).toContain('es null')
    expect(await ask('en', 'theme=dark')).toContain('en theme=dark')
    expect(await ask('en', 'lang=es')).toContain('en lang=es')
  }
  expect(render).toHaveBeenCalledTimes(4)
})

test('a visitor who names another host does not write it into the page of others', async () => {
  const render = vi.fn<Render>(async ({ url }) => html(new URL(url).host))
  const { get, app } = await openSite(render)
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
  const render = vi.fn<Render>(async () => answer())
  const { get } = await openSite(render)
  const [first, second] = [await get('/'), await get('/')]
  expect(render).toHaveBeenCalledTimes(2)
  expect(first.status).toBe(second.status)
})

test('a page that shows kind words where a call failed, or reports a fault, is not kept', async () => {
  let isBroken = true
  const render = vi.fn<Render>(async (_, { call, report }) => {
    if (isBroken) report(new Error('a part broke'))
    const drawId = '0b7f8a80-5a0e-4a0c-9d4b-0f6f6f0b7f8a'
    const found = await call(isBroken ? drawEndpoints.list : drawEndpoints.read, {
      ...{ params: { drawId }, query: {} },
    }).catch(() => 'could not load')
    return html(JSON.stringify(found))
  })
  const { get } = await openSite(render)
  await get('/draws')
  isBroken = false
  expect((await get('/draws')).body).toContain('could not load')
  await get('/draws')
  expect(render).toHaveBeenCalledTimes(3)
})

test('what nobody announces shows after the life of a page at the latest', async () => {
  let now = 0
  const render = countingPage()
  const { get } = await openSite(render, { lifeMs: 5_000, mostBytes: 1_000_000, now: () => now })
  await get('/s/somebody')
  now += 4_999
  expect((await get('/s/somebody')).body).toContain('>1<')
  now += 1
  expect((await get('/s/somebody')).body).toContain('>2<')
})

test('whoever leaves early does not take the page from those who wait with them', async () => {
  let finish = () => {}
  const isDrawing = new Promise<void>((resolve) => (finish = resolve))
  const render = vi.fn<Render>(async ({ signal }) => {
    await isDrawing
    if (signal.aborted) throw new Error('the visitor left')
    return html('whole')
  })
  const { origin, get } = await openSite(render)
  const leaving = new AbortController()
  const left = fetch(`${origin}/`, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => render.mock.calls.length).toBe(1)
  const waiting = get('/')
  leaving.abort()
  expect(await left).toBe('left')
  await new Promise((resolve) => setTimeout(resolve, 50))
  finish()
  expect((await waiting).body).toContain('whole')
  expect(render).toHaveBeenCalledTimes(1)
})
