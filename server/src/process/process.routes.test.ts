// @module-tag some-on-pglite: what a running server says of its engine.
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../log.ts'
import { buildIdentity } from '../../test/people/identity/build-identity.ts'
import { testApp } from '../test/test-app.ts'
import { testServices } from '../test/test-services.ts'
import { greeting } from './greeting.ts'

test('the server lives, is ready and says which version it is', { tags: 'on-pglite-too' }, async () => {
  const { app, services } = await testApp()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toMatchObject({
    status: 'ready',
    database: services.database.engine,
  })
  expect((await app.inject('/version')).json()).toMatchObject({
    name: 'project-tower',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  })
})

test.each(['/healthz', '/api/draws', '/api/openapi.json', '/api/docs', '/nowhere', '/api/admin/pools'])(
  'the answer of %s is taken for nothing but what it says it is',
  async (url) => {
    const { app } = await testApp()
    expect((await app.inject(url)).headers['x-content-type-options']).toBe('nosniff')
  },
)

test('no cache keeps what only some may read', async () => {
  const { app, staffAccount, signIn } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const { access_token } = await signIn('admin@tower.test')
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await app.inject({ url: '/api/admin/pools', headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('a server whose database is gone lives but is not ready', { tags: 'on-pglite-too' }, async () => {
  const { app, services } = await testApp()
  const { read } = services.database
  services.database.read = () => Promise.reject(new Error('gone'))
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'server.unavailable' })
  expect(answer.headers['retry-after']).toBe('5')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  services.database.read = read
})

test(
  'a server that stops says so at readiness, and its log has nothing to complain of',
  { tags: 'on-pglite-too' },
  async () => {
    const lines: string[] = []
    const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) })
    const app = await buildApp({ ...(await testServices()), log })
    onTestFinished(() => app.close())
    await app.drain()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect(lines).toEqual([])
  },
)

test('without space to write visitors hear to try again, and readiness says so until there is space', async () => {
  const { app, services } = await testApp()
  // What PostgreSQL says when its disk is full, said by a guard, of every row written.
  await services.database.script(`
    create function say_full() returns trigger language plpgsql as
      'begin raise exception ''could not extend file'' using errcode = ''53100''; end';
    create trigger full_disk before insert or update on rate_limits for each row execute function say_full();`)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await expect(
    services.database.transaction((tx) =>
      tx.insertInto('rate_limits').values({ key: 'a', window_ends_at: new Date(), hits: 1 }).execute(),
    ),
  ).rejects.toMatchObject({ code: '53100' })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/api/draws')).statusCode, 'reading goes on').toBe(200)
  await services.database.script('drop trigger full_disk on rate_limits')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('the viewer of the API document loads nothing from elsewhere and no script written into the page', async () => {
  const { app } = await testApp()
  const page = await app.inject('/api/docs')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain(`script-src 'self';`)
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
  for (const url of loaded) {
    expect(url).toMatch(/^\/api\//)
    expect((await app.inject(url)).statusCode, url).toBe(200)
  }
  expect(page.body).not.toMatch(/<script(?! src=)/)
  expect((await app.inject('/api/docs/files/package.json')).statusCode).toBe(404)
})

test('live events need a server that has them', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/events')).statusCode).toBe(401)
})

test('the greeting names the addresses, and the demo’s people with how they sign in', () => {
  const facts = {
    siteName: 'Project Tower',
    origin: 'http://localhost:3000',
    database: 'pglite',
    dataFolder: './data',
    role: 'all',
  } as const
  const accounts = [
    { email: 'admin@tower.test', role: 'admin', password: 'demo-password' },
    { email: 'teacher@tower.test', role: 'teacher', password: null },
  ]
  const text = greeting({ ...facts, demo: true, accounts }).join('\n')
  expect(text).toContain('Project Tower is ready:  http://localhost:3000')
  expect(text).toMatch(/admin@tower\.test\s+password demo-password/)
  expect(text).toMatch(/teacher@tower\.test\s+link by mail/)
  expect(greeting({ ...facts, demo: false, accounts: [] }).join('\n')).not.toContain('/dev/')
})
