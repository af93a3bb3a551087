import { expect, test } from 'vitest'
import { describeFailed, failedInPlaywright, failedInVitest } from './failed-tests.ts'

test('a run ends with the names of the tests that failed and what they said', () => {
  const failureMessages = [
    '\u001B[31mexpected 1 to be 2\u001B[39m\n    at one.test.ts:3\n    at node_modules/vitest/run.js:1',
  ]
  const results = [
    { fullName: 'a gift arrives', status: 'failed', failureMessages },
    { fullName: 'a slot is minted', status: 'passed', failureMessages: [] },
    { fullName: 'a race is won', status: 'passed', failureMessages: ['too late'] },
  ]
  const report = {
    testResults: [
      { name: '/root/server/one.test.ts', status: 'failed', assertionResults: results },
      { name: '/root/server/two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(describeFailed(failedInVitest(report, '/root'))).toEqual([
    '',
    'Failed:',
    '  server/one.test.ts: a gift arrives',
    '      expected 1 to be 2',
    '          at one.test.ts:3',
    '  server/two.test.ts: (the file itself)',
    '      no such module',
    '',
    'Passed at the second try, to be mended:',
    '  server/one.test.ts: a race is won',
    '      too late',
  ])
})

test('so it does with journeys, those inside groups and errors outside any among them', () => {
  const spec = (title: string, status: string) => ({
    file: 'journeys/gift.e2e.ts',
    title,
    tests: [{ status, results: [{ errors: [{ message: `${title}: no` }] }, {}] }],
  })
  const report = {
    suites: [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  }
  expect(failedInPlaywright(report)).toEqual([
    { file: 'e2e', title: '(outside any journey)', message: 'the server did not start', isFlaky: false },
    { file: 'e2e/journeys/gift.e2e.ts', title: 'two', message: 'two: no', isFlaky: false },
    { file: 'e2e/journeys/gift.e2e.ts', title: 'three', message: 'three: no', isFlaky: true },
  ])
})

test('a run in which all is well ends without such a list', () => {
  expect(describeFailed([])).toEqual([])
})
