import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

const rowsAtOnce = 1_000

/**
 * All pages of a list, some rows at a time, for a file: no connection waits for a slow reader. A row that moves in the list
 * meanwhile may be missed or told twice.
 */
export async function* everyPage<Row>(
  { database }: Pick<Services, 'database'>,
  list: (tx: Tx, stretch: { limit: number; offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await database.read((tx) => list(tx, { limit: rowsAtOnce, offset }))
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
  }
}
