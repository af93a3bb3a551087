import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openServer } from './open-server.ts'

const anHour = 60 * 60 * 1000

test('a server that is an hour late at each step of its start becomes ready all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const config = readConfig({ NODE_ENV: 'test', SECRET: 'a secret for tests, long enough to pass' })
  const app = await openServer({ config, log: pino({ level: 'silent' }) })
  onTestFinished(() => app.close())
  const steps: string[] = []
  const takeAnHour = async (step: string): Promise<void> => {
    // Whatever limit of time the start has runs out here, before the step is done.
    await vi.advanceTimersByTimeAsync(anHour)
    steps.push(step)
  }
  await app.register(() => takeAnHour('a plugin'))
  app.addHook('onReady', () => takeAnHour('a hook'))
  await app.ready()
  expect(steps).toEqual(['a plugin', 'a hook'])
})
