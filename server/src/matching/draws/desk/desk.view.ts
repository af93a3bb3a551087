import type {
  BarredClassroom,
  DeskDraw,
  DeskSlot,
  Entrant,
  HeldSlot,
} from '@tower/contract/matching/draw-desk.contract.ts'
import type { CalendarStart } from '@tower/contract/matching/draw-schedule.contract.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { DrawRow } from '../draws.queries.ts'
import { placeOf, viewAssignmentSlot } from '../draws.view.ts'
import type { BarredRow } from './barred.queries.ts'
import type { WaitingSlotRow } from './desk.queries.ts'
import type { CalendarLine } from './list-calendar.ts'
import type { ListedEntrant } from './list-entrants.ts'
import type { HeldForReasons } from './list-held.ts'
import type { SchedulePause } from './pause-schedule.queries.ts'
import type { DeskDrawRead } from './read-desk.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A draw as the desk shows it. */
export function viewDeskDraw({ draw, acts, forecast }: DeskDrawRead): DeskDraw {
  return {
    ...viewAssignmentSlot(draw),
    source: draw.source,
    planned_for: iso(draw.planned_for),
    freezes_at: iso(draw.freezes_at),
    frozen_at: iso(draw.frozen_at),
    completed_at: iso(draw.completed_at),
    voided_at: iso(draw.voided_at),
    void_reason: draw.void_reason,
    entries_count: draw.entries_count,
    total_weight: draw.total_weight,
    entries_hash: draw.entries_hash,
    commitment_hash: draw.commitment_hash,
    acts: acts.map(({ act, at, by, from_starts: from }) => ({
      act,
      at: at.toISOString(),
      by,
      from_starts: iso(from),
    })),
    forecast,
  }
}

export function viewCalendarStart({ starts, draw, source, movedTo }: CalendarLine): CalendarStart {
  return {
    starts: starts.toISOString(),
    draw: draw ? { id: draw.id, slot_name: draw.slot_name, state: draw.state } : null,
    source,
    moved_to: movedTo?.toISOString() ?? null,
  }
}

export function viewEntrant(entrant: ListedEntrant): Entrant {
  const { classroom_id, name, school, city, state, weight, chance } = entrant
  return { classroom_id, name, school, place: placeOf(city, state), weight, chance }
}

export function viewDeskSlot({ number, origin, created_at: at }: WaitingSlotRow): DeskSlot {
  return { number, origin, minted_at: at.toISOString() }
}

export function viewHeldSlots({ items, total }: { items: readonly HeldForReasons[]; total: number }) {
  return { items: items.map(viewHeldSlot), total }
}

function viewHeldSlot({ number, origin, frozen_at: since, reasons }: HeldForReasons): HeldSlot {
  return {
    number,
    origin,
    held_since: since.toISOString(),
    reasons: reasons.map(({ why, payment_id, cents }) => ({ why, payment_id, cents })),
  }
}

export function viewBarred(barred: BarredRow): BarredClassroom {
  const { classroom_id, name, school, city, state, reason, teacher_email, asked_at: askedAt } = barred
  return {
    classroom_id,
    name,
    school,
    place: placeOf(city, state),
    reason,
    teacher_email,
    asked_at: iso(askedAt),
  }
}

export const drawHeader = [
  'draw_id',
  'slot_name',
  'slot_starts_utc',
  'state',
  'capacity',
  'entries_count',
  'total_weight',
  'assigned',
  'frozen_at_utc',
  'completed_at_utc',
  'voided_at_utc',
  'void_reason',
  'seed_hash',
]

/** A draw as a line of a file. */
export function viewDrawLine(draw: DrawRow): (string | number)[] {
  return [
    draw.id,
    draw.slot_name,
    draw.slot_starts.toISOString(),
    draw.state,
    draw.capacity,
    draw.entries_count ?? '',
    draw.total_weight ?? '',
    draw.assigned,
    iso(draw.frozen_at) ?? '',
    iso(draw.completed_at) ?? '',
    iso(draw.voided_at) ?? '',
    draw.void_reason ?? '',
    draw.seed_hash,
  ]
}

export const entrantHeader = ['Classroom', 'School', 'Place', 'Weight', 'Chance', 'Classroom id']

/** A classroom of a draw as a line of a file; its chance is a number from 0 to 1. */
export function viewEntrantLine(entrant: ListedEntrant): CsvCell[] {
  const { name, school, city, state, weight, chance, classroom_id: id } = entrant
  return [name, school, placeOf(city, state), weight, chance, id]
}

export const slotHeader = ['Slot', 'Minted (UTC)', 'Paid by', 'Value']

/** A slot that waits as a line of a file. */
export function viewSlotLine({ number, origin, created_at: at }: WaitingSlotRow): CsvCell[] {
  return [number, at.toISOString(), origin, inDollars(slotPriceCents)]
}

export const barredHeader = [
  'Classroom',
  'School',
  'Place',
  'Reason',
  'Teacher',
  'Last asked (UTC)',
  'Classroom id',
]

/** A classroom that would not enter as a line of a file. */
export function viewBarredLine(barred: BarredRow): CsvCell[] {
  const { name, school, city, state, reason, teacher_email: email, asked_at: askedAt } = barred
  return [name, school, placeOf(city, state), reason, email, iso(askedAt), barred.classroom_id]
}

/** A pause of the schedule as staff see it; null while it runs. */
export function viewPause(pause: SchedulePause | undefined) {
  return pause ? { ...pause, at: pause.at.toISOString() } : null
}
