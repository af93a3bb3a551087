import { maxExportedRows } from '@tower/contract/oversight/history.ts'
import type { Services } from '../../services.ts'
import { listAuditEntries, type AuditEntryRow, type AuditFilters } from './history.queries.ts'

const rowsAtOnce = 1_000

/**
 * What the filters show of the audit log, newest first, some rows at a time; rows written meanwhile are left out. No connection
 * is held while a slow reader takes their time.
 */
export async function* exportAuditLog(
  services: Services,
  filters: AuditFilters,
): AsyncGenerator<AuditEntryRow[]> {
  let below: number | undefined
  for (let given = 0; given < maxExportedRows;) {
    const limit = Math.min(rowsAtOnce, maxExportedRows - given)
    const rows = await services.database.read((tx) => listAuditEntries(tx, filters, { limit, below }))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < limit || last === undefined) return
    below = last.seq
    given += rows.length
  }
}
