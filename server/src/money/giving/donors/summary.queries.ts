import type { Tx } from '../../../database/database.ts'

/**
 * A donor's latest gifts, purchases of credits apart. One statement reads no other table: a dashboard is opened often,
 * and gifts lie scattered.
 */
export function listLatestGifts(tx: Tx, donorId: string, limit: number) {
  return tx
    .selectFrom('payments')
    .select(['id', 'settled_at', 'destination', 'amount_cents', 'refunded_cents', 'dispute_state'])
    .where('donor_id', '=', donorId)
    .where('state', '=', 'settled')
    .where('destination', '<>', 'credits')
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Of some payments those of which a refund is on its way. */
export async function listBeingRefunded(tx: Tx, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('refunds')
    .select('payment_id')
    .where('payment_id', 'in', paymentIds)
    .where('state', 'in', ['requires_action', 'pending'])
    .execute()
  return new Set(rows.map(({ payment_id: paymentId }) => paymentId))
}
