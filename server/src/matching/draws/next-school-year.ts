import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { findNextDraw } from './draws.queries.ts'
import { plannedRun } from './school-year.ts'

/** When the school year began that the next draw will run in. */
export async function nextSchoolYearStart(tx: Tx, at: Date): Promise<Date> {
  const draw = await findNextDraw(tx)
  return schoolYearStart(draw ? plannedRun(draw.slot_starts, at) : at)
}
