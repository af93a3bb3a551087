import type { AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'
import { listUsageOf } from './usage.queries.ts'

/** A teacher's budgets with what is left of each, the latest school year first. */
export async function listBudgetsOf(tx: Tx, teacherId: string | null, limit: number): Promise<AboutRow[]> {
  const budgets = teacherId === null ? [] : await listUsageOf(tx, teacherId)
  return budgets.slice(0, limit).map((budget) => ({
    id: budget.budget_id,
    what: null,
    number: budget.fiscal_year,
    state: budget.locked ? 'locked' : 'open',
    amountCents: budget.remaining_cents,
    at: budget.created_at,
  }))
}
