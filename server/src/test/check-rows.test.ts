import { expect, test } from 'vitest'
import { checkRows } from './check-rows.ts'

const holds = (row: number) => expect(row % 2).toBe(0)

test('a table is one test, and its rows are counted beside it', async () => {
  const task = { meta: {} } as never as Parameters<typeof checkRows>[0]['task']
  await checkRows({ task }, [2, 4, 6], holds)
  expect(task.meta.rows).toBe(3)
  await checkRows({ task }, [8], holds)
  expect(task.meta.rows).toBe(4)
})

test('every row that is wrong is named, in one message', async (context) => {
  const refusal = expect(checkRows(context, [1, 2, 3], holds, (row) => `the number ${row}`)).rejects
  await refusal.toThrow(/^2 of 3 rows are wrong\nthe number 1: .*\n[^]*the number 3: /)
})

test('a table without rows is no proof', async (context) => {
  await expect(checkRows(context, [], holds)).rejects.toThrow('there is no row to check')
})
