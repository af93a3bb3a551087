import type { NomineeSort } from '@tower/contract/matching/nominees.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import { listNomineeRows, type NomineeFilters, type NomineeRow } from './nominees.queries.ts'

export type ListNominees = { filters: NomineeFilters; sort: NomineeSort | undefined; page: PageQuery }

/** A page of those who were nominated. */
export function listNominees(
  services: Services,
  { filters, sort = '-count', page: { page, pageSize } }: ListNominees,
): Promise<{ rows: NomineeRow[]; total: number }> {
  return services.database.read((tx) =>
    listNomineeRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
