import { expect, test } from 'vitest'
import { goalPercent } from './goal-percent.ts'

test('a percent is whole and cut, is 100 only where the goal is reached, and no cent of it is lost in dividing', () => {
  const of = (funded: number) => goalPercent(funded, 100_000)
  expect([of(0), of(999), of(1_000), of(99_999), of(100_000), of(150_500)]).toEqual([0, 0, 1, 99, 100, 150])
  const whole = Array.from({ length: 101 }, (_, percent) => percent)
  expect(whole.map((percent) => of(percent * 1_000))).toEqual(whole)
})
