import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logWhileStarting } from './log-while-starting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a start that takes long says so once a minute, and no more once the server is ready', async () => {
  const log = { warn: vi.fn() }
  const { promise, resolve } = Promise.withResolvers<string>()
  const started = logWhileStarting(log, promise)
  vi.advanceTimersByTime(59_999)
  expect(log.warn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_001)
  expect(log.warn.mock.calls).toEqual([
    [{ minutes: 1 }, 'the server is still starting'],
    [{ minutes: 2 }, 'the server is still starting'],
  ])
  resolve('ready')
  expect(await started).toBe('ready')
  expect(vi.getTimerCount()).toBe(0)
})

test('a start that fails ends with its own error, and nothing is logged afterwards', async () => {
  const log = { warn: vi.fn() }
  await expect(logWhileStarting(log, Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(vi.getTimerCount()).toBe(0)
})
