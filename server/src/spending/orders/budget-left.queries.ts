import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Whether of a budget that something was spent of, nothing is left and nothing waits. */
export async function isBudgetSpent(tx: Tx, budgetId: string): Promise<boolean> {
  const { rows } = await sql<{ spent: boolean }>`
    select coalesce(sum(balance_cents) filter (where kind in ('budget', 'reserved')), 0) = 0
      and coalesce(sum(balance_cents) filter (where kind = 'spent'), 0) > 0 as spent
    from ledger_accounts where owner_id = ${budgetId} and kind in ('budget', 'reserved', 'spent')`.execute(tx)
  return rows[0]?.spent === true
}
