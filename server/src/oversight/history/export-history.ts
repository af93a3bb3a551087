import { maxExportedRows } from '@tower/contract/oversight/history.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import {
  listAuditEntries,
  listRoleChanges,
  type AuditEntryRow,
  type AuditFilters,
  type RoleChangeRow,
  type RoleFilters,
  type Stretch,
} from './history.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of the audit log, newest first, some rows at a time; rows written meanwhile are left out. */
export function exportAuditLog(services: Services, filters: AuditFilters): AsyncGenerator<AuditEntryRow[]> {
  return inBatches(
    services,
    (tx, stretch) => listAuditEntries(tx, filters, stretch),
    ({ seq }) => seq,
  )
}

/** What the filters show of the history of roles, newest first, some rows at a time. */
export function exportRoleHistory(services: Services, filters: RoleFilters): AsyncGenerator<RoleChangeRow[]> {
  return inBatches(
    services,
    (tx, stretch) => listRoleChanges(tx, filters, stretch),
    ({ id }) => id,
  )
}

/** No connection is held while a slow reader takes their time. */
async function* inBatches<Row>(
  services: Services,
  list: (tx: Tx, stretch: Stretch) => Promise<Row[]>,
  numberOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let below: number | undefined
  for (let given = 0; given < maxExportedRows;) {
    const limit = Math.min(rowsAtOnce, maxExportedRows - given)
    const rows = await services.database.read((tx) => list(tx, { limit, below }))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < limit || last === undefined) return
    below = numberOf(last)
    given += rows.length
  }
}
