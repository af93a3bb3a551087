import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

export type CandidateRow = {
  id: string
  purpose: string
  destination: string
  amount_cents: number
  fee_cover_cents: number
  email: string | null
  display_name: string | null
  state: string
  created_at: Date
}

const mostShown = 50

/**
 * What a payment may have been for: checkouts of its amount that nobody paid, the same address first, then the nearest in
 * time. Undefined when there is no such payment.
 */
export async function listLinkCandidates(
  tx: Tx,
  { paymentId, q = '' }: { paymentId: string; q?: string | undefined },
): Promise<CandidateRow[] | undefined> {
  const payment = await tx
    .selectFrom('payments')
    .select(['amount_cents', 'fee_cover_cents', 'email', 'settled_at'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return undefined
  const paidCents = payment.amount_cents + payment.fee_cover_cents
  const { rows } = await sql<CandidateRow>`
    select id, purpose, destination, amount_cents, fee_cover_cents, email, display_name, state, created_at
    from checkouts
    where state in ('open', 'failed', 'expired') and erased_at is null
      and amount_cents + fee_cover_cents = ${paidCents}
      and (${q} = '' or ${says(sql`concat_ws(' ', email, display_name)`, q)})
      and not exists (select from payments where payments.checkout_id = checkouts.id)
    order by email is not distinct from ${payment.email}::text desc,
      abs(extract(epoch from created_at - ${payment.settled_at}::timestamptz)), id
    limit ${mostShown}`.execute(tx)
  return rows
}
