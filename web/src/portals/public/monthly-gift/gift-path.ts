import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { paths } from '@tower/contract/pages.ts'

/** The page of a receipt's link, with the question before the end or the word after a change. */
export function giftPath(link: string, more: { ask?: 'cancel'; changed?: MonthlyGiftAction } = {}): string {
  return `${paths.monthlyGift}?${new URLSearchParams({ link, ...more }).toString()}`
}
