import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { trackConnections } from './drain-connections.ts'

/** Against hanging alone. */
const patientMs = 3_600_000

test('a connection that still waits for the second of two answers is not taken for a silent one', async () => {
  const asked: (string | undefined)[] = []
  const { promise: mayAnswer, resolve: answerSlow } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    asked.push(request.url)
    if (request.url === '/slow') await mayAnswer
    response.end('answered')
  })
  const connections = trackConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk.toString()))
  socket.write('GET /fast HTTP/1.1\r\nHost: x\r\n\r\nGET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await vi.waitFor(() => expect(asked).toEqual(['/fast', '/slow']), { timeout: 60_000 })
  const drained = connections.drain(patientMs)
  // Longer than a connection may be silent.
  await sleep(800)
  answerSlow()
  await drained
  await vi.waitFor(() => expect(answers.match(/answered/g)).toHaveLength(2), { timeout: 60_000 })
})

test('connections that were opened ahead of need, or were used and kept, are ended long before the time is over', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  const connections = trackConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [unused, kept] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => kept.once('data', resolve))
  const ended = [unused, kept].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  unused.resume()
  // Whoever waited for them would wait for an hour.
  await connections.drain(patientMs)
  await Promise.all(ended)
})

test('whoever comes while others still come is served before listening ends', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  const connections = trackConnections(server, { calmWithinMs: patientMs })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const visits: Promise<string>[] = []
  const visitors = setInterval(() => visits.push(visit(port)), 10)
  const countUp = (count: number) =>
    vi.waitFor(() => expect(visits.length).toBeGreaterThan(count), { timeout: 60_000, interval: 5 })
  await countUp(3)
  const drained = connections.drain(patientMs)
  await countUp(30)
  clearInterval(visitors)
  await drained
  expect((await Promise.all(visits)).filter((answer) => !answer.endsWith('answered'))).toEqual([])
  expect(await visit(port), 'and nobody after that').toBe('ECONNREFUSED')
})

function visit(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    socket.on('end', () => resolve(heard))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  })
}
