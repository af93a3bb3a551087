import { expect, test } from 'vitest'
import { describeSlowest, timePlaywright, timeVitest } from './slowest-tests.ts'

test('the slowest tests of all tools are told with their file, by what they took of the processor', () => {
  const units = timeVitest(
    {
      testResults: [
        {
          name: '/tower/server/src/draw.test.ts',
          assertionResults: [
            { fullName: 'a draw is fair', duration: 12_500, meta: { cpuSeconds: 1.25 } },
            { fullName: 'a draw is left out', duration: null },
          ],
        },
      ],
    },
    '/tower/',
  )
  const nested = {
    file: 'journeys/share.e2e.ts',
    title: 'a link is shared',
    tests: [{ annotations: [{ type: 'cpu seconds', description: '4.31' }], results: [{ duration: 9_040 }] }],
  }
  const journeys = timePlaywright({ suites: [{ specs: [], suites: [{ specs: [nested] }] }] })
  expect(describeSlowest([...units, ...journeys], 2)).toEqual([
    '    4.3 CPU s    9.0 s  e2e/journeys/share.e2e.ts: a link is shared',
    '    1.3 CPU s   12.5 s  server/src/draw.test.ts: a draw is fair',
  ])
})
