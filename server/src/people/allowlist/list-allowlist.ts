import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import type { AllowlistRow } from '../identity/accounts/change-allowlist.ts'
import { type AllowlistFilters, listAllowlistRows } from './allowlist.queries.ts'

/** A page of the allowlist. */
export function listAllowlist(
  services: Services,
  { filters, page: { page, pageSize } }: { filters: AllowlistFilters; page: PageQuery },
): Promise<{ rows: AllowlistRow[] } & BoundedTotal> {
  return services.database.read((tx) =>
    listAllowlistRows(tx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
