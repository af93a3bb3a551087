import type { Tx } from '../../../database/database.ts'

export type ChargeKey = { checkoutId: string; attempt: number }

export type CardCharge = {
  attempt: number
  customer_ref: string
  began_at: Date
  outcome: string | null
}

/** The latest charge of a checkout. */
export function findLastCharge(tx: Tx, checkoutId: string): Promise<CardCharge | undefined> {
  return tx
    .selectFrom('card_charges')
    .select(['attempt', 'customer_ref', 'began_at', 'outcome'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Writes down that a card is about to be charged. Of two who begin at once one does, and both charge its card. */
export async function beginCharge(
  tx: Tx,
  { checkoutId, attempt, customerRef, at }: ChargeKey & { customerRef: string; at: Date },
): Promise<{ customer_ref: string }> {
  await tx
    .insertInto('card_charges')
    .values({ checkout_id: checkoutId, attempt, customer_ref: customerRef, began_at: at })
    .onConflict((conflict) => conflict.columns(['checkout_id', 'attempt']).doNothing())
    .execute()
  return tx
    .selectFrom('card_charges')
    .select('customer_ref')
    .where('checkout_id', '=', checkoutId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
}

export type ChargeEnd = {
  outcome: 'succeeded' | 'declined' | 'no_card' | 'failed'
  reason?: string | undefined
}

/** Says how a charge ended; what was said first stays. */
export async function endCharge(
  tx: Tx,
  { checkoutId, attempt, outcome, reason, at }: ChargeKey & ChargeEnd & { at: Date },
): Promise<void> {
  await tx
    .updateTable('card_charges')
    .set({ outcome, reason: reason ?? null, ended_at: at })
    .where('checkout_id', '=', checkoutId)
    .where('attempt', '=', attempt)
    .where('outcome', 'is', null)
    .execute()
}
