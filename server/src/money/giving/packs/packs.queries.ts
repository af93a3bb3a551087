import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'

export type PurchaseRow = Awaited<ReturnType<typeof getPurchase>>

export async function insertPurchase(
  tx: Tx,
  purchase: { paymentId: string; packId: string; packName: string; creditCents: number },
): Promise<void> {
  await tx
    .insertInto('pack_purchases')
    .values({
      payment_id: purchase.paymentId,
      pack_id: purchase.packId,
      pack_name: purchase.packName,
      credit_cents: purchase.creditCents,
    })
    .execute()
}

/** The purchase that a payment for credits is; whoever changes it holds the payment's row. */
export function getPurchase(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('pack_purchases')
    .select(columns.pack_purchases)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
}

/** Keeps what of its credits was taken back, and what was spent already. */
export async function setReturned(
  tx: Tx,
  { paymentId, returnedCents, spentCents }: { paymentId: string; returnedCents: number; spentCents: number },
): Promise<void> {
  await tx
    .updateTable('pack_purchases')
    .set({ returned_cents: returnedCents, spent_cents: spentCents })
    .where('payment_id', '=', paymentId)
    .execute()
}
