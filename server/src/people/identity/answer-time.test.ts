import { expect, test } from 'vitest'
import { evenTimeMs, inEvenTime } from './answer-time.ts'
import { fastestAnswer } from './fastest-answer.ts'

test('an answer and a refusal both wait until the even time has passed', async () => {
  expect(await fastestAnswer(() => inEvenTime(async () => 'found'))).toBeGreaterThanOrEqual(evenTimeMs)
  const refused = () => inEvenTime(() => Promise.reject(new Error('not found')))
  expect(await fastestAnswer(() => refused().catch(() => undefined))).toBeGreaterThanOrEqual(evenTimeMs)
  await expect(refused()).rejects.toThrow('not found')
  expect(await inEvenTime(async () => 'found')).toBe('found')
})
