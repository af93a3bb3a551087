import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/** Requests from budgets that one of the staff raised and another decided on since, each once, the newest raise first. */
export async function listTwoPersonPayments(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select decided.*, raiser.email as "askedBy", decider.email as "decidedBy" from (
      select distinct on (request.id) request.id, request.title as what, request.total_cents as "amountCents",
        case request.status when 'rejected' then 'declined' else 'approved' end as state,
        raise.actor_id, raise.occurred_at as "askedAt", request.decided_by, request.decided_at as "decidedAt",
        null as reason
      from (
        select id, occurred_at, actor_id from ledger_transactions
        where kind = 'budget_raised' order by occurred_at desc limit ${limit}
      ) raise
      join ledger_postings posting on posting.transaction_id = raise.id and posting.amount_cents > 0
      join ledger_accounts account on account.id = posting.account_id and account.kind = 'budget'
      join purchase_requests request on request.budget_id = account.owner_id
        and request.decided_at >= raise.occurred_at and request.decided_by <> raise.actor_id
        and request.status in ('approved', 'paid', 'rejected')
      order by request.id, raise.occurred_at desc
    ) decided
    join users raiser on raiser.id = decided.actor_id
    join users decider on decider.id = decided.decided_by
    order by decided."askedAt" desc, decided.id limit ${limit}`.execute(tx)
  return rows
}
