import type { Services } from '../../../services.ts'
import {
  listBudgetsAfter,
  type BudgetFilters,
  type BudgetPlace,
  type StaffBudgetRow,
} from './desk.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of all budgets, some rows at a time: no connection waits for a slow reader. */
export async function* exportAllBudgets(
  { database }: Pick<Services, 'database'>,
  filters: BudgetFilters,
): AsyncGenerator<StaffBudgetRow[]> {
  for (let after: BudgetPlace | undefined; ;) {
    const from = after
    const rows = await database.read((tx) =>
      listBudgetsAfter(tx, filters, { after: from, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = { fiscalYear: last.fiscal_year, id: last.budget_id }
  }
}
