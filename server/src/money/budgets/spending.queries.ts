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

/** From which budgets of earlier school years what was left was carried into one, and how much. */
export async function listCarriedInto(
  tx: Tx,
  budgetId: string,
): Promise<{ budget_id: string; cents: number }[]> {
  const { rows } = await sql<{ budget_id: string; cents: number }>`
    select earlier.owner_id as budget_id, sum(received.amount_cents)::bigint as cents
    from ledger_accounts account
    join ledger_postings received on received.account_id = account.id and received.amount_cents > 0
    join ledger_transactions entry on entry.id = received.transaction_id and entry.kind = 'budget_carried'
    join ledger_postings given on given.transaction_id = entry.id and given.account_id <> account.id
    join ledger_accounts earlier on earlier.id = given.account_id
    where account.kind = 'budget' and account.owner_id = ${budgetId} group by earlier.owner_id`.execute(tx)
  return rows
}
