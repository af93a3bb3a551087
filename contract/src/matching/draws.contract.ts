import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter, PageQuery, pageOf, withPage } from '../page.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { name } from '../name.contract.ts'
import {
  AssignmentRow,
  AssignmentSlot,
  DrawEntry,
  DrawNumber,
  DrawPick,
  DrawSummary,
  GivenSlot,
  OwnOdds,
  SlotStory,
} from './draw-views.contract.ts'
import { drawPhases } from './draws.ts'
import { drawProofAddress } from './draw-proof.ts'
import { Proof } from './tower-draw-proof.contract.ts'
import { VoidedDraw } from './voided-draw.contract.ts'

/** A draw as its form is sent. */
const DrawForm = z.object({
  slot_name: name(maxLineLength).nullish(),
  slot_starts: z.string().max(60).nullish(),
  capacity: z.unknown(),
})

/** Why a draw is not scheduled, by either call. */
const scheduleErrors = [
  'draws.name_required',
  'draws.start_required',
  'draws.start_invalid',
  'draws.start_too_soon',
  'draws.capacity_invalid',
] as const

const ByDraw = z.object({ drawId: Id })

export const drawEndpoints = {
  listAssignmentSlots: endpoint({
    name: 'draws.list-assignment-slots',
    method: 'GET',
    path: '/api/admin/assignment-slots',
    summary: 'Draws, the next one first, then the past ones.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery.in
      .extend({
        state: listFilter(z.enum(drawPhases)),
        /** Part of a draw's name. */
        q: listFilter(z.string().trim().max(200)),
      })
      .transform(withPage),
    output: pageOf(AssignmentSlot),
    errors: [],
  }),
  createAssignmentSlot: endpoint({
    name: 'draws.create-assignment-slot',
    method: 'POST',
    path: '/api/admin/assignment-slots',
    summary: 'Schedules a draw and seals its seed: the hash is public from this moment.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    body: DrawForm,
    output: z.object({ item: AssignmentSlot }),
    errors: scheduleErrors,
  }),
  listRows: endpoint({
    name: 'draws.list-rows',
    method: 'GET',
    path: '/rest/v1/assignment_slots',
    summary: 'Draws, the next one first, 100 at most, whatever the query names.',
    access: 'admin',
    duty: 'classrooms',
    output: z.array(AssignmentRow),
    errors: [],
  }),
  insertRow: endpoint({
    name: 'draws.insert-row',
    method: 'POST',
    path: '/rest/v1/assignment_slots',
    summary: 'Schedules one draw, as the call of the console does; answers its row.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    body: z.union([DrawForm, z.tuple([DrawForm])]),
    output: z.array(AssignmentRow),
    errors: scheduleErrors,
  }),
  run: endpoint({
    name: 'draws.run',
    method: 'POST',
    path: '/.netlify/functions/admin-randomizer-run',
    summary: 'Runs a draw now. A full draw assigns none, and so does one that waits for its random number.',
    access: 'admin',
    duty: 'classrooms',
    body: z.object({ slot_id: z.string().max(100).nullish() }),
    output: z.object({
      assigned: z.number().int(),
      /** Set while the draw waits for its public random number: when that comes out. It then completes by itself. */
      waits_until: z.string().optional(),
    }),
    errors: [
      'identity.proof_needed',
      'draws.slot_required',
      'draws.not_found',
      'draws.voided',
      'draws.list_changed',
      'draws.seed_locked',
      'draws.another_waits',
    ],
  }),
  list: endpoint({
    name: 'draws.list',
    method: 'GET',
    path: '/api/draws',
    summary: 'All draws, public: the coming ones and the completed ones with their results.',
    access: 'public',
    mayLag: true,
    query: PageQuery,
    output: pageOf(DrawSummary).extend({
      /** Staff have paused the schedule: it announces no further draws until it goes on. */
      schedule_paused: z.boolean(),
    }),
    errors: [],
  }),
  read: endpoint({
    name: 'draws.read',
    method: 'GET',
    path: '/api/draws/:drawId',
    summary: 'One draw: its commitment, the first entries once frozen, the first picks once run.',
    access: 'public',
    params: ByDraw,
    output: DrawSummary.extend({
      created_at: z.string(),
      frozen_at: z.string().nullable(),
      /** When the fixed list was seen to be kept, before its number came out; null in draws from before. */
      published_at: z.string().nullable(),
      entries_hash: z.string().nullable(),
      commitment_hash: z.string().nullable(),
      /** The version of the rules that make its weights. */
      rules: z.string(),
      /** Null until the list is fixed, and in draws from before there were public numbers. */
      beacon: DrawNumber.nullable(),
      /** What it committed to before a later number had to be named, the first one first. */
      replaced: z.array(
        z.object({
          commitment_hash: z.string(),
          round: z.number().int(),
          comes_at: z.string(),
          named_at: z.string(),
        }),
      ),
      void_reason: z.string().nullable(),
      /** The seed in hex, once the draw has run or was voided. */
      opened_seed: z.string().nullable(),
      /** Staff ran it before its start, or before its list had been public for an hour. */
      run_early: z.boolean(),
      /** When it was to start before staff moved it; null where nobody did. */
      first_starts: z.string().nullable(),
      /** The numbers of slots that it would have given, had the money behind them been free. */
      skipped_slots: z.array(z.number().int()),
      entries: z.array(DrawEntry),
      picks: z.array(DrawPick),
    }),
    errors: ['draws.not_found'],
  }),
  entries: endpoint({
    name: 'draws.entries',
    method: 'GET',
    path: '/api/draws/:drawId/entries',
    summary: 'The frozen list of a draw, page by page, in the order of the proof.',
    access: 'public',
    params: ByDraw,
    query: PageQuery,
    output: pageOf(DrawEntry),
    errors: ['draws.not_found'],
  }),
  proof: endpoint({
    name: 'draws.proof',
    method: 'GET',
    path: drawProofAddress,
    summary:
      'The published proof of a completed draw, enough for anyone to repeat it, or what a voided one would have drawn from.',
    access: 'public',
    params: ByDraw,
    output: z.union([Proof, VoidedDraw]),
    errors: ['draws.not_found', 'draws.not_completed'],
    rateLimit: { max: 60, windowSeconds: 60, per: 'network' },
  }),
  recentMatches: endpoint({
    name: 'draws.recent-matches',
    method: 'GET',
    path: '/api/draws/recent-matches',
    summary: 'The classrooms of the last completed draw, for the home page.',
    access: 'public',
    output: z.object({
      draw: DrawSummary.nullable(),
      items: z.array(
        z.object({
          position: z.number().int(),
          name: z.string(),
          school: z.string().nullable(),
          place: z.string().nullable(),
          slot_number: z.number().int(),
          weight: z.number().int(),
        }),
      ),
    }),
    errors: [],
  }),
  given: endpoint({
    name: 'draws.given',
    method: 'GET',
    path: '/api/draws/given',
    summary: 'Slots that came to a classroom without a draw, the latest first: all that no draw shows.',
    access: 'public',
    mayLag: true,
    query: PageQuery,
    output: pageOf(GivenSlot),
    errors: [],
  }),
  ownOdds: endpoint({
    name: 'draws.own-odds',
    method: 'GET',
    path: '/api/draws/own-odds',
    summary:
      "The chance of the teacher's own classroom in the next draw, exactly, if the list were fixed now.",
    access: 'teacher',
    output: OwnOdds,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  slotStory: endpoint({
    name: 'draws.slot-story',
    method: 'GET',
    path: '/api/draws/slots/:number',
    summary: 'The public way of one slot: $800 in, the draw, the classroom, what it spent.',
    access: 'public',
    params: z.object({ number: z.string().regex(/^[1-9]\d{0,14}$/) }),
    output: SlotStory,
    errors: ['draws.slot_not_found'],
  }),
}
