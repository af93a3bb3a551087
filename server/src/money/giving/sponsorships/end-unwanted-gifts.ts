import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { endMonthlyGift } from './end-monthly-gift.ts'
import { listUnwantedGifts } from './live-gifts.queries.ts'

/**
 * Ends the monthly gifts that must not go on: the guardian took the consent back, or the giver was erased while the first
 * month was on its way. One that can't be ended stays for the next time and holds up no other.
 */
export async function endUnwantedGifts(services: Services): Promise<void> {
  const unwanted = await services.database.read(listUnwantedGifts)
  await workThrough(services, unwanted, (gift) =>
    endMonthlyGift(services, { ...gift, because: 'no consent, or an erased giver' }),
  )
}
