import Fastify from 'fastify'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boundPipelines } from './bound-pipelines.ts'
import { writeFailure } from './failure.ts'
import { testApp } from '../test/test-app.ts'

test('a connection that asks on and on without taking its answers is cut off, and few of them wait in memory', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500))
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk.toString()))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answers.match(/HTTP\/1\.1 200/g)?.length).toBeLessThanOrEqual(8)
  expect(answers).toContain('HTTP/1.1 429')
})

test('what comes behind the request that cut a connection off is not worked on', async () => {
  const app = Fastify()
  app.setErrorHandler(writeFailure)
  boundPipelines(app)
  app.get('/healthz', () => ({ status: 'ok' }))
  onTestFinished(() => app.close())
  const sent = vi.fn()
  app.addHook('onSend', (_request, _reply, payload, done) => {
    sent()
    done(null, payload)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(sent).toHaveBeenCalledTimes(9)
})

test('a client that asks one after the other is answered on one connection as long as it likes', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  for (let time = 0; time < 50; time += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
