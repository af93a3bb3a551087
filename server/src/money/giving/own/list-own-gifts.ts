import type { OwnGiftSort } from '@tower/contract/money/own-giving.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import {
  findGivingSpan,
  listOwnGiftRows,
  sumOwnGifts,
  type OwnGiftFilters,
  type OwnGiftRow,
} from './own-gifts.queries.ts'

export type OwnGifts = {
  rows: OwnGiftRow[]
  total: number
  keptCents: number
  span: { first: Date; last: Date } | undefined
}

type Query = { filters: OwnGiftFilters; sort: OwnGiftSort; page: { page: number; pageSize: number } }

/** One page of what a giver gave. */
export function listOwnGifts(services: Services, asker: Asker, query: Query): Promise<OwnGifts> {
  const { filters, sort, page } = query
  return services.database.read(async (tx) => {
    const { donorId } = await findGiver(tx, asker, services.clock.now())
    if (donorId === null) return { rows: [], total: 0, keptCents: 0, span: undefined }
    const offset = (page.page - 1) * page.pageSize
    return {
      rows: await listOwnGiftRows(tx, donorId, { filters, sort, limit: page.pageSize, offset }),
      ...(await sumOwnGifts(tx, donorId, filters)),
      span: await findGivingSpan(tx, donorId),
    }
  })
}
