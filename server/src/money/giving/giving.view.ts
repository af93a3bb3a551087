import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { GiftStanding } from '@tower/contract/money/giving.ts'
import { CheckoutStatus, type givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { CheckoutReport } from './checkouts/read-checkout-status.ts'
import type { GivingSummary } from './donors/read-summary.ts'
import type { GiftPlace } from './tower/read-gift-place.ts'
import type { PaidSlot } from './payments/paid-slots.queries.ts'

/** What the page a giver returns to may know. */
export function viewCheckoutStatus(
  report: CheckoutReport,
): HandlerOutput<typeof givingEndpoints.checkoutStatus> {
  const { sponsorship } = report
  return {
    status: CheckoutStatus.parse(report.checkout.state),
    amount_cents: report.checkout.amount_cents,
    fee_cover_cents: report.checkout.fee_cover_cents,
    purpose: report.checkout.purpose === 'sponsor_slot' ? 'sponsor_slot' : 'donation',
    destination: report.checkout.destination,
    tower: report.tower,
    slots_minted: report.slotsMinted,
    slot: report.slot ? viewPaidSlot(report.slot) : null,
    progress_cents: report.progressCents,
    receipt_number: report.receiptNumber,
    plan: report.plan,
    classroom: report.classroom,
    shared: viewShared(report.place),
    in_budget: report.place.inBudget,
    joins_at: report.place.joinsAt?.toISOString() ?? null,
    sponsorship: sponsorship ? { monthly: sponsorship.isMonthly, prospect: sponsorship.prospect } : null,
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

function viewPaidSlot({ number, classroom }: PaidSlot) {
  if (!classroom) return { number, classroom: null }
  const { name, school, city, state } = classroom
  return { number, classroom: { name, school, place: [city, state].filter(Boolean).join(', ') || null } }
}

/** The money's part of a sponsor's dashboard. */
export function viewGivingSummary(summary: GivingSummary) {
  return {
    sponsor_id: summary.sponsorId,
    program_cents_total: summary.programCents,
    next_slot_progress: summary.progressCents,
    next_slot_target: slotPriceCents,
    slots_minted: summary.slotsMinted,
    recent_donations: summary.gifts.map(viewGift),
    slots: summary.slots.map(viewSlot),
  }
}

function viewGift(gift: GivingSummary['gifts'][number]) {
  const standing = standingOf(gift)
  return {
    created_at: gift.settled_at.toISOString(),
    kind: gift.purpose === 'sponsor_slot' ? 'sponsor_slot' : (gift.destination ?? 'donation'),
    amount_cents: gift.amount_cents,
    note: standing && notes[standing],
    standing,
  }
}

function standingOf(gift: GivingSummary['gifts'][number]): GiftStanding | null {
  if (gift.refunded_cents >= gift.amount_cents) return 'refunded'
  if ((gift.refunds_on_their_way ?? 0) > 0) return 'refund_pending'
  if (gift.refunded_cents > 0) return 'partly_refunded'
  return gift.dispute_state === 'open' ? 'disputed' : null
}

const notes: Record<GiftStanding, string> = {
  refunded: 'Refunded',
  refund_pending: 'Refund on its way',
  partly_refunded: 'Partly refunded',
  disputed: 'Disputed',
}

function viewSlot(slot: GivingSummary['slots'][number]) {
  return {
    id: slot.id,
    number: slot.number,
    minted_at: slot.created_at.toISOString(),
    state: stateOf(slot),
    matched_at: slot.assigned_at?.toISOString() ?? null,
    classroom_name: slot.classroom_name,
    school: slot.school,
    draw_id: slot.draw_id,
  }
}

function stateOf({ voided_at, assigned_at, frozen_at }: GivingSummary['slots'][number]) {
  if (voided_at) return 'voided' as const
  if (assigned_at) return 'matched' as const
  return frozen_at ? ('frozen' as const) : ('waiting' as const)
}
