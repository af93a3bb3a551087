import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DisputeState } from '../refunds/disputes.queries.ts'

/** Payments of ours by the provider's names, with what we know of their refunds at the provider. */
export async function listOwnPayments(tx: Tx, providerIds: readonly string[]) {
  const { rows } = await sql<{
    provider_payment_id: string
    state: string
    review_reason: string | null
    currency: string
    total_cents: number
    refunded_cents: number
    booked_cents: number
    on_their_way_cents: number
  }>`
    select payment.provider_payment_id, payment.state, payment.review_reason, payment.currency,
      payment.amount_cents + payment.fee_cover_cents as total_cents, payment.refunded_cents,
      coalesce((select sum(refund.amount_cents) from refunds refund
        where refund.payment_id = payment.id and refund.state = 'succeeded' and refund.dispute_id is null), 0)::bigint
        as booked_cents,
      coalesce((select sum(refund.amount_cents) from refunds refund
        where refund.payment_id = payment.id and refund.state in ('pending', 'requires_action')), 0)::bigint as on_their_way_cents
    from payments payment where payment.provider_payment_id = any(${providerIds}::text[])`.execute(tx)
  return rows
}

export function listOwnRefunds(tx: Tx, providerIds: readonly string[]) {
  return tx
    .selectFrom('refunds')
    .select(['provider_refund_id', 'state'])
    .where('provider_refund_id', 'in', providerIds)
    .execute()
}

export async function listOwnDisputes(tx: Tx, providerIds: readonly string[]) {
  const rows = await tx
    .selectFrom('disputes')
    .select(['provider_dispute_id', 'state', 'moves', 'is_inquiry', 'review_reason'])
    .where('provider_dispute_id', 'in', providerIds)
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as DisputeState }))
}

/** The refunds that we heard of before a day and still hold to be on their way. */
export function listOldRefundsOnTheirWay(tx: Tx, heardBefore: Date) {
  return tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.provider_refund_id as provider_id', 'payments.provider_payment_id'])
    .where('refunds.state', 'in', ['requires_action', 'pending'])
    .where('refunds.created_at', '<', heardBefore)
    .execute()
}

/** The disputes that we heard of before a day and still hold to be open. */
export function listOldOpenDisputes(tx: Tx, heardBefore: Date) {
  return tx
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select(['disputes.provider_dispute_id as provider_id', 'payments.provider_payment_id'])
    .where('disputes.state', '=', 'open')
    .where('disputes.opened_at', '<', heardBefore)
    .execute()
}

/** Our payments charged in a period, the newest first: a page of them, after the last one of the page before. */
export function listChargedPage(
  tx: Tx,
  { since, before, limit }: { since: Date; before: { at: Date; id: string }; limit: number },
) {
  return tx
    .selectFrom('payments')
    .select(['id', 'provider_payment_id', 'settled_at'])
    .where('settled_at', '>=', since)
    .where(sql<boolean>`(settled_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
