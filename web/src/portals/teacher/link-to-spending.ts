import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'
import { paths } from '@tower/contract/pages.ts'

/** Where a teacher finds what money of their budget was spent on. */
export function linkToSpending({ kind, id }: NonNullable<BudgetLine['spending']>): string | undefined {
  return kind === 'order' ? paths.teacherOrder({ orderId: id }) : undefined
}
