import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'

/** Where a teacher finds what money of their budget was spent on. */
export function linkToSpending(_spending: NonNullable<BudgetLine['spending']>): string | undefined {
  return undefined
}
