import { maxExportedRows } from '@tower/contract/oversight/history.ts'
import { everyRow } from '../../http/every-row.ts'
import type { Services } from '../../services.ts'
import { listAuditEntries, type AuditEntryRow, type AuditFilters } from './history.queries.ts'

/** What the filters show of the audit log, newest first; rows written meanwhile are left out. */
export const exportAuditLog = (services: Services, filters: AuditFilters) =>
  everyRow<AuditEntryRow>(
    services,
    (tx, { after, limit }) => listAuditEntries(tx, filters, { limit, below: after?.seq }),
    maxExportedRows,
  )
