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

/** What of an action of a list does something. */
export type BulkActs<Row> = {
  run: (row: Row, reason: string) => Promise<unknown>
  /** Done to all rows by one call instead of one after the other; says what came of each. */
  runAll?: (rows: readonly Row[]) => Promise<BulkResult>
  /** Told which rows were done, where any was: the place to offer undo and to read anew, which is waited for. */
  onSomeDone?: (doneKeys: readonly string[]) => unknown
}

/**
 * Does an action to all rows, and has what it changed read anew: as of every act, its question closes only over what was done. A call
 * for all rows that failed as a whole has done none.
 */
export async function performBulk<Row>(
  { run, runAll, onSomeDone }: BulkActs<Row>,
  { rows, reason, ...each }: Omit<RunBulk<Row>, 'run'> & { reason: string },
): Promise<BulkResult> {
  const { keyOf, nameOf, explain } = each
  const refuseAll = (error: unknown): BulkResult => ({
    doneKeys: [],
    failures: rows.map((row) => ({ key: keyOf(row), name: nameOf(row), reason: explain(error) })),
  })
  const result = runAll
    ? await runAll(rows).catch(refuseAll)
    : await runBulk({ ...each, rows, run: (row) => run(row, reason) })
  if (result.doneKeys.length > 0) await onSomeDone?.(result.doneKeys)
  return result
}
