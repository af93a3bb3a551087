export type Repeat<Row> = { row: Row; first: Row }

/** Rows of a sheet that say again what an earlier one said, each with that one: whoever made it may not know. */
export function findRepeats<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Repeat<Row>[] {
  const seen = new Map<string, Row>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    const first = seen.get(key)
    if (first !== undefined) return [{ row, first }]
    seen.set(key, row)
    return []
  })
}
