import { expect, test } from 'vitest'
import { runBulk } from './run-bulk.ts'

test('a refused row is named with its reason, and the others are done', async () => {
  const steps: number[] = []
  const result = await runBulk({
    rows: ['ana', 'ben', 'cruz'],
    keyOf: (row) => `key-${row}`,
    nameOf: (row) => row.toUpperCase(),
    run: async (row) => {
      if (row === 'ben') throw new Error('staff')
    },
    explain: (error) => (error as Error).message,
    onStep: (finished) => steps.push(finished),
  })
  expect(result).toEqual({
    doneKeys: ['key-ana', 'key-cruz'],
    failures: [{ key: 'key-ben', name: 'BEN', reason: 'staff' }],
  })
  expect(steps).toEqual([1, 2, 3])
})
