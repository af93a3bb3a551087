import type { BudgetSort } from '@tower/contract/money/budgets.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import { listBudgetRows, type BudgetFilters, type StaffBudgetRow } from './desk.queries.ts'

export type ListBudgets = { filters: BudgetFilters; sort: BudgetSort; page: PageQuery }

/** A page of all teachers' budgets. */
export function listBudgets(
  { database }: Pick<Services, 'database'>,
  { filters, sort, page: { page, pageSize } }: ListBudgets,
): Promise<{ rows: StaffBudgetRow[] } & BoundedTotal> {
  return database.read((tx) =>
    listBudgetRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
