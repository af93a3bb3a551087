import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { endMonthlyGift } from './end-monthly-gift.ts'
import { listLiveGiftsOf, type Person } from './live-gifts.queries.ts'

/** Ends every monthly gift of a person at the provider, before anything of them is erased. Refuses when one can't be ended. */
export async function endGiftsOfPerson(services: Services, person: Person): Promise<void> {
  for (const gift of await services.database.read((tx) => listLiveGiftsOf(tx, person))) {
    try {
      await endMonthlyGift(services, { ...gift, because: 'erasure' })
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
      services.log.error({ err: error, sponsorshipId: gift.id }, 'a monthly gift could not be ended')
      throw new Refusal('account.erasure_gift_not_ended')
    }
  }
}

/** Refuses as long as a monthly gift of a person goes on: one may have begun since they were ended. */
export async function requireNoLiveGift(tx: Tx, person: Person): Promise<void> {
  if ((await listLiveGiftsOf(tx, person)).length > 0) throw new Refusal('account.erasure_gift_not_ended')
}

/** How many monthly gifts of a person go on. */
export async function countLiveGifts(tx: Tx, person: Person): Promise<number> {
  return (await listLiveGiftsOf(tx, person)).length
}
