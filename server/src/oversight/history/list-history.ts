import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import {
  countAuditEntries,
  listAuditEntries,
  type AuditEntryRow,
  type AuditFilters,
} from './history.queries.ts'

/** A page of the audit log, newest first. */
export function listAuditLog(
  services: Services,
  { filters, page: { page, pageSize } }: { filters: AuditFilters; page: PageQuery },
): Promise<{ rows: AuditEntryRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listAuditEntries(tx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    ...(await countAuditEntries(tx, filters)),
  }))
}
