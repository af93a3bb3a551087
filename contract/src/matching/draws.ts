import { z } from 'zod'

export const drawErrors = {
  'draws.not_found': { status: 404, sentence: 'Draw not found' },
  'draws.not_completed': { status: 404, sentence: 'This draw has no proof yet.' },
  'draws.name_required': { status: 400, sentence: 'Slot name is required' },
  'draws.start_required': { status: 400, sentence: 'Start time is required' },
  'draws.start_invalid': { status: 400, sentence: 'Start time is invalid' },
  'draws.capacity_invalid': { status: 400, sentence: 'Capacity must be at least 1' },
  'draws.slot_required': { status: 400, sentence: 'Select a slot' },
  'draws.voided': { status: 409, sentence: 'This draw was voided.' },
} as const

/** `scheduled` until the entry list is fixed, `frozen` until the run, then `completed`; `voided` needs a public reason. */
export const DrawState = z.enum(['scheduled', 'frozen', 'completed', 'voided'])
export type DrawState = z.infer<typeof DrawState>

/** How long before its start a draw's entry list is fixed. */
export const freezeMinutes = 60

export const weightRules = 'weights/1'
export const maxNominatorPoints = 25
export const maxWaitedPoints = 10
export const maxCapacity = 10_000

/** A draw as staff see it in the Randomizer. */
export const AssignmentSlot = z.object({
  id: z.string(),
  slot_name: z.string(),
  slot_starts: z.string(),
  capacity: z.number().int(),
  created_at: z.string(),
  state: DrawState,
  assigned: z.number().int(),
})
export type AssignmentSlot = z.infer<typeof AssignmentSlot>

/** One room in a draw's frozen list. */
export const DrawEntry = z.object({
  classroom_id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  place: z.string().nullable(),
  nominators: z.number().int(),
  waited: z.number().int(),
  weight: z.number().int(),
})

/** One pick: where the stream's point fell and which slot it brought. */
export const DrawPick = z.object({
  position: z.number().int(),
  classroom_id: z.string(),
  slot_id: z.string(),
  slot_number: z.number().int(),
  r: z.number().int(),
  remaining_weight: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
})

/** A draw in a list. */
export const DrawSummary = z.object({
  id: z.string(),
  slot_name: z.string(),
  slot_starts: z.string(),
  capacity: z.number().int(),
  state: DrawState,
  seed_hash: z.string(),
  entries_count: z.number().int().nullable(),
  total_weight: z.number().int().nullable(),
  assigned: z.number().int(),
  completed_at: z.string().nullable(),
})
export type DrawSummary = z.infer<typeof DrawSummary>
