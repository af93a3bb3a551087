import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { viewRecentCredits } from '../../../money/credits/credits.view.ts'
import { viewGivingSummary } from '../../../money/giving/giving.view.ts'
import type { SponsorSummary } from './read-sponsor-summary.ts'

/** The dashboard of a sponsor. */
export function viewSponsorSummary({
  giving,
  wallet,
  profile,
}: SponsorSummary): HandlerOutput<typeof sponsorEndpoints.summary> {
  return {
    ...viewGivingSummary(giving),
    credits_balance: wallet.balanceCents / creditCents,
    profile: profile ?? null,
    recent_credit_activity: viewRecentCredits(wallet.movements),
  }
}
