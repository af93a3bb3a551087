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

/** How many refunds of each of some payments are on their way; of most there are none. */
export async function countRefundsOfEach(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('refunds')
    .select('payment_id')
    .where('payment_id', 'in', paymentIds)
    .where('state', 'in', ['requires_action', 'pending'])
    .execute()
  const counts = new Map<string, number>()
  for (const { payment_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
