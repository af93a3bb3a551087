import type { Tx } from '../../../database/database.ts'
import { listBookings } from './refunds.queries.ts'

type Refund = { id: string; providerRefundId: string }

/**
 * By which names a refund was booked, and will be booked next: one that came back may be lost once more. A booking has
 * one name, though it be two facts: what was left of the gift, and what the house paid more.
 */
export async function findBookings(
  tx: Tx,
  { id, providerRefundId }: Refund,
): Promise<{ latestKey: string; nextKey: string; latestOutId: string | undefined }> {
  const facts = await listBookings(tx, id)
  const names = new Set(facts.map((fact) => fact.idempotency_key.replace(/^refund(-excess)?:/, '')))
  const nameOf = (place: number) => (place < 2 ? providerRefundId : `${providerRefundId}:${place}`)
  return {
    latestKey: nameOf(names.size),
    nextKey: nameOf(names.size + 1),
    latestOutId: facts.find(({ kind }) => kind === 'refund_out')?.id,
  }
}
