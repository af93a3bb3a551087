import { expect, test } from 'vitest'
import {
  addCounts,
  countPlaywright,
  countVitest,
  noTests,
  summariseCount,
  withExitCode,
  type SkipReason,
} from './test-count.ts'

const count = (some: Partial<typeof noTests>) => ({ ...noTests, ...some })
const file = (statuses: string[], status = 'passed') => ({
  name: 'server/src/one.test.ts',
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
})
const skipped = (): SkipReason => 'skipped'

test('a file that breaks before its first test is a failure', () => {
  const testResults = [file(['passed', 'passed', 'failed', 'skipped', 'todo'], 'failed'), file([], 'failed')]
  expect(countVitest({ testResults }, skipped)).toEqual(count({ passed: 2, failed: 2, skipped: 2 }))
})

test('a journey that passes at the second try has passed', () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countPlaywright({ stats, suites: [], errors: [] })).toEqual(
    count({ passed: 5, failed: 2, skipped: 3 }),
  )
})

test('an error outside every journey is a failure', () => {
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  expect(countPlaywright({ stats, suites: [], errors: [{ message: 'no server' }] }).failed).toBe(1)
})

test('the rows of a table are counted apart, and only where their test passed', () => {
  const testResults = [
    {
      ...file([]),
      assertionResults: [
        { status: 'passed', meta: { rows: 23 } },
        { status: 'failed', meta: { rows: 7 } },
        { status: 'passed', meta: {} },
      ],
    },
  ]
  expect(countVitest({ testResults }, skipped)).toEqual(count({ passed: 2, failed: 1, rows: 23 }))

  const journey = (ok: boolean, description: string) => ({
    ok,
    tests: [{ annotations: [{ type: 'rows', description }, { type: 'issue' }] }],
  })
  const suites = [
    { specs: [journey(true, '8')], suites: [{ specs: [journey(true, '4'), journey(false, '2')] }] },
  ]
  const stats = { expected: 2, flaky: 0, unexpected: 1, skipped: 0 }
  expect(countPlaywright({ stats, suites, errors: [] }).rows).toBe(12)
})

test('a test that runs elsewhere is not called skipped, and one of the long form is told apart', () => {
  const testResults = [file(['passed', 'skipped'])]
  expect(countVitest({ testResults }, () => 'runs elsewhere')).toEqual(count({ passed: 1 }))
  expect(countVitest({ testResults }, () => 'only in soak')).toEqual(count({ passed: 1, onlyInSoak: 1 }))
})

test('a tool that ends badly is never counted as all well', () => {
  const allWell = count({ passed: 3 })
  expect(withExitCode(allWell, 1).failed).toBe(1)
  expect(withExitCode({ ...allWell, failed: 2 }, 1).failed).toBe(2)
  expect(withExitCode(allWell, 0)).toEqual(allWell)
})

test('the last line sums all parts and names what there is besides', () => {
  const sum = addCounts([
    count({ passed: 2_900, skipped: 2, rows: 12_000, onlyInSoak: 3 }),
    count({ passed: 12, failed: 1, rows: 326 }),
  ])
  expect(summariseCount(sum)).toBe(
    '2,912 passed, 1 failed, 2 skipped (plus 12,326 rows; 3 more in soak, besides its journeys)',
  )
  expect(summariseCount(count({ passed: 7 }))).toBe('7 passed, 0 failed')
})
