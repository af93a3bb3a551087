import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import {
  countAuditEntries,
  countRoleChanges,
  listAuditEntries,
  listRoleChanges,
  type AuditEntryRow,
  type AuditFilters,
  type RoleChangeRow,
  type RoleFilters,
} from './history.queries.ts'

const stretchOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** A page of the audit log, newest first. */
export function listAuditLog(
  services: Services,
  { filters, page }: { filters: AuditFilters; page: PageQuery },
): Promise<{ rows: AuditEntryRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listAuditEntries(tx, filters, stretchOf(page)),
    ...(await countAuditEntries(tx, filters)),
  }))
}

/** A page of the history of roles, newest first. */
export function listRoleHistory(
  services: Services,
  { filters, page }: { filters: RoleFilters; page: PageQuery },
): Promise<{ rows: RoleChangeRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listRoleChanges(tx, filters, stretchOf(page)),
    ...(await countRoleChanges(tx, filters)),
  }))
}
