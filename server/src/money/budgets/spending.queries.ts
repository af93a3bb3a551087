import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { AccountKind } from '../ledger/accounts.ts'

type SpendingPlace = { spendingId: string; budgetId: string; kind: AccountKind }

/** What lies in an account of a budget for one thing that is spent on. */
export async function sumOfSpending(tx: Tx, { spendingId, budgetId, kind }: SpendingPlace): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(posting.amount_cents), 0)::bigint as cents
    from ledger_transactions entry
    join ledger_postings posting on posting.transaction_id = entry.id
    join ledger_accounts account on account.id = posting.account_id
    where entry.spending_id = ${spendingId} and account.kind = ${kind} and account.owner_id = ${budgetId}`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}
