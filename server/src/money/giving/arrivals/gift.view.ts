import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { CheckoutStatus, type givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { CheckoutReport } from '../checkouts/read-checkout-status.ts'
import type { PaidSlot } from '../payments/paid-slots.queries.ts'
import type { GiftPlace } from '../tower/read-gift-place.ts'
import type { GiftReport } from './read-gift.ts'

/** A gift, as the holder of its link sees it. */
export function viewGift(gift: GiftReport): HandlerOutput<typeof givingEndpoints.follow> {
  const { isMonthly: monthly, toProspect } = gift.repeating
  return {
    amount_cents: gift.amountCents,
    fee_cover_cents: gift.feeCoverCents,
    purpose: purposeOf(gift),
    destination: gift.destination,
    plan: gift.plan,
    classroom: gift.classroom,
    anonymous: gift.isAnonymous,
    arrived_at: gift.arrivedAt?.toISOString() ?? null,
    standing: gift.standing,
    refunded_cents: gift.refundedCents,
    tower: gift.tower,
    slots_minted: gift.slotsMinted,
    slots: gift.slots.map(viewPaidSlot),
    own_cents: gift.ownCents,
    progress_cents: gift.progressCents,
    shared: viewShared(gift.place),
    in_budget: gift.place.inBudget,
    joins_at: gift.place.joinsAt?.toISOString() ?? null,
    monthly,
    sponsorship: toProspect ? { monthly, prospect: toProspect.prospect } : null,
  }
}

/** What the page a giver returns to may know. */
export function viewCheckoutStatus(
  report: CheckoutReport,
): HandlerOutput<typeof givingEndpoints.checkoutStatus> {
  return {
    ...viewGift(report.gift),
    status: CheckoutStatus.parse(report.state),
    receipt_number: report.receiptNumber,
    follow: report.follow,
    giver: report.giver,
  }
}

function viewShared({ shared }: GiftPlace) {
  if (!shared) return null
  return {
    waiting_cents: shared.waitingCents,
    slots: shared.slots.map((slot) => ({
      number: slot.number,
      cents: slot.cents,
      matched: slot.is_matched,
      classroom: slot.classroom_name,
    })),
  }
}

function viewPaidSlot({ number, is_matched: matched, classroom }: PaidSlot) {
  if (!classroom) return { number, matched, classroom: null }
  const { name, school, city, state } = classroom
  const place = [city, state].filter(Boolean).join(', ') || null
  return { number, matched, classroom: { name, school, place } }
}

function purposeOf({ purpose }: { purpose: string }) {
  return purpose === 'sponsor_slot' || purpose === 'credit_pack' ? purpose : 'donation'
}
