import type { DisbursementSort } from '@tower/contract/money/disbursements.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import { everyRow } from '../../http/every-row.ts'
import type { Services } from '../../services.ts'
import {
  type DisbursementFilters,
  type DisbursementRow,
  listDisbursementRows,
  listDisbursementsAfter,
} from './disbursements.queries.ts'

type Listing = { filters: DisbursementFilters; sort: DisbursementSort; page: PageQuery }

/** A page of what was paid out of the money of athletes. */
export function listDisbursements(
  { database }: Pick<Services, 'database'>,
  { filters, sort, page: { page, pageSize } }: Listing,
): Promise<{ rows: DisbursementRow[] } & BoundedTotal> {
  const offset = (page - 1) * pageSize
  return database.read((tx) => listDisbursementRows(tx, filters, { sort, limit: pageSize, offset }))
}

/** What the filters show, for a file, in the order in which it was recorded. */
export const exportDisbursements = (services: Pick<Services, 'database'>, filters: DisbursementFilters) =>
  everyRow<DisbursementRow>(services, (tx, stretch) => listDisbursementsAfter(tx, filters, stretch))
