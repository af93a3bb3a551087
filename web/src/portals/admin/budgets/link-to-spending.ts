import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'

/** Where staff find what money of a budget was spent on. */
export function linkToSpending(_spending: NonNullable<BudgetLine['spending']>): string | undefined {
  return undefined
}
