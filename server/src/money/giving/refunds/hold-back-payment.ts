import type { Tx } from '../../../database/database.ts'
import { holdBack, lockDonorAndSlots } from '../minting/hold-back.ts'
import { findProgramDonorId } from '../payments/payments.queries.ts'

/** Takes the mint lock of whoever a payment's program money counts for, before anything else of theirs is touched. */
export async function lockDonorOfPayment(tx: Tx, paymentId: string): Promise<void> {
  let donorId = await findProgramDonorId(tx, paymentId)
  while (donorId !== undefined) {
    await lockDonorAndSlots(tx, donorId)
    // A join may have handed the payment to another donor while we waited for the lock.
    const now = await findProgramDonorId(tx, paymentId)
    if (now === donorId) return
    donorId = now
  }
}

/** Holds back anew what a payment's dispute or refund touches, or lets it go. */
export async function holdBackPayment(
  tx: Tx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  const donorId = await findProgramDonorId(tx, paymentId)
  if (donorId !== undefined) await holdBack(tx, { donorId, at })
}
