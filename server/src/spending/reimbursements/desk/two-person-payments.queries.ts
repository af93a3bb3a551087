import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/**
 * Requests from budgets that one of the staff raised and another decided on since, each once, the newest raise first. A raise
 * goes along with what the end of its school year carried into the next budget.
 */
export async function listTwoPersonPayments(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    with recursive raise as (
      select entry.id, entry.occurred_at, entry.actor_id, account.owner_id as budget_id from (
        select id, occurred_at, actor_id from ledger_transactions
        where kind = 'budget_raised' order by occurred_at desc limit ${limit}
      ) entry
      join ledger_postings posting on posting.transaction_id = entry.id and posting.amount_cents > 0
      join ledger_accounts account on account.id = posting.account_id and account.kind = 'budget'
    ), reached as (
      select * from raise
      union
      select reached.id, reached.occurred_at, reached.actor_id, later.owner_id from reached
      join ledger_accounts earlier on earlier.kind = 'budget' and earlier.owner_id = reached.budget_id
      join ledger_postings given on given.account_id = earlier.id and given.amount_cents < 0
      join ledger_transactions carried on carried.id = given.transaction_id and carried.kind = 'budget_carried'
        and carried.occurred_at >= reached.occurred_at
      join ledger_postings received on received.transaction_id = carried.id and received.amount_cents > 0
      join ledger_accounts later on later.id = received.account_id
    )
    select decided.*, raiser.email as "askedBy", decider.email as "decidedBy" from (
      select distinct on (request.id) request.id, request.title as what, request.total_cents as "amountCents",
        case request.status when 'rejected' then 'declined' else 'approved' end as state,
        reached.actor_id, reached.occurred_at as "askedAt", request.decided_by, request.decided_at as "decidedAt",
        null as reason
      from reached
      join purchase_requests request on request.budget_id = reached.budget_id
        and request.decided_at >= reached.occurred_at and request.decided_by <> reached.actor_id
        and request.status in ('approved', 'paid', 'rejected')
      order by request.id, reached.occurred_at desc
    ) decided
    join users raiser on raiser.id = decided.actor_id
    join users decider on decider.id = decided.decided_by
    order by decided."askedAt" desc, decided.id limit ${limit}`.execute(tx)
  return rows
}
