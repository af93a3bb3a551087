import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { trackConnections } from './drain-connections.ts'

test('a connection that still waits for the second of two answers is not taken for a silent one', async () => {
  const server = createServer((request, response) => {
    setTimeout(() => response.end('answered'), request.url === '/slow' ? 800 : 0)
  })
  const connections = trackConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk.toString()))
  socket.write('GET /fast HTTP/1.1\r\nHost: x\r\n\r\nGET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await sleep(100)
  await connections.drain(5_000)
  await sleep(50)
  expect(answers.match(/answered/g)).toHaveLength(2)
})

test('whoever comes while others still come is served before listening ends', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  const connections = trackConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const visits: Promise<string>[] = []
  const visitors = setInterval(() => visits.push(visit(port)), 10)
  await sleep(50)
  const drained = connections.drain(5_000)
  await sleep(500)
  clearInterval(visitors)
  await drained
  // A busy machine lets fewer come than one in ten milliseconds.
  expect(visits.length).toBeGreaterThan(3)
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
