export type BulkResult = {
  doneKeys: string[]
  /** What was refused, row by row, with the reason in words. */
  failures: { key: string; name: string; reason: string }[]
}

export type RunBulk<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  run: (row: Row) => Promise<unknown>
  explain: (error: unknown) => string
  onStep?: (finished: number) => void
}

/** Does the same to one row after the other. One that is refused does not keep the next from its turn. */
export async function runBulk<Row>(wish: RunBulk<Row>): Promise<BulkResult> {
  const { rows, keyOf, nameOf, run, explain, onStep } = wish
  const result: BulkResult = { doneKeys: [], failures: [] }
  for (const [position, row] of rows.entries()) {
    try {
      await run(row)
      result.doneKeys.push(keyOf(row))
    } catch (error) {
      result.failures.push({ key: keyOf(row), name: nameOf(row), reason: explain(error) })
    }
    onStep?.(position + 1)
  }
  return result
}
