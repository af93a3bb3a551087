import type { TestContext } from 'vitest'

/**
 * Checks every row of a table within one test. It fails once, and its message names each row that is wrong; a table
 * without rows proves nothing and fails too.
 */
export async function checkRows<Row>(
  { task }: Pick<TestContext, 'task'>,
  rows: readonly Row[],
  check: (row: Row) => unknown,
  nameOf: (row: Row) => string = (row) => JSON.stringify(row),
): Promise<void> {
  if (rows.length === 0) throw new Error('there is no row to check')
  const wrong: { name: string; error: unknown }[] = []
  for (const row of rows) {
    try {
      await check(row)
    } catch (error) {
      wrong.push({ name: nameOf(row), error })
    }
  }
  if (wrong.length === 0) return countRows(task, rows.length)
  // A second try counts them anew.
  delete task.meta.rows
  const lines = wrong.map(
    ({ name, error }) => `${name}: ${error instanceof Error ? error.message : String(error)}`,
  )
  throw new Error([`${wrong.length} of ${rows.length} rows are wrong`, ...lines].join('\n'), {
    cause: wrong[0]?.error,
  })
}

/** Adds to the rows of a table that a test checked. */
export function countRows(task: TestContext['task'], rows: number): void {
  task.meta.rows = (task.meta.rows ?? 0) + rows
}
