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

/** What one of the staff raised a budget by. An account of a budget has few postings. */
export async function sumRaisedBy(
  tx: Tx,
  { budgetId, actorId }: { budgetId: string; actorId: string },
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(posting.amount_cents), 0)::bigint as cents
    from ledger_accounts account
    join ledger_postings posting on posting.account_id = account.id
    join ledger_transactions entry on entry.id = posting.transaction_id
    where account.kind = 'budget' and account.owner_id = ${budgetId}
      and entry.kind = 'budget_raised' and entry.actor_id = ${actorId} and posting.amount_cents > 0`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}
