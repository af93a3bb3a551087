import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerSite } from './register-site.ts'

/** A web build that answers with what it was asked. */
const echoingBuild = `
  export const nameVariant = () => ''
  export const openPages = (site) => async (request, { nonce }) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'lang=es')
    headers.append('set-cookie', 'theme=dark')
    const body = { url: request.url, method: request.method, type: request.headers.get('content-type'),
      body: await request.text(), nonce, site: site.name }
    return new Response(JSON.stringify(body), { status: 203, headers })
  }`

const site = {
  name: 'Project Tower',
  legalName: '',
  ein: '',
  origin: 'https://tower.example',
  nominations: true,
  storybooks: true,
  cardFee: usualCardFee,
  demo: false,
}

let folder: string
let app: FastifyInstance

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tower-site-'))
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function serveBuild() {
  for (const path of ['server', 'client/assets', 'client/story'])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'server/index.js'), echoingBuild)
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'client/assets/page-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'client/story/classroom.webp'), '')
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await registerSite(app, {
    call: () => Promise.reject(new Error('not called')),
    site,
    formTargets: ['https://pay.example'],
    buildFolder: folder,
  })
}

test.each([
  '/auth/callback?token_hash=secret&type=magiclink',
  '/reset-password?type=recovery&token_hash=secret',
  '/confirm-classroom?token=secret',
  '/sponsor/start?link=secret',
])('no cache keeps %s', async (url) => {
  await serveBuild()
  expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
})

test('every page has its own nonce and a policy that allows only this one', async () => {
  await serveBuild()
  const answers = await Promise.all([app.inject('/'), app.inject('/')])
  const nonces = answers.map((answer) => answer.json<{ nonce: string }>().nonce)
  expect(new Set(nonces).size).toBe(2)
  answers.forEach((answer, position) => {
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${nonces[position]}'`)
    expect(policy).toContain(`form-action 'self' https://pay.example`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})

test('a plain HTML form reaches the page as the bytes that the browser sent', async () => {
  await serveBuild()
  const answer = await app.inject({
    method: 'POST',
    url: '/nominate-teacher',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'reason=%C3%B1and%C3%BA&reason=two',
  })
  expect(answer.json()).toMatchObject({
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
    body: 'reason=%C3%B1and%C3%BA&reason=two',
  })
})

test.each([
  ['nothing', undefined, undefined],
  ['JSON', 'application/json', '{}'],
  ['a broken multipart', 'multipart/form-data; boundary=x', '--x'],
  ['a form of a type that only begins alike', 'application/x-www-form-urlencodedx', 'a=b'],
  ['plain text', 'text/plain', 'a=b'],
])('a page that is posted %s refuses it before it stumbles', async (_, type, payload) => {
  await serveBuild()
  const answer = await app.inject({
    method: 'POST',
    url: '/sponsor',
    headers: type === undefined ? {} : { 'content-type': type },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode).toBe(415)
})

test('an unknown address of the API is unknown whatever is posted to it', async () => {
  await serveBuild()
  expect((await app.inject({ method: 'POST', url: '/api/nothing', payload: {} })).statusCode).toBe(404)
})

test('a page decides on its status and may set several cookies', async () => {
  await serveBuild()
  const answer = await app.inject('/programs')
  expect(answer.statusCode).toBe(203)
  expect(answer.headers['set-cookie']).toEqual(['lang=es', 'theme=dark'])
})

test.each([
  '/api/nothing',
  '/auth/v1/nothing',
  '/.netlify/functions/nothing',
  '/webhooks/nothing',
  '/assets/gone.js',
  '/dev/nothing',
])('the API says that %s does not exist, not a page', async (path) => {
  await serveBuild()
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'Not found' })
})

test.each(['/auth/callback', '/apiary', '/dev', '/dev/kit'])('%s is a page', async (path) => {
  await serveBuild()
  expect((await app.inject(path)).json()).toMatchObject({ site: 'Project Tower' })
})

test('a path with two slashes stays on this site', async () => {
  await serveBuild()
  const answer = await app.inject({ url: '/sponsor/x', headers: { host: 'tower.example' } })
  expect(answer.json<{ url: string }>().url).toBe('http://tower.example/sponsor/x')
  const hostile = await app.inject({
    method: 'GET',
    url: '//evil.example/x',
    headers: { host: 'tower.example' },
  })
  expect(new URL(hostile.json<{ url: string }>().url).host).toBe('tower.example')
})

test('files named after their content are kept for good, pictures of stories for a week, others for an hour', async () => {
  await serveBuild()
  const hashed = await app.inject('/assets/page-1a2b.js')
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const story = await app.inject('/story/classroom.webp')
  expect(story.headers['cache-control']).toBe('public, max-age=604800')
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a process stays with the build it was started with, and has the files of the others that are kept', async () => {
  const [ours, theirs] = ['a'.repeat(16), 'b'.repeat(16)]
  const makeBuild = (name: string, words: string) => {
    for (const path of ['server', 'client/assets']) mkdirSync(join(folder, name, path), { recursive: true })
    writeFileSync(join(folder, name, 'server/index.js'), echoingBuild)
    writeFileSync(join(folder, name, 'server/package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, name, `client/assets/page-${words}.js`), words)
    writeFileSync(join(folder, name, `client/${words}.txt`), words)
  }
  makeBuild(ours, 'ours')
  writeFileSync(join(folder, 'secret.js'), 'of nobody')
  symlinkSync(ours, join(folder, 'current'))
  const call = () => Promise.reject(new Error('not called'))
  await registerSite(app, { call, site, buildFolder: join(folder, 'current') })
  // Built while the process runs.
  makeBuild(theirs, 'theirs')
  rmSync(join(folder, 'current'))
  symlinkSync(theirs, join(folder, 'current'))
  expect((await app.inject('/assets/page-ours.js')).body).toBe('ours')
  const other = await app.inject('/assets/page-theirs.js')
  expect([other.statusCode, other.body]).toEqual([200, 'theirs'])
  expect(other.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of [
    '/assets/page-nobodys.js',
    '/assets/..%2f..%2f..%2fsecret.js',
    '/assets/..',
    '/theirs.txt',
  ])
    expect((await app.inject(path)).body, path).not.toMatch(/theirs$|of nobody/)
  expect((await app.inject('/assets/page-nobodys.js')).statusCode).toBe(404)
})

test('without built pages the server lives and says how to build them', async () => {
  await registerSite(app, { call: () => Promise.reject(new Error('not called')), site, buildFolder: folder })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
})
