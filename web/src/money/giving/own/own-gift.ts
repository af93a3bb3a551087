import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { ownGiftDestinations, ownGiftSorts } from '@tower/contract/money/own-giving.ts'
import type { ListQuery } from '../../../ui/list-page/list-query.ts'

export type OwnGifts = CallOutput<typeof ownGivingEndpoints.list>
export type ShownOwnGift = OwnGifts['items'][number]

/** What the address of a list of one's own gifts may ask. */
export const ownGiftSpec = {
  filters: { year: 'any', destination: ownGiftDestinations },
  sorts: ownGiftSorts,
} as const

/** What the address asks, as the calls take it. A year that is none filters nothing. */
export function wishOf({ filters, sort, page, pageSize }: ListQuery<'year' | 'destination'>) {
  const year = /^\d{4}$/.test(filters.year ?? '') ? Number(filters.year) : undefined
  return {
    year,
    destination: ownGiftDestinations.find((known) => known === filters.destination),
    sort: ownGiftSorts.find((known) => known === sort),
    page,
    pageSize,
  }
}
