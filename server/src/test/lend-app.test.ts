import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestServiceOptions } from './test-services.ts'
import { lendApp } from './lend-app.ts'
import { testDatabase } from './test-database.ts'
import { testClock, testServices } from './test-services.ts'

/** Borrows a server over a database of its own; whoever does not give it back loses it. */
async function borrow(options: TestServiceOptions = {}) {
  const database = await testDatabase({ keep: true })
  const { app, giveBack } = await lendApp(await testServices({ database, ...options }))
  const end = async () => {
    await giveBack()
    await database.close()
  }
  onTestFinished(end)
  return { app, end }
}

type App = Awaited<ReturnType<typeof borrow>>['app']

/** What a server remembers for its visitors: whom it counts, and sums that it adds up once a minute. */
async function askAll(app: App) {
  const limited = []
  for (let time = 0; time < 11; time++)
    limited.push((await app.inject({ method: 'POST', url: '/api/contact', payload: {} })).statusCode === 429)
  return { limited, sums: (await app.inject('/api/money')).json<unknown>() }
}

test('a server that is lent again remembers nothing of the test before', async () => {
  const [noon, later] = [new Date('2026-11-16T12:00:00Z'), new Date('2026-11-16T12:00:10Z')]
  const environment = { RATE_LIMIT_FACTOR: '1' }
  const first = await borrow({ clock: testClock(noon), environment })
  const seen = await askAll(first.app)
  expect(seen.limited).toEqual([...Array<boolean>(10).fill(false), true])
  expect(seen.sums).toMatchObject({ at: noon.toISOString() })
  await first.end()

  const second = await borrow({ clock: testClock(later), environment })
  expect(second.app === first.app).toBe(true)
  const seenNext = await askAll(second.app)
  expect(seenNext.limited).toEqual(seen.limited)
  expect(seenNext.sums).toMatchObject({ at: later.toISOString() })
})

test('a server that was given back answers nothing any more', async () => {
  const { app, end } = await borrow()
  await end()
  expect((await app.inject('/api/money')).statusCode).toBe(500)
})

test('other settings have another server', async () => {
  const first = await borrow()
  await first.end()
  const other = await borrow({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
  expect(other.app === first.app).toBe(false)
  expect((await askAll(other.app)).limited.slice(0, 2)).toEqual([false, true])
})

test.each([
  ['listened to an address', (app: App) => app.listen({ port: 0, host: '127.0.0.1' })],
  ['was closed', (app: App) => app.close()],
  ['was told to stop', (app: App) => app.drain()],
])('a server that %s is not lent again', async (_, use) => {
  const first = await borrow()
  await use(first.app)
  await first.end()
  expect((await borrow()).app === first.app).toBe(false)
})

test('a server that still answers somebody is not lent again', async () => {
  const database = await testDatabase()
  const begun = Promise.withResolvers<void>()
  const read = () => {
    begun.resolve()
    return new Promise<never>(() => undefined)
  }
  const first = await borrow({ database: { ...database, read } })
  await askForAsterisk(first.app)
  void first.app.inject('/api/money').then(() => undefined)
  await begun.promise
  await first.end()
  const next = await borrow()
  // Compared here: a server in the words of a failure would be asked for an address that it never had.
  expect(next.app === first.app).toBe(false)
})

/** Asks for what is refused before anything is known of the request, without giving the server an address. */
async function askForAsterisk(app: App): Promise<void> {
  const server = createServer((asked, answer) => void app.routing(asked, answer)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitFor(() => expect(server.listening).toBe(true), { timeout: 30_000 })
  const { port } = server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method: 'OPTIONS', path: '*', agent: false }
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
}

test('of the servers that nobody borrows the two that were used last stay open', async () => {
  const factors = ['0.31', '0.32', '0.33']
  const apps: App[] = []
  for (const RATE_LIMIT_FACTOR of factors) {
    const { app, end } = await borrow({ environment: { RATE_LIMIT_FACTOR } })
    vi.spyOn(app, 'close')
    apps.push(app)
    await end()
  }
  expect(apps.map((app) => vi.mocked(app.close).mock.calls.length)).toEqual([1, 0, 0])
  const again = await borrow({ environment: { RATE_LIMIT_FACTOR: '0.32' } })
  expect(again.app === apps[1]).toBe(true)
})

test('a server that can’t answer its next borrower is closed, and not lent again', async () => {
  const first = await borrow()
  await first.end()
  const closing = vi.spyOn(first.app, 'close')
  const services = await testServices()
  const broken = {
    ...services,
    get database(): typeof services.database {
      throw new Error('no database')
    },
  }
  await expect(lendApp(broken)).rejects.toThrow('no database')
  expect(closing).toHaveBeenCalledTimes(1)
  expect((await borrow()).app === first.app).toBe(false)
})
