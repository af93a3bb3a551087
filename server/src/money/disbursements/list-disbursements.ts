import type { DisbursementSort } from '@tower/contract/money/disbursements.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import {
  type DisbursementFilters,
  type DisbursementRow,
  listDisbursementRows,
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

const rowsAtOnce = 500

/** What the filters show, some rows at a time: no connection waits for a slow reader. */
export async function* exportDisbursements(
  { database }: Pick<Services, 'database'>,
  filters: DisbursementFilters,
): AsyncGenerator<DisbursementRow[]> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const from = offset
    const { rows } = await database.read((tx) =>
      listDisbursementRows(tx, filters, { sort: 'recorded', limit: rowsAtOnce, offset: from }),
    )
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
  }
}
