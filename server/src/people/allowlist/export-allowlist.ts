import type { Services } from '../../services.ts'
import type { AllowlistRow } from '../identity/accounts/change-allowlist.ts'
import { type AllowlistFilters, listAllowlistAfter } from './allowlist.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of the allowlist, by address, some rows at a time: no connection waits for a slow reader. */
export async function* exportAllowlist(
  services: Services,
  filters: AllowlistFilters,
): AsyncGenerator<AllowlistRow[]> {
  for (let after = { email: '', role: '' }; ;) {
    const rows = await services.database.read((tx) =>
      listAllowlistAfter(tx, filters, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last
  }
}
