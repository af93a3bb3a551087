import { expect, test } from 'vitest'
import { createMemoryCounts } from './rate-limit-memory.ts'

const windowMs = 60_000
/** Keys as they are: the call, what is counted, and a hash. */
const keyOf = (number: number) =>
  `a.call|network|60|${(number * 2_654_435_761).toString(16).padStart(12, '0')}`

test('hits add up within a window and start anew after it', () => {
  const counts = createMemoryCounts()
  expect([1, 2, 3].map(() => counts.add('key', windowMs, 0))).toEqual(
    [1, 2, 3].map((hits) => ({ hits, endsAt: windowMs })),
  )
  expect(counts.add('key', windowMs, windowMs - 1).hits).toBe(4)
  expect(counts.add('key', windowMs, windowMs)).toEqual({ hits: 1, endsAt: 2 * windowMs })
})

test('counting goes on from what was counted elsewhere', () => {
  const counts = createMemoryCounts()
  counts.remember('key', { hits: 7, endsAt: 1_000 }, 0)
  expect(counts.add('key', windowMs, 500)).toEqual({ hits: 8, endsAt: 1_000 })
  expect(counts.find('key', 1_000)).toBeUndefined()
})

test('a flood of newcomers wipes out nobody’s count and fills no memory', () => {
  const counts = createMemoryCounts({ keys: 1_000 })
  for (let hit = 0; hit < 20; hit++) counts.add(keyOf(0), windowMs, 0)
  for (let number = 1; number < 50_000; number++) counts.add(keyOf(number), windowMs, 0)
  expect(counts.add(keyOf(0), windowMs, 0).hits).toBe(21)
  expect(counts.size()).toBeLessThanOrEqual(1_000 + 256)
})

test('whoever finds no space is counted with others, never less than once a call', () => {
  const counts = createMemoryCounts({ keys: 10 })
  for (let number = 0; number < 10; number++) counts.add(keyOf(number), windowMs, 0)
  const late = Array.from({ length: 30 }, () => counts.add(keyOf(99), windowMs, 0).hits)
  expect(late).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})

test('space is made of windows that ended', () => {
  const counts = createMemoryCounts({ keys: 10 })
  for (let number = 0; number < 10; number++) counts.add(keyOf(number), windowMs, 0)
  for (let number = 10; number < 20; number++) counts.add(keyOf(number), windowMs, windowMs)
  expect(counts.size()).toBe(10)
  expect(counts.find(keyOf(15), windowMs)?.hits).toBe(1)
})
