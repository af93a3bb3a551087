import { mostCounted } from '@tower/contract/page.ts'
import type { PayoutSort } from '@tower/contract/money/closing.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { addUp } from './compare-payouts.ts'
import { countLines, findDifferences, type LineRow, listLines, sumLines } from './payout-lines.queries.ts'
import {
  countPayouts,
  findPayout,
  listPayoutRows,
  listPayoutsAfter,
  type PayoutFilters,
  type PayoutRow,
} from './payouts.queries.ts'

const rowsAtOnce = 1_000
/** More differences than this are counted, and stand in the file of all lines. */
const mostShown = 50

/** A page of payouts. */
export function listPayouts(
  services: Services,
  { filters, sort, page: { page, pageSize } }: { filters: PayoutFilters; sort: PayoutSort; page: PageQuery },
): Promise<{ rows: PayoutRow[]; total: number; hasMore: boolean }> {
  return services.database.read(async (tx) => {
    const rows = await listPayoutRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize })
    const counted = await countPayouts(tx, filters)
    return { rows, total: Math.min(counted, mostCounted), hasMore: counted > mostCounted }
  })
}

/** All payouts that the filters show, the newest first, some at a time. */
export async function* exportPayouts(
  services: Services,
  filters: PayoutFilters,
): AsyncGenerator<PayoutRow[]> {
  let after: PayoutRow | undefined
  for (;;) {
    const from = after
    const rows = await services.database.read((tx) =>
      listPayoutsAfter(tx, filters, { after: from, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}

export type PayoutFacts = {
  payout: PayoutRow
  sums: Awaited<ReturnType<typeof sumLines>>
  sumDifferenceCents: number
  differences: LineRow[]
  differenceCount: number
}

/** A payout with what it is made of, and where the books say something else. */
export function readPayout(services: Services, payoutId: string): Promise<PayoutFacts> {
  return services.database.read(async (tx) => {
    const payout = await getPayout(tx, payoutId)
    const sums = await sumLines(tx, payoutId)
    const { rows, count } = await findDifferences(tx, payoutId, { limit: mostShown })
    const isItemized = sums.length > 0
    return {
      payout,
      sums,
      sumDifferenceCents: isItemized ? addUp(sums) - payout.amount_cents : 0,
      differences: rows,
      differenceCount: count,
    }
  })
}

/** A page of the movements that a payout is made of. */
export function listPayoutLines(
  services: Services,
  { payoutId, page: { page, pageSize } }: { payoutId: string; page: PageQuery },
): Promise<{ rows: LineRow[]; total: number }> {
  return services.database.read(async (tx) => {
    await getPayout(tx, payoutId)
    const rows = await listLines(tx, payoutId, { limit: pageSize, offset: (page - 1) * pageSize })
    return { rows, total: await countLines(tx, payoutId) }
  })
}

/** All movements that a payout is made of, some at a time. */
export async function exportPayoutLines(
  services: Services,
  payoutId: string,
): Promise<AsyncGenerator<LineRow[]>> {
  await services.database.read((tx) => getPayout(tx, payoutId))
  return eachLine(services, payoutId)
}

async function* eachLine(services: Services, payoutId: string): AsyncGenerator<LineRow[]> {
  let after: LineRow | undefined
  for (;;) {
    const from = after
    const rows = await services.database.read((tx) =>
      listLines(tx, payoutId, { after: from, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}

async function getPayout(tx: Tx, payoutId: string): Promise<PayoutRow> {
  const payout = await findPayout(tx, payoutId)
  if (!payout) throw new Refusal('closing.payout_not_found')
  return payout
}
