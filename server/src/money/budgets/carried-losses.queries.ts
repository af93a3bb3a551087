import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** The key of what is taken of money in a later budget because it came from an earlier one. */
export const carriedKey = (key: string, originId: string, budgetId: string) =>
  `${key}:carried:${originId}:${budgetId}`

const Sum = z.object({ cents: z.number() })

const Move = z.object({
  /** The year that money went from, or that a loss is of. */
  from_year: z.number(),
  /** The year that it went to, or in whose budget the loss was taken or is owed. */
  to_year: z.number(),
  cents: z.number(),
})

/** What of a teacher's budgets went on into later ones. */
export function listCarried(tx: Tx, originId: string): Promise<z.infer<typeof Move>[]> {
  return rows(Move)`
    select gave.fiscal_year as from_year, got.fiscal_year as to_year, sum(taken.amount_cents)::bigint as cents
    from teacher_budgets origin
    join teacher_budgets got on got.teacher_id = origin.teacher_id
    join ledger_accounts theirs on theirs.kind = 'budget' and theirs.owner_id = got.id
    join ledger_postings taken on taken.account_id = theirs.id and taken.amount_cents > 0
    join ledger_transactions entry on entry.id = taken.transaction_id and entry.kind = 'budget_carried'
    join ledger_postings given on given.transaction_id = entry.id and given.amount_cents < 0
    join ledger_accounts own on own.id = given.account_id
    join teacher_budgets gave on gave.id = own.owner_id
    where origin.id = ${originId} group by 1, 2`.all(tx)
}

/** What was taken or is owed in a teacher's later budgets for losses of earlier ones, whose money had gone there. */
export function listLosses(tx: Tx, originId: string): Promise<z.infer<typeof Move>[]> {
  return rows(Move)`
    select lost.from_year, lost.to_year, sum(lost.cents)::bigint as cents from (
      select early.fiscal_year as from_year, later.fiscal_year as to_year, -posting.amount_cents as cents
      from teacher_budgets origin
      join teacher_budgets later on later.teacher_id = origin.teacher_id
      join ledger_accounts account on account.kind = 'budget' and account.owner_id = later.id
      join ledger_postings posting on posting.account_id = account.id and posting.amount_cents < 0
      join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind = 'budget_returned'
      join teacher_budgets early on early.teacher_id = origin.teacher_id and early.id <> later.id
        and position(':carried:' || early.id || ':' in entry.idempotency_key) > 0
      where origin.id = ${originId}
      union all
      select early.fiscal_year, later.fiscal_year, debt.owed_cents
      from teacher_budgets origin
      join teacher_budgets later on later.teacher_id = origin.teacher_id
      join budget_debts debt on debt.budget_id = later.id and debt.origin_id <> later.id and debt.closed_at is null
      join teacher_budgets early on early.id = debt.origin_id
      where origin.id = ${originId}
    ) lost group by 1, 2`.all(tx)
}

/** What a budget owes the reserve and has not paid yet. */
export async function sumOwed(tx: Tx, budgetId: string): Promise<number> {
  const { cents } = await rows(Sum)`
    select coalesce(sum(owed_cents - paid_cents), 0)::bigint as cents from budget_debts
    where budget_id = ${budgetId} and closed_at is null`.one(tx)
  return cents
}
