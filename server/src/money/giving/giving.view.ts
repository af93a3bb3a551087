import { slotPriceCents } from '@tower/contract/money.ts'
import type { GiftStanding } from '@tower/contract/money/giving.ts'
import { standingOf } from './arrivals/gift-standing.ts'
import type { GivingSummary } from './donors/read-summary.ts'

/** The money's part of a sponsor's dashboard. */
export function viewGivingSummary(summary: GivingSummary) {
  return {
    sponsor_id: summary.sponsorId,
    given_name: summary.givenName,
    program_cents_total: summary.programCents,
    next_slot_progress: summary.progressCents,
    next_slot_target: slotPriceCents,
    slots_minted: summary.slotsMinted,
    recent_donations: summary.gifts.map(viewGift),
  }
}

/** The words of the call that gives; what is given to a program's classrooms counts towards slots. */
const kinds: Readonly<Record<string, string>> = {
  classrooms: 'platform_program',
  teacher_direct: 'teacher_direct',
  prospects: 'prospects',
  project: 'project',
}

function viewGift(gift: GivingSummary['gifts'][number]) {
  const standing = standingOf(gift)
  return {
    created_at: gift.settled_at.toISOString(),
    kind: kinds[gift.destination ?? ''] ?? 'donation',
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
