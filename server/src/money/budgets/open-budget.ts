import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { openBudgets } from './budgets.queries.ts'

/** Opens a teacher's budget of the school year `at` falls in, with nothing in it; one that is open stays as it is. */
export async function openBudget(tx: Tx, { teacherId, at }: { teacherId: string; at: Date }): Promise<void> {
  await openBudgets(tx, [{ teacherId, fiscalYear: fiscalYearOf(at) }])
}
