import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { backUpDaily } from './daily-backups.ts'

test('a backup is made each day, none while they are paused, and one that fails is told', async () => {
  const counts = { days: 0, made: 0, failed: [] as string[] }
  const answers = [
    { exitCode: 0, output: '' },
    { exitCode: 1, output: 'one\nthe disk is full\n' },
  ]
  const make = vi.fn(() => Promise.resolve(answers.shift() ?? { exitCode: 0, output: '' }))
  const daily = backUpDaily(5, counts, make)
  await vi.waitFor(() => expect(make.mock.calls.length).toBeGreaterThan(2))
  await daily.pause()
  const before = make.mock.calls.length
  await sleep(30)
  expect(make).toHaveBeenCalledTimes(before)
  daily.resume()
  await vi.waitFor(() => expect(make.mock.calls.length).toBeGreaterThan(before))
  await daily.end()
  expect(counts).toMatchObject({ failed: ['the disk is full'], made: make.mock.calls.length - 1 })
  expect(counts.days).toBeGreaterThanOrEqual(make.mock.calls.length)
})
