import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { sumCarriedOut } from './carried-holds.queries.ts'

/** The key of what is taken of money in a later budget because it came from an earlier one. */
export const carriedKey = (key: string, originId: string, budgetId: string) =>
  `${key}:carried:${originId}:${budgetId}`

const Sum = z.object({ cents: z.number() })

/** How much of a budget was carried into later years, less what was taken back or is owed there for losses of its givers. */
export async function sumStillCarried(tx: Tx, originId: string): Promise<number> {
  const carried = await sumCarriedOut(tx, originId)
  if (carried === 0) return 0
  const { cents: taken } = await rows(Sum)`
    select coalesce(-sum(posting.amount_cents), 0)::bigint as cents
    from teacher_budgets origin
    join teacher_budgets later on later.teacher_id = origin.teacher_id and later.fiscal_year > origin.fiscal_year
    join ledger_accounts account on account.kind = 'budget' and account.owner_id = later.id
    join ledger_postings posting on posting.account_id = account.id and posting.amount_cents < 0
    join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind = 'budget_returned'
    where origin.id = ${originId} and position(${`:carried:${originId}:`} in entry.idempotency_key) > 0`.one(
    tx,
  )
  const { cents: owed } = await rows(Sum)`
    select coalesce(sum(owed_cents), 0)::bigint as cents from budget_debts
    where origin_id = ${originId} and budget_id <> ${originId} and closed_at is null`.one(tx)
  return Math.max(0, carried - taken - owed)
}

/** What a budget owes the reserve and has not paid yet. */
export async function sumOwed(tx: Tx, budgetId: string): Promise<number> {
  const { cents } = await rows(Sum)`
    select coalesce(sum(owed_cents - paid_cents), 0)::bigint as cents from budget_debts
    where budget_id = ${budgetId} and closed_at is null`.one(tx)
  return cents
}
