import type { Tx } from '../../../database/database.ts'
import { addToRefunded, getPaymentForUpdate } from '../payments/payments.queries.ts'
import { applyRefund } from './apply-refund.ts'
import { listBooked } from './refunds.queries.ts'

/**
 * A payment that counted nowhere has become a gift: what went back of it meanwhile is booked now, each as it stands.
 * Call it once the gift is posted and before it mints, so that nothing is minted that is gone.
 */
export async function bookEarlierReturns(
  tx: Tx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  const refunds = await listBooked(tx, paymentId)
  const noted = refunds.reduce((sum, { booked_cents: cents }) => sum + cents, 0)
  await addToRefunded(tx, paymentId, -noted)
  for (const refund of refunds) {
    await applyRefund(tx, {
      payment: await getPaymentForUpdate(tx, paymentId),
      refundRowId: refund.id,
      refundId: refund.provider_refund_id,
      amountCents: refund.amount_cents,
      outOf: refund.dispute_id === null ? 'processor' : 'disputed_funds',
      actorId: refund.actor_id,
      at,
    })
  }
}
