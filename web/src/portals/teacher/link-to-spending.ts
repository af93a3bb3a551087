import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'
import { paths } from '@tower/contract/pages.ts'

/** Where a teacher finds what money of their budget was spent on. */
export function linkToSpending({ kind, id }: NonNullable<BudgetLine['spending']>): string | undefined {
  if (kind === 'order') return paths.teacherOrder({ orderId: id })
  return kind === 'reimbursement' ? `${paths.teacherReimbursements}?request=${id}` : undefined
}
