import type { Services } from '../../../services.ts'
import { listNomineesAfter, type NomineeFilters, type NomineeRow } from './nominees.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of the nominees, some at a time: no connection waits for a slow reader. */
export async function* exportNominees(
  services: Services,
  filters: NomineeFilters,
): AsyncGenerator<NomineeRow[]> {
  for (let after = ''; ;) {
    const rows = await services.database.read((tx) =>
      listNomineesAfter(tx, filters, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.key
  }
}
