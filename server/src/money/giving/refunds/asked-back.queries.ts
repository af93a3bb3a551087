import type { Tx } from '../../../database/database.ts'

export type AskedBack = { paymentId: string; amountCents: number; at: Date }

/** Writes down that so much of a payment is asked back: one wish at a time, and it holds from now on. */
export async function insertAskedBack(tx: Tx, { paymentId, amountCents, at }: AskedBack): Promise<void> {
  await tx
    .insertInto('asked_back')
    .values({ payment_id: paymentId, amount_cents: amountCents, asked_at: at, held_at: at })
    .execute()
}

/** Forgets that wish; false where there was none. */
export async function deleteAskedBack(tx: Tx, paymentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('asked_back')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Wishes from before wishes held anything. */
export function listNotHeld(tx: Tx, limit: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('asked_back')
    .select('payment_id as id')
    .where('held_at', 'is', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
}

/** Says that a wish holds now; false where it is gone or held already. */
export async function setAskedHeld(
  tx: Tx,
  { paymentId, at }: Omit<AskedBack, 'amountCents'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('asked_back')
    .set({ held_at: at })
    .where('payment_id', '=', paymentId)
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
