import { dayOf } from '@tower/contract/org-days.ts'
import type * as contract from '@tower/contract/matching/draw-views.contract.ts'
import type {
  AssignmentRow,
  AssignmentSlot,
  DrawEntry,
  DrawNumber,
  DrawPick,
  DrawSummary,
  GivenSlot,
} from '@tower/contract/matching/draw-views.contract.ts'
import { sourceOf } from '@tower/contract/matching/tower-draw-chain.ts'
import type { EntryRow } from './draw-entries.queries.ts'
import type { PickRow } from './draw-results.queries.ts'
import type { DrawRow } from './draws.queries.ts'
import type { DrawOnPage } from './read-draw.ts'
import type { OwnOdds } from './read-own-odds.ts'
import { comingRun } from './school-year.ts'
import type { BoughtStory, SlotStory } from './read-slot-story.ts'
import type { GivenSlotRow, SlotStoryRow } from './slot-stories.queries.ts'

/** A draw as staff see it in the Randomizer. */
export function viewAssignmentSlot(draw: DrawRow): AssignmentSlot {
  return {
    ...viewAssignmentRow(draw),
    state: draw.state,
    seed_hash: draw.seed_hash,
    assigned: draw.assigned,
    number_at: draw.number_at?.toISOString() ?? null,
  }
}

/** A draw as a row of the data store. */
export function viewAssignmentRow(draw: DrawRow): AssignmentRow {
  return {
    id: draw.id,
    slot_name: draw.slot_name,
    slot_starts: draw.slot_starts.toISOString(),
    capacity: draw.capacity,
    created_at: draw.created_at.toISOString(),
  }
}

/** A draw as it stands in a public list. */
export function viewDrawSummary(draw: DrawRow, at: Date): DrawSummary {
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
    runs_at: comingRun(draw, at)?.toISOString() ?? null,
    completed_at: draw.completed_at?.toISOString() ?? null,
  }
}

/** A draw on its own public page. */
export function viewDraw({ draw, entries, picks, replaced }: DrawOnPage, at: Date) {
  return {
    ...viewDrawSummary(draw, at),
    created_at: draw.created_at.toISOString(),
    frozen_at: draw.frozen_at?.toISOString() ?? null,
    published_at: draw.published_at?.toISOString() ?? null,
    entries_hash: draw.entries_hash,
    commitment_hash: draw.commitment_hash,
    rules: draw.rules,
    beacon: viewNumber(draw),
    replaced: replaced.map((earlier) => ({
      commitment_hash: earlier.commitment_hash,
      round: earlier.beacon.round,
      comes_at: earlier.number_at.toISOString(),
      named_at: earlier.named_at.toISOString(),
    })),
    void_reason: draw.void_reason,
    opened_seed: draw.opened_seed,
    run_early: draw.run_early,
    first_starts: draw.first_starts?.toISOString() ?? null,
    skipped_slots: draw.skipped_slots ?? [],
    entries: entries.map(viewEntry),
    picks: picks.map(viewPick),
  }
}

function viewNumber({ beacon, number_at: comesAt }: DrawRow): DrawNumber | null {
  if (beacon === null || comesAt === null) return null
  const source = sourceOf(beacon) === 'drand' ? 'drand' : 'local'
  return { ...beacon, source, comes_at: comesAt.toISOString() }
}

/** A classroom in a frozen list. */
export function viewEntry(entry: EntryRow): DrawEntry {
  return { ...viewClassroom(entry), from: entry.from_point, to: entry.from_point + entry.weight - 1 }
}

function viewPick(pick: PickRow): DrawPick {
  return {
    ...viewClassroom(pick),
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
  const { name, school, place, weight } = viewClassroom(pick)
  return { position: pick.position, name, school, place, slot_number: pick.slot_number, weight }
}

/** The next draw as a teacher's own classroom would find it. */
export function viewOwnOdds(
  { draw, classroom, classrooms, totalWeight, picks, chance }: OwnOdds,
  at: Date,
): contract.OwnOdds {
  return {
    draw: draw ? viewDrawSummary(draw, at) : null,
    classroom: classroom
      ? {
          name: classroom.name,
          others: classroom.others,
          eligible: classroom.eligible,
          matched_this_year: classroom.matchedThisYear,
          nominators: classroom.nominators,
          confirmed: classroom.confirmed,
          waited: classroom.waited,
          weight: classroom.weight,
        }
      : null,
    classrooms: classrooms,
    total_weight: totalWeight,
    picks,
    chance: chance ?? null,
  }
}

/** A slot on its public page. Of the donor nothing leaves, of a classroom that may not be named neither. */
export function viewSlotStory({
  slot,
  spentCents,
  bought,
  givenBy,
  photos,
  books,
}: SlotStory): contract.SlotStory {
  return {
    number: slot.number,
    state: slot.voided_at ? 'taken_back' : slot.assigned_at ? 'matched' : 'waiting',
    origin: slot.origin,
    gifts: slot.gifts > 0 ? slot.gifts : null,
    given_by: givenBy ?? null,
    minted_on: dayOf(slot.created_at),
    matched_on: slot.assigned_at ? dayOf(slot.assigned_at) : null,
    how: slot.assigned_how,
    reason: slot.is_classroom_public ? slot.given_reason : null,
    was_nominated: slot.is_classroom_public ? slot.was_nominated : null,
    draw: viewSlotDraw(slot),
    classroom: viewNamedClassroom(slot),
    spent_cents: spentCents ?? null,
    bought: bought ? viewBought(bought) : null,
    photos,
    books,
  }
}

function viewBought({ isShared, categories, elsewhereCents }: BoughtStory): contract.SlotStory['bought'] {
  return {
    shared: isShared,
    categories: categories.map(({ category, amountCents }) => ({ category, amount_cents: amountCents })),
    elsewhere_cents: elsewhereCents,
  }
}

/** A slot that no draw shows, in the public list of them. */
export function viewGivenSlot(slot: GivenSlotRow): GivenSlot {
  return {
    number: slot.number,
    given_on: dayOf(slot.assigned_at),
    how: slot.assigned_how,
    classroom: viewNamedClassroom(slot),
    reason: slot.is_classroom_public ? slot.given_reason : null,
    was_nominated: slot.was_nominated,
  }
}

function viewNamedClassroom(slot: SlotStoryRow | GivenSlotRow): GivenSlot['classroom'] {
  if (!slot.is_classroom_public || slot.classroom_name === null) return null
  return {
    name: slot.classroom_name,
    school: slot.classroom_school,
    place: placeOf(slot.classroom_city, slot.classroom_state),
  }
}

function viewSlotDraw(slot: SlotStoryRow): contract.SlotStory['draw'] {
  const { draw_id: id, draw_starts: starts, position, weight, remaining_weight } = slot
  if (id === null || starts === null) return null
  const isKnown = position !== null && weight !== null && remaining_weight !== null
  return {
    id,
    slot_starts: starts.toISOString(),
    entries_count: slot.entries_count ?? 0,
    pick: slot.is_classroom_public && isKnown ? { position, weight, remaining_weight } : null,
  }
}

/** City and state. */
export function placeOf(city: string | null, state: string | null): string | null {
  return [city, state].filter(Boolean).join(', ') || null
}

function viewClassroom(classroom: EntryRow | PickRow) {
  return {
    classroom_id: classroom.classroom_id,
    name: classroom.name,
    school: classroom.school,
    place: placeOf(classroom.city, classroom.state),
    nominators: classroom.nominators,
    confirmed: classroom.confirmed,
    waited: classroom.waited,
    weight: classroom.weight,
  }
}
