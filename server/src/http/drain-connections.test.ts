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
