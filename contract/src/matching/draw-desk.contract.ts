import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter, PageQuery, pageOf, withPage } from '../page.contract.ts'
import { drawFileEndpoints } from './draw-files.contract.ts'
import { CalendarStart, drawScheduleEndpoints, SchedulePause } from './draw-schedule.contract.ts'
import { AssignmentSlot } from './draw-views.contract.ts'
import { askedReasons, barReasons, maxVoidReasonLength, whyHeld } from './draw-desk.ts'

const ByDraw = z.object({ drawId: Id })

/** What staff, or the schedule, did to a draw, in its order. */
const DrawAct = z.object({
  act: z.enum(['created', 'moved', 'frozen', 'run', 'voided']),
  at: z.string(),
  /** Who of the staff; null where the schedule did. */
  by: z.string().nullable(),
  /** Of a move: when the draw started before. */
  from_starts: z.string().nullable(),
})
export type DrawAct = z.infer<typeof DrawAct>

/** What a draw meets at this moment: counts, never who would win. */
const DrawForecast = z.object({
  /** Those of the fixed list, or those that would be in it now. */
  classrooms: z.number().int(),
  total_weight: z.number().int(),
  waiting_slots: z.number().int(),
  waiting_cents: z.number().int(),
  /** How many it would match: places, waiting slots and classrooms, whichever is least. */
  picks: z.number().int(),
  /** The chance of the classrooms that weigh least and most; null where nobody is in. */
  lowest: z.object({ weight: z.number().int(), chance: z.number() }).nullable(),
  highest: z.object({ weight: z.number().int(), chance: z.number() }).nullable(),
  /** What would become of a press of “Run now”. */
  run_now: z.enum([
    'fixes_and_matches',
    'waits_for_number',
    'nothing_waits',
    'nobody_enters',
    'another_waits',
  ]),
})
export type DrawForecast = z.infer<typeof DrawForecast>

/** A draw as the desk shows it. */
export const DeskDraw = AssignmentSlot.extend({
  source: z.enum(['staff', 'schedule']),
  /** When the schedule meant it to start; null of a draw that staff made. */
  planned_for: z.string().nullable(),
  /** When the schedule fixes its list; null once it is fixed or voided. */
  freezes_at: z.string().nullable(),
  frozen_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  voided_at: z.string().nullable(),
  void_reason: z.string().nullable(),
  entries_count: z.number().int().nullable(),
  total_weight: z.number().int().nullable(),
  entries_hash: z.string().nullable(),
  commitment_hash: z.string().nullable(),
  acts: z.array(DrawAct),
  /** Null once it ran or was voided. */
  forecast: DrawForecast.nullable(),
})
export type DeskDraw = z.infer<typeof DeskDraw>

/** A classroom in the list of a draw, or that would be in it now. */
export const Entrant = z.object({
  classroom_id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  place: z.string().nullable(),
  weight: z.number().int(),
  chance: z.number().min(0).max(1),
})
export type Entrant = z.infer<typeof Entrant>

/** A slot that waits for a classroom. */
export const DeskSlot = z.object({
  number: z.number().int(),
  origin: z.enum(['donor', 'house', 'matching']),
  minted_at: z.string(),
})
export type DeskSlot = z.infer<typeof DeskSlot>

/** A slot that waits and that no draw gives for now. */
export const HeldSlot = DeskSlot.omit({ minted_at: true }).extend({
  held_since: z.string(),
  reasons: z.array(
    z.object({ why: z.enum(whyHeld), payment_id: z.string().nullable(), cents: z.number().int() }),
  ),
})
export type HeldSlot = z.infer<typeof HeldSlot>

/** A classroom that would not enter a list that is fixed now. */
export const BarredClassroom = z.object({
  classroom_id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  place: z.string().nullable(),
  reason: z.enum(barReasons),
  teacher_email: z.string().nullable(),
  /** When its teacher was last asked to mend it. */
  asked_at: z.string().nullable(),
})
export type BarredClassroom = z.infer<typeof BarredClassroom>

const AskOutcome = z.object({
  /** How many teachers are, or would be, written to with this press. */
  teachers: z.number().int(),
  /** Whether more wait for another press. */
  more: z.boolean(),
  asked: z.boolean(),
})

