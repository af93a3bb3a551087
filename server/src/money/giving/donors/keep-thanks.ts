import type { ThanksWay } from '@tower/contract/money/desk.ts'
import type { Tx } from '../../../database/database.ts'

/** Writes down who was thanked for which gifts, and how; what was said before stays. Answers of which it is new. */
export async function keepThanks(
  tx: Tx,
  { paymentIds, how, by, at }: { paymentIds: readonly string[]; how: ThanksWay; by: string; at: Date },
): Promise<string[]> {
  const added = await tx
    .insertInto('gift_thanks')
    .values(paymentIds.map((id) => ({ payment_id: id, how, thanked_by: by, thanked_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .execute()
  return added.map(({ payment_id: id }) => id)
}
