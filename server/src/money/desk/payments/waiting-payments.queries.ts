import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Payments that differ from what was asked, or match nothing, and did not go back: the oldest first. */
export async function listWaitingPayments(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select payment.id, '' as what, coalesce(account.full_name, donor.display_name, payment.email) as who,
      payment.amount_cents + payment.fee_cover_cents as "amountCents", payment.settled_at as since, null as "dueAt",
      false as "isUrgent",
      ${countOnePast(bound, sql`select from payments where state <> 'settled' and refunded_cents < amount_cents + fee_cover_cents and dispute_state is distinct from 'open'`)} as total
    from (
      select * from payments
      where state <> 'settled' and refunded_cents < amount_cents + fee_cover_cents
        and dispute_state is distinct from 'open'
      order by settled_at, id limit ${limit}
    ) payment
    left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    order by payment.settled_at, payment.id`.execute(tx)
  return rows
}

/** Payments contested with the bank that staff may still answer. Its id is the payment's. */
export async function listWaitingDisputes(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select dispute.payment_id as id, '' as what, coalesce(account.full_name, donor.display_name, payment.email) as who,
      dispute.amount_cents as "amountCents", dispute.opened_at as since, dispute.evidence_due_at as "dueAt",
      false as "isUrgent",
      ${countOnePast(bound, sql`select from disputes where state = 'open'`)} as total
    from (
      select id, payment_id, amount_cents, opened_at, evidence_due_at from disputes
      where state = 'open' order by opened_at, id limit ${limit}
    ) dispute
    join payments payment on payment.id = dispute.payment_id
    left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    order by dispute.opened_at, dispute.id`.execute(tx)
  return rows
}
