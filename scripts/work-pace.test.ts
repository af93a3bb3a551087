import { expect, test } from 'vitest'
import { measurePace } from './work-pace.ts'

test('the pace of a processor is some CPU time', () => {
  const seconds = measurePace()
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(5)
})
