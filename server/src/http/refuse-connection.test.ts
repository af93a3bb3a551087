import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../log.ts'
import { testApp } from '../test/test-app.ts'
import { testServices } from '../test/test-services.ts'

/** What a listening server answers to these bytes before it hangs up. */
async function answerTo(bytes: string, timeouts: { headersTimeout?: number } = {}) {
  const { app } = await testApp()
  Object.assign(app.server, timeouts)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown }
}

test.each([
  [
    'is no HTTP',
    'HELO tower\r\n\r\n',
    400,
    { error: 'The request body could not be read.', code: 'request.malformed' },
  ],
  [
    'has headers without end',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    { error: 'The request is too large.', code: 'request.too_large' },
  ],
])('a request that %s is refused in the shape of every refusal', async (_, bytes, status, body) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatchObject({ status, body })
  expect(answer.head).toContain('\r\nx-content-type-options: nosniff')
  expect(answer.head).toContain('\r\ncache-control: no-store')
})

test('an address the router itself refuses says, like any answer, that it is what it says it is', async () => {
  const { app } = await testApp()
  const { statusCode, headers } = await app.inject('/%zz')
  expect([statusCode, headers['x-content-type-options'], headers['cache-control']]).toEqual([
    400,
    'nosniff',
    'no-store',
  ])
})

test('a request that does not arrive in time is told so', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nhost: x\r\n', { headersTimeout: 200 })
  expect(answer).toMatchObject({
    status: 408,
    body: { error: 'The request took too long to arrive.', code: 'request.timeout' },
  })
})

test('whoever breaks off in the middle of a body leaves no failure in the log', async () => {
  let told = ''
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void (told += line) })
  const app = await buildApp({ ...(await testServices()), log })
  onTestFinished(() => app.close())
  app.addHook('preParsing', async () => void setImmediate(() => socket.destroy()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    'POST /api/nominate HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 99',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  await vi.waitFor(() => expect(told).toContain('aborted'), { timeout: 50_000 })
  expect(told).not.toContain('request failed')
})
