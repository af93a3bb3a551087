import type { Tx } from '../../../database/database.ts'
import type { ProviderPayment } from '../payments/provider-payment.ts'
import { insertSavedCard, removeCardOf } from './saved-cards.queries.ts'

type Wish = { saves_card: boolean; user_id: string | null; erased_at: Date | null }

/**
 * Keeps the card that a gift was paid with, where its giver wanted that, in place of the one before. A bank account is
 * not kept, nor anything of somebody who was erased meanwhile.
 */
export async function keepCard(
  tx: Tx,
  { checkout, paidBy, at }: { checkout: Wish; paidBy: ProviderPayment['paidBy']; at: Date },
): Promise<void> {
  const { user_id: userId } = checkout
  if (!checkout.saves_card || userId === null || checkout.erased_at !== null || !paidBy) return
  await removeCardOf(tx, userId, at)
  await insertSavedCard(tx, { userId, ...paidBy, at })
}
