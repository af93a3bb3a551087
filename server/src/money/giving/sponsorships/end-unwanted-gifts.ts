import type { Services } from '../../../services.ts'
import { endMonthlyGift } from './end-monthly-gift.ts'
import { listUnwantedGifts } from './live-gifts.queries.ts'

/**
 * Ends the monthly gifts that must not go on: the guardian took the consent back, or the giver was erased while the first
 * month was on its way. One that can't be ended stays for the next time and holds up no other.
 */
export async function endUnwantedGifts(services: Services): Promise<void> {
  const failed: unknown[] = []
  for (const gift of await services.database.read(listUnwantedGifts)) {
    try {
      await endMonthlyGift(services, { ...gift, because: 'no consent, or an erased giver' })
    } catch (error) {
      services.log.error({ err: error, sponsorshipId: gift.id }, 'a monthly gift could not be ended')
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} monthly gifts could not be ended`)
}
