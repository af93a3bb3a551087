import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/** Refunds that one person asked for and another had to let go, the newest first. Its id is the payment's. */
export async function listTwoPersonRefunds(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select refund.payment_id as id, refund.reason as what, refund.amount_cents as "amountCents",
      case refund.state when 'waiting' then 'waiting' when 'declined' then 'declined' else 'approved' end as state,
      asker.email as "askedBy", refund.asked_at as "askedAt", decider.email as "decidedBy",
      refund.decided_at as "decidedAt", case when refund.state = 'declined' then refund.note end as reason
    from (
      select * from refund_orders where needs_second order by asked_at desc, id limit ${limit}
    ) refund
    join users asker on asker.id = refund.asked_by
    left join users decider on decider.id = refund.decided_by
    order by refund.asked_at desc, refund.id`.execute(tx)
  return rows
}
