import type { Tx } from '../../../database/database.ts'

/** What staff said a refund or dispute in another currency comes to in its payment's; nothing before they did. */
export async function findDollarValue(tx: Tx, providerId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('dollar_values')
    .select('amount_cents')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.amount_cents
}

/** Keeps what staff said, once each; false when somebody said it before. */
export async function insertDollarValue(
  tx: Tx,
  value: {
    providerId: string
    paymentId: string
    amountCents: number
    currency: string
    reason: string
    actorId: string
    at: Date
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('dollar_values')
    .values({
      provider_id: value.providerId,
      payment_id: value.paymentId,
      amount_cents: value.amountCents,
      currency: value.currency,
      reason: value.reason,
      actor_id: value.actorId,
      decided_at: value.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .executeTakeFirst()
  return row !== undefined
}
