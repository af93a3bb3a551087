import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { paths } from '@tower/contract/pages.ts'

/** What the page asks before it changes anything. */
export type GiftQuestion = 'cancel' | 'amount'
/** What was just done. */
export type GiftChange = MonthlyGiftAction | 'amount' | 'card'

/** The page of a receipt's link, with the question before the end or the word after a change. */
export function giftPath(link: string, more: { ask?: GiftQuestion; changed?: GiftChange } = {}): string {
  return `${paths.monthlyGift}?${new URLSearchParams({ link, ...more }).toString()}`
}
