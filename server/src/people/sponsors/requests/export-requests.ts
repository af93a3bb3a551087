import type { Services } from '../../../services.ts'
import { listRequestsAfter, type RequestFilters, type SponsorRequestRow } from './requests.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of the requests, by address, some at a time: no connection waits for a slow reader. */
export async function* exportRequests(
  services: Services,
  filters: RequestFilters,
): AsyncGenerator<SponsorRequestRow[]> {
  for (let after = ''; ;) {
    const rows = await services.database.read((tx) =>
      listRequestsAfter(tx, filters, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.email
  }
}
