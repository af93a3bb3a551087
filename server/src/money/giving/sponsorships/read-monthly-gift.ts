import { MonthlyGiftState } from '@tower/contract/money/sponsorships.contract.ts'
import type { MonthlyGiftState as State, MonthlyPlace } from '@tower/contract/money/sponsorships.ts'
import type { Tx } from '../../../database/database.ts'
import { findVisibleProspect } from '../../../people/prospects/read-public-prospect.ts'
import type { Services } from '../../../services.ts'
import { followLink } from '../arrivals/follow-link.ts'
import { findByLink } from './find-by-link.ts'
import { findAmountInForce } from './monthly-amounts.queries.ts'
import { findCardInForce } from './monthly-cards.queries.ts'
import { placeOfMonthly } from './place-of-monthly.ts'
import {
  findLastFollowKey,
  getRequestedGift,
  type SponsorshipRow,
  sumMonths,
} from './sponsorships.queries.ts'

export type MonthlyGift = {
  state: State
  amountCents: number
  feeCoverCents: number
  /** What it came to so far, less what went back, and in how many months. */
  givenCents: number
  months: number
  goesTo: MonthlyPlace
  prospect: { id: string; firstName: string; lastName: string } | null
  startedAt: Date
  nextChargeAt: Date | null
  /** The card its giver changed to. */
  card: { brand: string; last4: string } | null
  /** Where its latest month is followed. */
  follow: string | null
}

/** Where a monthly gift stands, for whoever holds a link to it. A prospect hidden since stays hidden here, too. */
export function readMonthlyGift(services: Services, { link }: { link: string }): Promise<MonthlyGift> {
  return services.database.read(async (tx) =>
    describeMonthlyGift(tx, await findByLink(tx, link, services.clock.now())),
  )
}

/** A monthly gift in the words its giver may read. */
export async function describeMonthlyGift(tx: Tx, gift: SponsorshipRow): Promise<MonthlyGift> {
  const inForce = await findAmountInForce(tx, gift)
  const prospect = gift.prospect_id === null ? undefined : await findVisibleProspect(tx, gift.prospect_id)
  const given = await sumMonths(tx, gift.id)
  const followKey = await findLastFollowKey(tx, gift.id)
  return {
    state: MonthlyGiftState.parse(gift.state),
    amountCents: inForce.amount_cents,
    feeCoverCents: inForce.fee_cover_cents,
    givenCents: given.cents,
    months: given.months,
    goesTo: await findPlace(tx, gift),
    prospect: prospect
      ? { id: prospect.id, firstName: prospect.first_name, lastName: prospect.last_name }
      : null,
    startedAt: gift.created_at,
    nextChargeAt: gift.next_charge_at,
    card: (await findCardInForce(tx, gift.id)) ?? null,
    follow: followKey === undefined ? null : followLink(followKey),
  }
}

/** Where a gift without an athlete lies: on the tower that its checkout named. */
async function findPlace(tx: Tx, gift: SponsorshipRow): Promise<MonthlyPlace> {
  if (gift.prospect_id !== null) return 'athlete'
  const { goes_to: goesTo } = await getRequestedGift(tx, gift.checkout_id)
  return placeOfMonthly(goesTo)
}
