import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('of a hundred works so many run at a time, in their order, and one that fails holds up none', async () => {
  const inTurn = takeTurns(5)
  const begun: number[] = []
  let running = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, nth) =>
      inTurn(async () => {
        begun.push(nth)
        most = Math.max(most, (running += 1))
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (nth % 7 === 0) throw new Error('this one fails')
      }),
    ),
  )
  expect(most).toBe(5)
  expect(begun).toEqual(Array.from({ length: 100 }, (_, nth) => nth))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15)
})
