import type { CardVendor } from '@tower/contract/spending/cards.ts'

/** How long a card buys that nothing was bought with. */
const open = 7

/**
 * How long it stays open after a purchase was settled. Amazon sends and charges an order in several parcels; Walmart
 * charges it once, so what is left goes back at once.
 */
const afterPurchase: Record<CardVendor, number> = { amazon: 3, walmart: 0 }

export const purchaseDays = { open, afterPurchase } as const
