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

/** So many lines of each account are counted at most: nobody leafs further. */
const mostCounted = 1_000

/**
 * What happened to a budget, the latest first, each with what was left afterwards: of what moved among its three accounts,
 * one line for each fact. Read from the newest posting back as far as the page needs, and no further: what was left is
 * what is there now, less all that came after.
 */
export async function listBudgetLines(
  tx: Tx,
  { budgetId, limit, offset }: { budgetId: string; limit: number; offset: number },
): Promise<BudgetLineRow[]> {
  const { rows } = await sql<BudgetLineRow>`
    with mine as materialized (
      select id, kind, balance_cents from ledger_accounts
      where owner_id = ${budgetId} and kind in ('budget', 'reserved', 'spent')
    ), latest as (
      select posting.transaction_id, posting.id, posting.amount_cents, mine.kind
      from mine cross join lateral (
        select transaction_id, id, amount_cents from ledger_postings
        where account_id = mine.id order by id desc limit ${limit + offset}
      ) posting
    ), moved as (
      select transaction_id, min(id) as place, max(abs(amount_cents)) as amount_cents,
        coalesce(sum(amount_cents) filter (where kind = 'budget'), 0)::bigint as change_cents
      from latest group by transaction_id order by place desc limit ${limit + offset}
    ), told as (
      select moved.*, ((select coalesce(sum(balance_cents), 0) from mine where kind = 'budget')
        - sum(change_cents) over (order by place desc) + change_cents)::bigint as left_cents
      from moved
    ), shown as materialized (select * from told order by place desc limit ${limit} offset ${offset}),
    counted as (
      select count(distinct transaction_id)::int as lines from (
        select posting.transaction_id from mine cross join lateral (
          select transaction_id from ledger_postings where account_id = mine.id order by id desc limit ${mostCounted}
        ) posting
      ) known
    )
    select entry.id, entry.kind, entry.occurred_at, entry.slot_id, entry.payment_id, entry.spending_id,
      actor.email as actor_email, shown.amount_cents, shown.change_cents, shown.left_cents,
      (select lines from counted) as lines,
      case when entry.kind = 'budget_carried' then (select other.fiscal_year from ledger_postings side
        join ledger_accounts beside on beside.id = side.account_id
        join teacher_budgets other on other.id = beside.owner_id
        where side.transaction_id = entry.id and other.id <> ${budgetId}) end as other_year
    from shown join ledger_transactions entry on entry.id = shown.transaction_id
    left join users actor on actor.id = entry.actor_id
    order by shown.place desc`.execute(tx)
  return rows
}
