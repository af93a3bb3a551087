import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type BudgetLineRow = {
  id: string
  kind: string
  occurred_at: Date
  slot_id: string | null
  payment_id: string | null
  spending_id: string | null
  actor_email: string | null
  other_year: number | null
  amount_cents: number
  change_cents: number
  left_cents: number
  lines: number
}

/**
 * What happened to a budget, the latest first, each with what was left afterwards: of what moved among its three accounts,
 * one line for each fact.
 */
export async function listBudgetLines(
  tx: Tx,
  { budgetId, limit, offset }: { budgetId: string; limit: number; offset: number },
): Promise<BudgetLineRow[]> {
  const { rows } = await sql<BudgetLineRow>`
    with moved as (
      select posting.transaction_id, min(posting.id) as place, max(abs(posting.amount_cents)) as amount_cents,
        coalesce(sum(posting.amount_cents) filter (where account.kind = 'budget'), 0)::bigint as change_cents
      from ledger_accounts account join ledger_postings posting on posting.account_id = account.id
      where account.owner_id = ${budgetId} and account.kind in ('budget', 'reserved', 'spent')
      group by posting.transaction_id
    ), told as (
      select moved.*, (sum(change_cents) over (order by place))::bigint as left_cents, count(*) over ()::int as lines from moved
    ), shown as materialized (select * from told order by place desc limit ${limit} offset ${offset})
    select entry.id, entry.kind, entry.occurred_at, entry.slot_id, entry.payment_id, entry.spending_id,
      actor.email as actor_email, shown.amount_cents, shown.change_cents, shown.left_cents, shown.lines,
      case when entry.kind = 'budget_carried' then (select other.fiscal_year from ledger_postings side
        join ledger_accounts beside on beside.id = side.account_id
        join teacher_budgets other on other.id = beside.owner_id
        where side.transaction_id = entry.id and other.id <> ${budgetId}) end as other_year
    from shown join ledger_transactions entry on entry.id = shown.transaction_id
    left join users actor on actor.id = entry.actor_id
    order by shown.place desc`.execute(tx)
  return rows
}
