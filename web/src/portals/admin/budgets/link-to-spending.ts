import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'
import { paths } from '@tower/contract/pages.ts'

/** Where staff find what money of a budget was spent on. */
export function linkToSpending({ kind, id }: NonNullable<BudgetLine['spending']>): string | undefined {
  if (kind === 'order') return `${paths.adminOrders}?order=${id}`
  return kind === 'reimbursement' ? `${paths.adminReimbursements}?request=${id}` : undefined
}
