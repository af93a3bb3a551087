import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findFollowed } from './arrivals.queries.ts'
import { readGift, type GiftReport } from './read-gift.ts'

/** Where the money of the gift behind a follow link is now. Nothing of the giver's other gifts is shown. */
export function followGift(services: Services, followKey: string): Promise<GiftReport> {
  return services.database.read(async (tx) => {
    const payment = await findFollowed(tx, followKey)
    if (!payment) throw new Refusal('request.not_found')
    const gift = await readGift(services, tx, payment)
    return { ...gift, progressCents: gift.ownCents ?? 0 }
  })
}
