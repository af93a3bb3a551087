import type { Services } from '../../../services.ts'
import type { DrawRow } from '../draws.queries.ts'
import { type DrawFilters, listDrawRows } from '../listed-draws.queries.ts'

const rowsAtOnce = 200

/** What the filters show of the draws, some at a time. A draw that moves meanwhile may be missed or told twice. */
export async function* exportDraws(services: Services, filters: DrawFilters): AsyncGenerator<DrawRow[]> {
  for (let page = 1; ; page++) {
    const { rows } = await services.database.read((tx) =>
      listDrawRows(tx, { page, pageSize: rowsAtOnce, ...filters }),
    )
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
  }
}
