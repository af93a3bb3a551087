import type { ProspectStatus, UpdateState } from '@tower/contract/people/prospects.ts'
import type { Services } from '../../../services.ts'
import {
  listProspectsAfter,
  listUpdatesAfter,
  type ProspectReviewRow,
  type ReviewFilters,
  type ReviewPlace,
  type UpdateReviewRow,
} from './reviews.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of profiles, the newest first, some rows at a time. */
export function exportProspectReviews(
  { database }: Pick<Services, 'database'>,
  filters: ReviewFilters<ProspectStatus>,
): AsyncGenerator<ProspectReviewRow[]> {
  return batchesOf((after) =>
    database.read((tx) => listProspectsAfter(tx, filters, { after, limit: rowsAtOnce })),
  )
}

/** The same of news. */
export function exportUpdateReviews(
  { database }: Pick<Services, 'database'>,
  filters: ReviewFilters<UpdateState>,
): AsyncGenerator<UpdateReviewRow[]> {
  return batchesOf((after) =>
    database.read((tx) => listUpdatesAfter(tx, filters, { after, limit: rowsAtOnce })),
  )
}

async function* batchesOf<Row extends ReviewPlace>(
  read: (after: ReviewPlace | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after)
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (!after || rows.length < rowsAtOnce) return
  }
}
