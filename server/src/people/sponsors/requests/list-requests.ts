import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { SponsorRequestSort } from '@tower/contract/people/sponsor-requests.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import { listRequestRows, type RequestFilters, type SponsorRequestRow } from './requests.queries.ts'

export type ListRequests = {
  filters: RequestFilters
  sort: SponsorRequestSort | undefined
  page: PageQuery
}

/** A page of those who want to sponsor. */
export function listRequests(
  services: Services,
  { filters, sort = '-requested', page: { page, pageSize } }: ListRequests,
): Promise<{ rows: SponsorRequestRow[] } & BoundedTotal> {
  return services.database.read((tx) =>
    listRequestRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
