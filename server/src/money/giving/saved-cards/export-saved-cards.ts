import type { Tx } from '../../../database/database.ts'
import { findSavedCard } from './saved-cards.queries.ts'

/** The card a person keeps for their next gift: what they know it by. */
export async function exportSavedCards(tx: Tx, userId: string) {
  const card = await findSavedCard(tx, userId)
  if (!card) return []
  const { brand, last4, exp_month, exp_year, saved_at } = card
  return [{ brand, last4, exp_month, exp_year, saved_at }]
}
