import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../../about.ts'
import type { Tx } from '../../../database/database.ts'

/** The newest payments of a person as a giver: by their account, or by their address before they had one. */
export async function listPaymentsOf(
  tx: Tx,
  { id, email }: AboutPersonSubject,
  limit: number,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select payment.id, receipt.number, null::text as what,
      payment.amount_cents + payment.fee_cover_cents as "amountCents", payment.settled_at as at,
      case when payment.dispute_state = 'open' then 'disputed'
        when payment.refunded_cents > 0 then 'refunded' else payment.state end as state
    from (
      select given.* from donors
      cross join lateral (
        select * from payments where donor_id = donors.id order by settled_at desc, id desc limit ${limit}
      ) given
      where donors.user_id = ${id} or donors.email = ${email}
    ) payment
    left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
    order by payment.settled_at desc, payment.id desc limit ${limit}`.execute(tx)
  return rows
}
