import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Services } from '../../services.ts'
import { listUsageOf, type BudgetUsageRow } from './usage.queries.ts'
import { findYearEnd, type KnownYearEnd } from './year-end/find-year-end.ts'

/** A teacher's budgets, the latest school year first, and what becomes of what is left of this one. */
export function listOwnBudgets(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { teacherId }: { teacherId: string },
): Promise<{ rows: BudgetUsageRow[]; yearEnd: KnownYearEnd }> {
  const fiscalYear = fiscalYearOf(clock.now())
  return database.read(async (tx) => ({
    rows: await listUsageOf(tx, teacherId),
    yearEnd: await findYearEnd(tx, fiscalYear),
  }))
}
