import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import type { GiftReport } from '@tower/contract/money/gift-report.contract.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import type { Checkout } from '../checkout.ts'

/** A gift, as the page its giver returns to and the page of its link know it. */
export type Gift = GiftReport

/** The next draw and the shared tower, which say what comes next for a gift. Undefined where they could not be read. */
export type Around = { nextDraw: DrawSummary | undefined; tower: SharedTower | undefined }

export const nothingAround: Around = { nextDraw: undefined, tower: undefined }

/** What a page knows of the gift that somebody came back from; no checkout where the address names none. */
export type GiftReturn = { checkout: Checkout | undefined; around: Around }

/** What a follow link leads to. */
export type FoundGift =
  { state: 'ready'; gift: Gift; around: Around } | { state: 'missing' } | { state: 'failed'; status: number }
