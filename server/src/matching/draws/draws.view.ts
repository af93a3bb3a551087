import type { AssignmentSlot, DrawEntry, DrawPick, DrawSummary } from '@tower/contract/matching/draws.ts'
import type { EntryRow } from './draw-entries.queries.ts'
import type { PickRow } from './draw-results.queries.ts'
import type { DrawRow } from './draws.queries.ts'

/** A draw as staff see it in the Randomizer. */
export function viewAssignmentSlot(draw: DrawRow): AssignmentSlot {
  return {
    id: draw.id,
    slot_name: draw.slot_name,
    slot_starts: draw.slot_starts.toISOString(),
    capacity: draw.capacity,
    created_at: draw.created_at.toISOString(),
    state: draw.state,
    seed_hash: draw.seed_hash,
    assigned: draw.assigned,
  }
}

/** A draw as it stands in a public list. */
export function viewSummary(draw: DrawRow): DrawSummary {
  return {
    id: draw.id,
    slot_name: draw.slot_name,
    slot_starts: draw.slot_starts.toISOString(),
    capacity: draw.capacity,
    state: draw.state,
    seed_hash: draw.seed_hash,
    entries_count: draw.entries_count,
    total_weight: draw.total_weight,
    assigned: draw.assigned,
    completed_at: draw.completed_at?.toISOString() ?? null,
  }
}

/** A draw on its own public page. */
export function viewDraw({ draw, entries, picks }: { draw: DrawRow; entries: EntryRow[]; picks: PickRow[] }) {
  return {
    ...viewSummary(draw),
    created_at: draw.created_at.toISOString(),
    frozen_at: draw.frozen_at?.toISOString() ?? null,
    entries_hash: draw.entries_hash,
    commitment_hash: draw.commitment_hash,
    void_reason: draw.void_reason,
    entries: entries.map(viewEntry),
    picks: picks.map(viewPick),
  }
}

/** A room in a frozen list. */
export function viewEntry(entry: EntryRow): DrawEntry {
  return { ...viewRoom(entry), from: entry.from_point, to: entry.from_point + entry.weight - 1 }
}

function viewPick(pick: PickRow): DrawPick {
  return {
    ...viewRoom(pick),
    position: pick.position,
    slot_id: pick.slot_id,
    slot_number: pick.slot_number,
    r: pick.r,
    remaining_weight: pick.remaining_weight,
    from: pick.from_point,
    to: pick.to_point,
  }
}

/** A winner on the home page. */
export function viewRecentMatch(pick: PickRow) {
  const { name, school, place, weight } = viewRoom(pick)
  return { position: pick.position, name, school, place, slot_number: pick.slot_number, weight }
}

function viewRoom(room: EntryRow | PickRow) {
  return {
    classroom_id: room.classroom_id,
    name: room.name,
    school: room.school,
    place: [room.city, room.state].filter(Boolean).join(', ') || null,
    nominators: room.nominators,
    waited: room.waited,
    weight: room.weight,
  }
}
