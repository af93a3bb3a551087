import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import type { MonthlyGift } from './read-monthly-gift.ts'

/** What the holder of a receipt's link may see of the gift. */
export function viewMonthlyGift(gift: MonthlyGift): HandlerOutput<typeof sponsorshipEndpoints.monthlyGift> {
  const { prospect } = gift
  return {
    state: gift.state,
    amount_cents: gift.amountCents,
    fee_cover_cents: gift.feeCoverCents,
    given_cents: gift.givenCents,
    months: gift.months,
    goes_to: gift.goesTo,
    prospect: prospect && {
      id: prospect.id,
      first_name: prospect.firstName,
      last_name: prospect.lastName,
    },
    started_at: gift.startedAt.toISOString(),
    next_charge_at: gift.nextChargeAt?.toISOString() ?? null,
    card: gift.card,
    follow: gift.follow,
  }
}
