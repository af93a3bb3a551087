import { expect, test } from 'vitest'
import { watchPresses } from './watch-presses.ts'

test('a key that is held down, or pressed again in a hurry, decides once', () => {
  const isFresh = watchPresses()
  const press = (key: string, timeStamp: number, repeat = false) => isFresh({ key, repeat, timeStamp })
  expect(press('a', 1_000)).toBe(true)
  expect(press('a', 1_150)).toBe(false)
  // Held: however long, it stays one press.
  for (const at of [1_600, 2_100, 2_600]) expect(press('a', at, true)).toBe(false)
  expect(press('r', 2_700)).toBe(true)
  expect(press('a', 3_200)).toBe(true)
  expect(press('a', 3_700)).toBe(true)
})
