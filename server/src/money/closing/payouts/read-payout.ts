import type { DeskPayout } from '@tower/contract/money/closing-payouts.contract.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { everyRow } from '../../../http/every-row.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { addUp } from './compare-payouts.ts'
import { payouts } from './listed-payouts.queries.ts'
import { countLines, findDifferences, type LineRow, listLines, sumLines } from './payout-lines.queries.ts'

/** More differences than this are counted, and stand in the file of all lines. */
const mostShown = 50

export type PayoutRow = z.input<typeof DeskPayout>

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
): Promise<AsyncGenerator<readonly LineRow[]>> {
  await services.database.read((tx) => getPayout(tx, payoutId))
  return everyRow<LineRow>(services, (tx, stretch) => listLines(tx, payoutId, stretch))
}

async function getPayout(tx: Tx, payoutId: string): Promise<PayoutRow> {
  const payout = await payouts.find(tx, sql`id = ${payoutId}`)
  if (!payout) throw new Refusal('closing.payout_not_found')
  return payout
}
