import { type OrderCategory, publicCategory } from '@tower/contract/spending/orders.ts'
import type { Tx } from '../../database/database.ts'
import { listBoughtByWord } from './bought.queries.ts'

export type BoughtCategory = { category: OrderCategory; amountCents: number }

/**
 * What a classroom's orders of a school year bought, in categories that everybody may read and what each cost, the
 * largest first: paid and fulfilled orders, less what came back. Neither what was typed nor where it went is told.
 */
export async function listBoughtCategories(
  tx: Tx,
  budget: { teacherId: string; fiscalYear: number },
): Promise<BoughtCategory[]> {
  const sums = new Map<OrderCategory, number>()
  for (const { category: typed, cents } of await listBoughtByWord(tx, budget)) {
    const category = publicCategory(typed)
    sums.set(category, (sums.get(category) ?? 0) + cents)
  }
  return [...sums]
    .map(([category, amountCents]) => ({ category, amountCents }))
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted(
      (one, other) => other.amountCents - one.amountCents || one.category.localeCompare(other.category),
    )
}
