import { expect, test } from 'vitest'
import { performBulk, runBulk } from './run-bulk.ts'

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

test('what was done to several rows is read anew before it is said to be done, and only where any was', async () => {
  const happened: string[] = []
  const each = {
    ...{ rows: ['a', 'b'], reason: 'why', keyOf: String, nameOf: String, explain: String },
  }
  const onSomeDone = async (keys: readonly string[]) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    happened.push(`read after ${keys.join(' ')}`)
  }
  const run = (row: string, reason: string) => Promise.resolve(happened.push(`${row} ${reason}`))
  await performBulk({ run, onSomeDone }, each)
  happened.push('closed')
  expect(happened).toEqual(['a why', 'b why', 'read after a b', 'closed'])
  const refused = await performBulk({ run, onSomeDone, runAll: () => Promise.reject(new Error('no')) }, each)
  expect(refused.failures.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(happened).toHaveLength(4)
})
