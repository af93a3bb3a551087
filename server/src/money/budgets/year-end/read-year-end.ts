import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { findYearEnd, type KnownYearEnd } from './find-year-end.ts'
import { sumLeft } from './year-end.queries.ts'

export type YearEndOfAll = KnownYearEnd & { fundCents: number; operationsCents: number; leftCents: number }

/** What becomes of what is left of this school year, how much that is, and what staff may raise budgets from. */
export function readYearEnd({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<YearEndOfAll> {
  const fiscalYear = fiscalYearOf(clock.now())
  return database.read(async (tx) => ({
    ...(await findYearEnd(tx, fiscalYear)),
    fundCents: await balanceOf(tx, { kind: 'fund_budgets' }),
    operationsCents: await balanceOf(tx, { kind: 'fund_operations' }),
    leftCents: await sumLeft(tx, fiscalYear),
  }))
}
