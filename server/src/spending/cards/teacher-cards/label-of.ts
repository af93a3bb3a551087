import type { CardVendor } from '@tower/contract/spending/cards.ts'

/** What a card is called that nobody named. */
export function labelOf(vendor: CardVendor): string {
  return `PT::teacher::${vendor}`
}
