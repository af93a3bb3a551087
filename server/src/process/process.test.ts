import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findFreePort } from '../../../scripts/free-port.ts'
import { startProcess, temporaryFolder, untilReady, usedFolder } from '../../test/process/build-process.ts'

/** Against hanging alone: a busy machine needs minutes for a start. */
const slow = { timeout: 1_800_000 }

test(
  'a server greets, refuses a second one on its data folder, and stops gracefully when told',
  slow,
  async () => {
    const [port, folder] = [await findFreePort(), await usedFolder()]
    const environment = { PORT: String(port), DATA_DIR: folder }
    const server = startProcess(environment)
    await untilReady(port, server)

    const second = startProcess({ ...environment, PORT: String(await findFreePort()) })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`The data folder ${folder} is in use by another running server.`)
    expect(second.output()).not.toMatch(/\n\s+at /)

    expect(server.output()).toContain(`is ready:  http://localhost:${port}`)
    expect(server.output()).toContain(`http://localhost:${port}/dev/mailbox`)

    // A browser opens connections ahead of need; how soon they are ended is shown by drain-connections.test.ts.
    const unused = connect(port, '127.0.0.1')
    await new Promise((resolve) => unused.once('connect', resolve))
    server.child.kill('SIGTERM')
    expect(await server.exit, server.output()).toBe(0)
    unused.destroy()
  },
)

test('what is in flight when the server is told to stop is answered', slow, async () => {
  const [port, folder] = [await findFreePort(), await usedFolder()]
  // As a test it turns nobody away for being busy, which a loaded machine would be.
  const server = startProcess({ PORT: String(port), DATA_DIR: folder, NODE_ENV: 'test' })
  await untilReady(port, server)
  const url = `http://127.0.0.1:${port}`
  const asked = Array.from({ length: 60 }, () =>
    fetch(`${url}/api/openapi.json`).then((answer) => answer.status),
  )
  await Promise.race(asked)
  server.child.kill('SIGTERM')
  const answers = await Promise.allSettled(asked)
  // A connection that was not taken yet may be refused; one that was taken is answered.
  const broken = answers.filter(
    (answer) => answer.status === 'rejected' && !isRefusedConnection(answer.reason),
  )
  expect(broken).toEqual([])
  const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  // Whoever's request a starved machine could not read for ten seconds is answered that it came too slowly.
  const readInTime = statuses.filter((status) => status !== 408)
  expect([...new Set(readInTime)]).toEqual([200])
  expect(await server.exit).toBe(0)
})

test(
  'a stop beside a slow body and an unread page ends well, and pages asked for meanwhile are whole',
  slow,
  async () => {
    const [port, folder] = [await findFreePort(), await usedFolder()]
    const server = startProcess({ PORT: String(port), DATA_DIR: folder, NODE_ENV: 'test' })
    await untilReady(port, server)
    const slowBody = connect(port, '127.0.0.1')
    slowBody.on('error', () => undefined)
    slowBody.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    )
    let refused = ''
    slowBody.on('data', (chunk) => (refused += chunk.toString()))
    // A kept connection, as a proxy has: what it asks while the server stops is answered, and says that it was the last.
    const kept = connect(port, '127.0.0.1')
    const answers: string[] = []
    kept.on('data', (chunk) => answers.push(chunk.toString()))
    const ask = () => kept.write('GET /api/draws HTTP/1.1\r\nHost: x\r\n\r\n')
    ask()
    await vi.waitFor(() => expect(answers.join('')).toContain('200 OK'), { timeout: 300_000 })
    server.child.kill('SIGTERM')
    ask()
    await new Promise((resolve) => kept.once('close', resolve))
    expect(answers.join('').match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(await server.exit, server.output()).toBe(0)
    expect(refused).toMatch(/^HTTP\/1\.1 408/)
  },
)

test(
  'a server that is told to stop says so at /readyz first, and serves whoever comes until the notice is over',
  slow,
  async () => {
    const [port, folder] = [await findFreePort(), await usedFolder()]
    const settings = { PORT: String(port), DATA_DIR: folder, NODE_ENV: 'test', STOP_NOTICE_SECONDS: '3' }
    const server = startProcess(settings)
    await untilReady(port, server)
    const url = `http://127.0.0.1:${port}`
    server.child.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), { timeout: 10_000 })
    const visited = await fetch(`${url}/api/draws`)
    expect([visited.status, visited.headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.exit, server.output()).toBe(0)
  },
)

test('a killed server leaves its data folder free for the next', slow, async () => {
  const [port, folder] = [await findFreePort(), await usedFolder()]
  const environment = { PORT: String(port), DATA_DIR: folder }
  const first = startProcess(environment)
  await untilReady(port, first)
  first.child.kill('SIGKILL')
  await first.exit
  const next = startProcess(environment)
  await untilReady(port, next)
  next.child.kill('SIGTERM')
  expect(await next.exit).toBe(0)
})

test('ten faults of the configuration are told at once, in words, and nothing starts', slow, async () => {
  const folder = temporaryFolder()
  const faults = {
    NODE_ENV: 'prod',
    DATABASE_URL: 'mysql://x',
    PORT: 'eighty',
    ORIGIN: 'tower.example.org',
    ROLE: 'boss',
    SECRET: 'short',
    STRIPE_SECRET_KEY: 'pk_live_x',
    SMTP_URL: 'http://mail',
    FEE_BPS: '-1',
    LOG_LEVEL: 'loud',
  }
  const server = startProcess({ ...faults, DATA_DIR: folder })
  expect(await server.exit).toBe(1)
  for (const name of Object.keys(faults)) expect(server.output()).toContain(`- ${name}: `)
  expect(server.output()).toContain('10 fault(s)')
  expect(server.output(), 'secrets stay out of what is printed').not.toContain('pk_live_x')
})

test('a secret can come from a file, and a file that is not there is a fault', slow, async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret'), 'too short\n')
  const server = startProcess({
    DATA_DIR: folder,
    SECRET_FILE: join(folder, 'secret'),
    SMTP_URL_FILE: join(folder, 'none'),
  })
  expect(await server.exit).toBe(1)
  expect(server.output()).toContain('- SECRET: ')
  expect(server.output()).toContain('- SMTP_URL_FILE: ')
})

function isRefusedConnection(reason: unknown): boolean {
  const cause = (reason as { cause?: { code?: string } }).cause
  return ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(cause?.code ?? '')
}
