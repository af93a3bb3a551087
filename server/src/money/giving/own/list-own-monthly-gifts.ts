import type { Services } from '../../../services.ts'
import { monthlyGiftLink } from '../sponsorships/monthly-link.ts'
import { describeMonthlyGift, type MonthlyGift } from '../sponsorships/read-monthly-gift.ts'
import { listMonthlyGiftsOfDonor } from '../sponsorships/sponsorships.queries.ts'
import { findGiver, type Asker } from './find-giver.ts'

export type OwnMonthlyGift = MonthlyGift & { id: string; managePath: string }

/** A giver's monthly gifts, each with the page where it is paused, resumed or ended: the one its receipts lead to. */
export function listOwnMonthlyGifts(services: Services, asker: Asker): Promise<OwnMonthlyGift[]> {
  return services.database.read(async (tx) => {
    const at = services.clock.now()
    const { donorId } = await findGiver(tx, asker, at)
    const gifts = donorId === null ? [] : await listMonthlyGiftsOfDonor(tx, donorId)
    const listed: OwnMonthlyGift[] = []
    for (const gift of gifts) {
      const described = await describeMonthlyGift(tx, gift)
      listed.push({ ...described, id: gift.id, managePath: monthlyGiftLink(gift, at).words })
    }
    return listed
  })
}
