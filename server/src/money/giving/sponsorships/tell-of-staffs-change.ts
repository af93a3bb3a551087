import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findReaderWords } from '../donors/readers.queries.ts'
import { findAmountInForce, totalOf } from './monthly-amounts.queries.ts'
import { monthlyGiftLink } from './monthly-link.ts'
import { findLastAddress, getRequestedGift, type SponsorshipRow } from './sponsorships.queries.ts'
import type { Services } from '../../../services.ts'

/** The gift as it was before. */
export type StaffsChange = { gift: SponsorshipRow; action: MonthlyGiftAction; at: Date }

/**
 * The giver hears what staff did to their gift. Two of the staff who do the same at once saw the same gift before, and tell
 * it once; the same done again later is told again.
 */
export async function tellOfStaffsChange(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { gift, action, at }: StaffsChange,
): Promise<void> {
  const requested = await getRequestedGift(tx, gift.checkout_id)
  const to = await findGiversAddress(tx, requested, { email: (await findLastAddress(tx, gift.id)) ?? null })
  if (to === null) return
  const { name: giverName, language: locale } = await findReaderWords(tx, to, requested)
  await queueSealedMail(services, tx, {
    dedupeKey: `monthly-by-staff:${gift.id}:${action}:${gift.provider_read_at?.toISOString() ?? 'first'}`,
    to,
    template: 'monthly_gift_by_staff',
    locale,
    params: {
      giverName,
      action,
      amountCents: totalOf(await findAmountInForce(tx, gift)),
      monthlyPath: monthlyGiftLink(gift, at),
    },
  })
}
