import { slotPriceCents } from '@tower/contract/money.ts'
import type { GiftStanding } from '@tower/contract/money/giving.ts'
import { standingOf } from './arrivals/gift-standing.ts'
import type { GivingSummary } from './donors/read-summary.ts'

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
