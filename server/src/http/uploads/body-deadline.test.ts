import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitSlowBodies } from './body-deadline.ts'

test('what a page asks in-process is cut off by no deadline, however long it waits before its body is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = Fastify()
  onTestFinished(() => app.close())
  limitSlowBodies(app)
  const { promise: stalled, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  app.addHook('onRequest', async () => {
    begin()
    await stalled
  })
  app.post('/', async () => 'answered')
  const answering = app.inject({ method: 'POST', url: '/', payload: { some: 'words' } })
  await begun
  vi.advanceTimersByTime(60_000)
  goOn()
  expect((await answering).body).toBe('answered')
})
