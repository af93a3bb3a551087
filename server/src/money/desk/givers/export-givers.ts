import type { Services } from '../../../services.ts'
import { type GiverRow, type GiverSearch, listGiverRows } from './giver-list.queries.ts'

const rowsAtOnce = 1_000

/** The givers that a search finds, the newest first, some at a time: no connection waits for a slow reader. */
export async function* exportGivers(services: Services, search: GiverSearch): AsyncGenerator<GiverRow[]> {
  let before: GiverRow | undefined
  for (;;) {
    const stretch = { before, limit: rowsAtOnce, givers: Number.POSITIVE_INFINITY }
    const rows = await services.database.read((tx) => listGiverRows(tx, search, stretch))
    if (rows.length > 0) yield rows
    before = rows.at(-1)
    if (!before || rows.length < rowsAtOnce) return
  }
}
