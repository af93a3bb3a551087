import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { constantTimeMs, withConstantTime } from './answer-time.ts'

/** A delay that is over when the test says so. */
function heldDelay() {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const heldMs: number[] = []
  return { heldMs, end, delayAnswer: (ms: number) => (heldMs.push(ms), promise) }
}

test.each([
  ['an answer', () => Promise.resolve('found')],
  ['a refusal', () => Promise.reject(new Error('not found'))],
])('%s that is ready waits until the even time has passed', async (_, work) => {
  const { heldMs, end, delayAnswer } = heldDelay()
  let left = ''
  const leaving = withConstantTime({ delayAnswer }, work).then(
    (answer) => (left = answer),
    (error: Error) => (left = error.message),
  )
  await turn()
  expect(left).toBe('')
  expect(heldMs).toEqual([expect.toSatisfy((ms: number) => ms >= constantTimeMs)])
  end()
  await leaving
  expect(left).toMatch(/found/)
})

test('work that takes longer than the even time is waited for', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<string>()
  let left = ''
  const leaving = withConstantTime({ delayAnswer: async () => undefined }, () => promise).then(
    (answer) => (left = answer),
  )
  await turn()
  expect(left).toBe('')
  finish('found')
  await leaving
  expect(left).toBe('found')
})
