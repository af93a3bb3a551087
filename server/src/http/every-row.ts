import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

const rowsAtOnce = 1_000

/** Some rows of a list, from the one that follows `after` in its order. */
export type RowsAfter<Row> = { after: Row | undefined; limit: number }

/**
 * All rows of a list for a file, some at a time, each time from where the last one ended: no stretch reads again what was
 * read before, rows that come or go meanwhile shift nothing, and no connection waits for a slow reader.
 */
export async function* everyRow<Row>(
  { database }: Pick<Services, 'database'>,
  list: (tx: Tx, stretch: RowsAfter<Row>) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after: Row | undefined; ;) {
    const stretch = { after, limit: rowsAtOnce }
    const rows = await database.read((tx) => list(tx, stretch))
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (after === undefined || rows.length < rowsAtOnce) return
  }
}
