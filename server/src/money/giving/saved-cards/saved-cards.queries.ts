import type { CardFacts } from '../../../payments/payment-facts.ts'
import type { Tx } from '../../../database/database.ts'

export type SavedCard = {
  customer_ref: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  saved_at: Date
}

/** The card an account gives with. */
export function findSavedCard(tx: Tx, userId: string): Promise<SavedCard | undefined> {
  return tx
    .selectFrom('saved_cards')
    .select(['customer_ref', 'brand', 'last4', 'exp_month', 'exp_year', 'saved_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Keeps a card, unless it is known: a payment may be told twice. */
export async function insertSavedCard(
  tx: Tx,
  { card, ...kept }: { userId: string; customerRef: string; card: CardFacts; at: Date },
): Promise<void> {
  await tx
    .insertInto('saved_cards')
    .values({
      customer_ref: kept.customerRef,
      user_id: kept.userId,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      saved_at: kept.at,
    })
    .onConflict((conflict) => conflict.column('customer_ref').doNothing())
    .execute()
}

/** Takes an account's card out of use; the provider forgets it later. */
export async function removeCardOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute()
}

/** The same of one that the provider no longer knows. */
export async function removeCard(tx: Tx, customerRef: string, at: Date): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ removed_at: at })
    .where('customer_ref', '=', customerRef)
    .where('removed_at', 'is', null)
    .execute()
}

/** Cuts an erased account off its cards. */
export async function disownCards(tx: Tx, userId: string, at: Date): Promise<void> {
  await removeCardOf(tx, userId, at)
  await tx.updateTable('saved_cards').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** Cards that nobody gives with any more, the longest removed first. */
export function listRemovedCards(tx: Tx, limit: number): Promise<{ customer_ref: string }[]> {
  return tx
    .selectFrom('saved_cards')
    .select('customer_ref')
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(limit)
    .execute()
}

export async function deleteCard(tx: Tx, customerRef: string): Promise<void> {
  await tx
    .deleteFrom('saved_cards')
    .where('customer_ref', '=', customerRef)
    .where('removed_at', 'is not', null)
    .execute()
}
