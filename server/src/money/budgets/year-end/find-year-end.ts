import { usualYearEndRule, type YearEndRule } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../../database/database.ts'
import { findRule } from './year-end.queries.ts'

export type KnownYearEnd = { fiscalYear: number; rule: YearEndRule }

/** What becomes of what is left of a school year: as staff said, or the usual. */
export async function findYearEnd(tx: Tx, fiscalYear: number): Promise<KnownYearEnd> {
  return { fiscalYear, rule: (await findRule(tx, fiscalYear)) ?? usualYearEndRule }
}
