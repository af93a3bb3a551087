import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import type { OwnSlotRow } from './own-slots.queries.ts'
import type { OwnSlots } from './read-own-slots.ts'

/** A sponsor's slots, each with where it is. */
export function viewOwnSlots({ rows, counts }: OwnSlots): HandlerOutput<typeof sponsorGiftEndpoints.slots> {
  const { total, matched, since } = counts
  return { items: rows.map(viewSlot), total, matched, since: since?.toISOString() ?? null }
}

function viewSlot(slot: OwnSlotRow) {
  const { classroom_city: city, classroom_state: state } = slot
  return {
    id: slot.id,
    number: slot.number,
    ordinal: slot.ordinal,
    minted_at: slot.created_at.toISOString(),
    state: stateOf(slot),
    matched_at: slot.assigned_at?.toISOString() ?? null,
    how: slot.assigned_how,
    draw_id: slot.draw_id,
    classroom_name: slot.classroom_name,
    school: slot.classroom_school,
    place: [city, state].filter(Boolean).join(', ') || null,
  }
}

function stateOf({ voided_at, assigned_at, frozen_at }: OwnSlotRow) {
  if (voided_at) return 'voided' as const
  if (assigned_at) return 'matched' as const
  return frozen_at ? ('frozen' as const) : ('waiting' as const)
}
