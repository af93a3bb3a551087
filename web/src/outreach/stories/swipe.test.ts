import { expect, test } from 'vitest'
import { swipeDirection } from './swipe.ts'

test.each([
  [-30, 0, 'next'],
  [30, 0, 'previous'],
  [-29, 0, undefined],
  [29, 0, undefined],
  [-200, 40, 'next'],
  [-40, 200, undefined],
  [0, 0, undefined],
])('a finger that moves %i px across and %i px down means %s', (x, y, meaning) => {
  expect(swipeDirection({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(meaning)
})
