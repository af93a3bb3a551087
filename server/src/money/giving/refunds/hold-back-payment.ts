import type { Tx } from '../../../database/database.ts'
import { holdDirectGift } from '../direct/hold-direct-gift.ts'
import { holdBack, lockDonorsAndSlots } from '../minting/hold-back.ts'
import { listDonorIdsToLock, listProgramDonorIds } from '../payments/payments.queries.ts'

/** Takes the mint lock of whoever a payment's program money counts for, and of the buyer of credits, before anything else of theirs is touched. */
export async function lockDonorOfPayment(tx: Tx, paymentId: string): Promise<void> {
  let donorIds = await listDonorIdsToLock(tx, paymentId)
  while (donorIds.length > 0) {
    await lockDonorsAndSlots(tx, donorIds)
    // A join may have handed the payment to another donor while we waited for the lock, or it joined the shared tower.
    const now = await listDonorIdsToLock(tx, paymentId)
    if (now.every((donorId) => donorIds.includes(donorId))) return
    donorIds = now
  }
}

/** Holds back anew what a payment's dispute or refund touches, or lets it go. */
export async function holdBackPayment(
  tx: Tx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  const donorIds = await listProgramDonorIds(tx, paymentId)
  for (const donorId of donorIds) await holdBack(tx, { donorId, at })
  if (donorIds.length === 0) await holdDirectGift(tx, paymentId)
}