/** The desk of staff over the draws. */
export const drawDeskEndpoints = {
  ...drawFileEndpoints,
  ...drawScheduleEndpoints,
  next: endpoint({
    name: 'draws.desk-next',
    method: 'GET',
    path: '/api/admin/draw-desk',
    summary: 'The next draw as staff see it, and the calendar of the coming weeks.',
    access: 'admin',
    duty: 'classrooms',
    output: z.object({
      draw: DeskDraw.nullable(),
      calendar: z.array(CalendarStart),
      cron: z.string(),
      pause: SchedulePause.nullable(),
    }),
    errors: [],
  }),
  one: endpoint({
    name: 'draws.desk-one',
    method: 'GET',
    path: '/api/admin/draw-desk/draws/:drawId',
    summary: 'One draw as staff see it: what it meets now, and who did what to it.',
    access: 'admin',
    duty: 'classrooms',
    params: ByDraw,
    output: DeskDraw,
    errors: ['draws.not_found'],
  }),
  entrants: endpoint({
    name: 'draws.desk-entrants',
    method: 'GET',
    path: '/api/admin/draw-desk/draws/:drawId/entrants',
    summary:
      'The classrooms of a draw with their exact chances: of its fixed list, or until then of what it would be now.',
    access: 'admin',
    duty: 'classrooms',
    params: ByDraw,
    query: PageQuery,
    output: pageOf(Entrant),
    errors: ['draws.not_found'],
  }),
  waitingSlots: endpoint({
    name: 'draws.desk-waiting-slots',
    method: 'GET',
    path: '/api/admin/draw-desk/waiting-slots',
    summary: 'The slots that a draw could give now, the oldest first.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery,
    output: pageOf(DeskSlot),
    errors: [],
  }),
  heldSlots: endpoint({
    name: 'draws.desk-held-slots',
    method: 'GET',
    path: '/api/admin/draw-desk/held-slots',
    summary:
      'The slots that no draw gives for now, the oldest 200, and what of their givers’ money that comes from.',
    access: 'admin',
    duty: 'classrooms',
    output: z.object({ items: z.array(HeldSlot), total: z.number().int() }),
    errors: [],
  }),
  freeze: endpoint({
    name: 'draws.freeze',
    method: 'POST',
    path: '/api/admin/draw-desk/draws/:drawId/freeze',
    summary: 'Fixes the list of the next draw before the schedule does, within a day of its start.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    params: ByDraw,
    output: DeskDraw,
    errors: [
      'draws.not_found',
      'draws.list_fixed',
      'draws.voided',
      'draws.completed',
      'draws.another_waits',
      'draws.earlier_first',
      'draws.freeze_too_soon',
    ],
  }),
  move: endpoint({
    name: 'draws.move',
    method: 'POST',
    path: '/api/admin/draw-desk/draws/:drawId/move',
    summary: 'Moves a draw whose list is not fixed to another start.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    params: ByDraw,
    body: z.object({
      slot_starts: z.string().max(60).nullish(),
      /** When it starts as far as the mover knows. */
      was: z.iso.datetime(),
    }),
    output: DeskDraw,
    errors: [
      'draws.not_found',
      'draws.list_fixed',
      'draws.list_due',
      'draws.voided',
      'draws.completed',
      'draws.moved',
      'draws.start_required',
      'draws.start_invalid',
      'draws.start_too_soon',
      'draws.start_same',
      'draws.start_taken',
    ],
  }),
  void: endpoint({
    name: 'draws.void',
    method: 'POST',
    path: '/api/admin/draw-desk/draws/:drawId/void',
    summary: 'Calls a draw off for good before it has run, for a reason that everyone can read.',
    access: 'superadmin',
    params: ByDraw,
    body: z.object({ reason: z.string().max(maxVoidReasonLength).nullish() }),
    output: DeskDraw,
    errors: [
      'identity.proof_needed',
      'draws.not_found',
      'draws.reason_required',
      'draws.voided',
      'draws.completed',
      'draws.number_out',
    ],
  }),
  barred: endpoint({
    name: 'draws.list-barred',
    method: 'GET',
    path: '/api/admin/draw-desk/barred',
    summary: 'Classrooms that would not enter a list that is fixed now, and why.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery.in.extend({ reason: listFilter(z.enum(barReasons)) }).transform(withPage),
    output: pageOf(BarredClassroom).extend({
      /** How many there are for each reason, counted to 1,000. */
      counts: z.record(z.enum(barReasons), z.number().int()),
      /** When all classrooms were last looked at; null before the first time. */
      looked_at: z.string().nullable(),
    }),
    errors: [],
    rateLimit: peoplePages,
  }),
  lookAgain: endpoint({
    name: 'draws.look-at-barred',
    method: 'POST',
    path: '/api/admin/draw-desk/barred/look',
    summary: 'Looks at all classrooms again, instead of within a quarter of an hour.',
    access: 'admin',
    duty: 'classrooms',
    output: z.object({ looked_at: z.string() }),
    errors: [],
    rateLimit: { max: 6, windowSeconds: 60, per: 'account' },
  }),
  ask: endpoint({
    name: 'draws.ask-teachers',
    method: 'POST',
    path: '/api/admin/draw-desk/barred/ask',
    summary:
      'Writes to the teachers of classrooms that can not enter, once in 30 days; a dry run only says to how many.',
    access: 'admin',
    duty: 'classrooms',
    body: z.object({ reason: z.enum(askedReasons), dry_run: z.boolean() }),
    output: AskOutcome,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
}
