import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

const rowsAtOnce = 1_000

/** Some rows of a list, from the one that follows `after` in its order. */
export type RowsAfter<Row> = { after: Row | undefined; limit: number }

/**
 * All rows of a list for a file, or at most so many, some at a time, each time from where the last one ended: nothing is read
 * twice, rows that come or go meanwhile shift nothing, and no connection waits for a slow reader.
 */
export async function* everyRow<Row>(
  { database }: Pick<Services, 'database'>,
  list: (tx: Tx, window: RowsAfter<Row>) => Promise<readonly Row[]>,
  most = Infinity,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined
  for (let given = 0; given < most;) {
    const window = { after, limit: Math.min(rowsAtOnce, most - given) }
    const rows = await database.read((tx) => list(tx, window))
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (after === undefined || rows.length < window.limit) return
    given += rows.length
  }
}
