import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { lockProviderPayment } from '../payments/payments.queries.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { offlinePaymentName, offlineReturnName } from './offline-payment.ts'
import { findOfflineForUpdate, type OfflineGift, setOfflineState } from './offline.queries.ts'
import type { DecideOfflineGift } from './receive-offline-gift.ts'

/**
 * The money of a received gift went again: the bank sent its check back, or the charity gave it back by the way it came.
 * To the books it is a refund of the whole gift like any other; only that its money leaves the bank, not the provider.
 */
export async function returnOfflineGift(
  services: Services,
  { actor, offlineGiftId, reason }: DecideOfflineGift & { reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { gift, paymentId } = await requireReceived(tx, offlineGiftId)
    await lockProviderPayment(tx, offlinePaymentName(offlineGiftId))
    await bookReturn(tx, gift, { paymentId, reason: reason.trim(), actorId: actor.userId, at })
    await setOfflineState(tx, gift.id, { state: 'returned', paymentId, by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.return_offline_gift',
      targetKind: 'offline_gift',
      targetId: gift.id,
      details: { payment_id: paymentId, amount_cents: gift.amount_cents, reason: reason.trim() },
    })
  })
}

async function requireReceived(tx: Tx, offlineGiftId: string) {
  const gift = await findOfflineForUpdate(tx, offlineGiftId)
  if (!gift) throw new Refusal('giving.offline_not_found')
  const { payment_id: paymentId } = gift
  if (gift.state !== 'received' || paymentId === null) throw new Refusal('giving.offline_not_received')
  return { gift, paymentId }
}

type Booking = { paymentId: string; reason: string; actorId: string; at: Date }

async function bookReturn(tx: Tx, gift: OfflineGift, { paymentId, ...booking }: Booking): Promise<void> {
  const { at, actorId } = booking
  const { outcome } = await followRefund(tx, {
    ...booking,
    paymentId,
    refund: {
      refundId: offlineReturnName(gift.id),
      amountCents: gift.amount_cents,
      currency: 'usd',
      status: 'succeeded',
      failureReason: null,
    },
  })
  if (outcome !== 'applied') throw new Error(`the return of an offline gift came out as ${outcome}`)
  await recordNewPosting(tx, {
    kind: 'deposit_returned',
    idempotencyKey: `deposit-returned:${gift.id}`,
    at,
    actorId,
    paymentId,
    postings: transfer({ kind: 'processor' }, { kind: 'bank' }, gift.amount_cents),
  })
}
