import { expect, test } from 'vitest'
import { constantTimeMs, withConstantTime } from './answer-time.ts'
import { fastestAnswer } from './fastest-answer.ts'

test('an answer and a refusal both wait until the even time has passed', async () => {
  expect(await fastestAnswer(() => withConstantTime(async () => 'found'))).toBeGreaterThanOrEqual(
    constantTimeMs,
  )
  const refused = () => withConstantTime(() => Promise.reject(new Error('not found')))
  expect(await fastestAnswer(() => refused().catch(() => undefined))).toBeGreaterThanOrEqual(constantTimeMs)
  await expect(refused()).rejects.toThrow('not found')
  expect(await withConstantTime(async () => 'found')).toBe('found')
})
