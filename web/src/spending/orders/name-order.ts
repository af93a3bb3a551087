import type { Order } from '@tower/contract/spending/orders.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { orderCategories } from '@tower/contract/spending/orders.ts'
import { type CountedText, fillCounted, fillText } from '../../texts/fill-text.ts'

/** What an order is of, in a few words: its first item, and how many more there are. */
export function nameItems(
  { order_items: [first, ...others] }: Pick<Order, 'order_items'>,
  more: CountedText,
  language: Language,
): string {
  if (!first) return ''
  return others.length === 0 ? first.name : fillCounted(more, others.length, language, { first: first.name })
}

/** A category in the reader's words; what a teacher typed that is none of ours stands as it was typed. */
export function nameCategory(typed: string, names: Record<string, string>): string {
  const known = orderCategories.find((category) => category === typed.trim().toLowerCase())
  return known ? (names[known] ?? typed) : typed
}

/** The school year that a budget is of, as people write it. */
export function nameYear(fiscalYear: number, text: string): string {
  return fillText(text, { from: fiscalYear - 1, to: fiscalYear })
}
