import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, summariseCount, withExitCode } from './test-count.ts'

const passing = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

test('a file that breaks before its first test is a failure', () => {
  const report = { ...passing, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a journey that passes at the second try has passed', () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('an error outside every journey is a failure', () => {
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'the server did not start' }] }).failed).toBe(1)
})

test('a tool that ends badly is never counted as all well', () => {
  const allWell = { passed: 3, failed: 0, skipped: 0 }
  expect(withExitCode(allWell, 1).failed).toBe(1)
  expect(withExitCode({ ...allWell, failed: 2 }, 1).failed).toBe(2)
  expect(withExitCode(allWell, 0)).toEqual(allWell)
})

test('the last line sums all parts and names skipped tests only where there are some', () => {
  const sum = addCounts([
    { passed: 3, failed: 0, skipped: 2 },
    { passed: 4, failed: 1, skipped: 0 },
  ])
  expect(summariseCount(sum)).toBe('7 passed, 1 failed, 2 skipped')
  expect(summariseCount({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed')
})
