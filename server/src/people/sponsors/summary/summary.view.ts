import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
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
    recent_credit_activity: wallet.movements.map(viewMovement),
  }
}

function viewMovement({
  at,
  kind,
  memo,
  credit_cents: cents,
}: SponsorSummary['wallet']['movements'][number]) {
  return {
    created_at: at.toISOString(),
    type: kind === 'credit_gift' ? (cents < 0 ? 'gift_out' : 'gift_in') : kind,
    delta_credits: cents / creditCents,
    note: memo,
  }
}
