import { z } from 'zod'
import { orderCategories } from '../spending/orders.ts'
import { ShownBook } from '../learning/storybooks/books.contract.ts'
import { mostShownBooks } from '../learning/storybooks/storybooks.ts'
import { ShownPhoto } from '../spending/photos.contract.ts'
import { drawStates } from './draws.ts'

/** A draw as a row of the data store. */
export const AssignmentRow = z.object({
  id: z.string(),
  slot_name: z.string(),
  slot_starts: z.string(),
  capacity: z.number().int(),
  created_at: z.string(),
})
export type AssignmentRow = z.infer<typeof AssignmentRow>

/** A draw as staff see it in the Randomizer. */
export const AssignmentSlot = AssignmentRow.extend({
  state: z.enum(drawStates),
  seed_hash: z.string(),
  assigned: z.number().int(),
  /** When the public random number comes out that a fixed list waits for. */
  number_at: z.string().nullable(),
})
export type AssignmentSlot = z.infer<typeof AssignmentSlot>

/** A classroom as the public sees it in a draw, and what its weight is made of. */
const DrawnClassroom = z.object({
  classroom_id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  /** City and state. */
  place: z.string().nullable(),
  nominators: z.number().int(),
  /** How many of them somebody is known to stand behind; null in lists from before that was asked. */
  confirmed: z.number().int().nullable(),
  waited: z.number().int(),
  weight: z.number().int(),
})

/** The public random number that decides a draw: which one it is, whose, and when it comes out. */
export const DrawNumber = z.object({
  chain: z.string(),
  round: z.number().int(),
  source: z.enum(['drand', 'local']),
  comes_at: z.string(),
})
export type DrawNumber = z.infer<typeof DrawNumber>

/** One classroom in a draw's frozen list; `from` … `to` are its points when all entries lie end to end. */
export const DrawEntry = DrawnClassroom.extend({ from: z.number().int(), to: z.number().int() })
export type DrawEntry = z.infer<typeof DrawEntry>

/** One pick: where the stream's point fell among the entries not yet drawn, and which slot it brought. */
export const DrawPick = DrawnClassroom.extend({
  position: z.number().int(),
  slot_id: z.string(),
  slot_number: z.number().int(),
  r: z.number().int(),
  remaining_weight: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
})
export type DrawPick = z.infer<typeof DrawPick>

/** A draw in a list. */
export const DrawSummary = z.object({
  id: z.string(),
  slot_name: z.string(),
  slot_starts: z.string(),
  capacity: z.number().int(),
  state: z.enum(drawStates),
  seed_hash: z.string(),
  entries_count: z.number().int().nullable(),
  total_weight: z.number().int().nullable(),
  assigned: z.number().int(),
  /** When it will run: at its start, or later where its list was fixed late. Null once it ran or was voided. */
  runs_at: z.string().nullable(),
  completed_at: z.string().nullable(),
})
export type DrawSummary = z.infer<typeof DrawSummary>

/** What a teacher's own classroom would find if the next draw's list were fixed now, or what the fixed list says. */
export const OwnOdds = z.object({
  draw: DrawSummary.nullable(),
  classroom: z
    .object({
      name: z.string(),
      /** The teacher's other confirmed classrooms: of each teacher one enters, the one that weighs most or was confirmed first. */
      others: z.array(z.string()),
      eligible: z.boolean(),
      matched_this_year: z.boolean(),
      nominators: z.number().int(),
      confirmed: z.number().int().nullable(),
      waited: z.number().int(),
      /** 0 for a classroom that is not in. */
      weight: z.number().int(),
    })
    .nullable(),
  /** The classrooms that would be in, this one included, and their points. */
  classrooms: z.number().int(),
  total_weight: z.number().int(),
  /** How many classrooms would be matched: places, waiting slots and classrooms, whichever is least. */
  picks: z.number().int(),
  /** From 0 to 1; null without a draw or a classroom. */
  chance: z.number().min(0).max(1).nullable(),
})
export type OwnOdds = z.infer<typeof OwnOdds>

/**
 * The way of one slot, as anyone may read it. Donors are named only if they wish it. A classroom that is no longer confirmed, or whose
 * teacher may not sign in, is not named either, and what would lead to it is left out.
 */
export const SlotStory = z.object({
  number: z.number().int(),
  state: z.enum(['waiting', 'matched', 'taken_back']),
  /** Whose $800 it is: a sponsor's, gifts for all that the charity shares out, or the matching fund's. */
  origin: z.enum(['donor', 'house', 'matching']),
  /** Of how many gifts a slot of the shared tower is; null of any other. */
  gifts: z.number().int().nullable(),
  /** The name its giver gave to be shown beside it; null of whoever gave none or stays anonymous, and of shared slots. */
  given_by: z.string().nullable(),
  /** Days, not instants: the minute of a payment would say whose it is. */
  minted_on: z.string(),
  matched_on: z.string().nullable(),
  how: z.enum(['draw', 'designation', 'staff']).nullable(),
  /** Why staff gave it by hand, where they wrote it down and the classroom is named. */
  reason: z.string().nullable(),
  /** Whether anyone had nominated the classroom by then; null without a classroom that is named. */
  was_nominated: z.boolean().nullable(),
  draw: z
    .object({
      id: z.string(),
      slot_starts: z.string(),
      entries_count: z.number().int(),
      /** Null where the classroom is not named. */
      pick: z
        .object({ position: z.number().int(), weight: z.number().int(), remaining_weight: z.number().int() })
        .nullable(),
    })
    .nullable(),
  classroom: z
    .object({ name: z.string(), school: z.string().nullable(), place: z.string().nullable() })
    .nullable(),
  /** How much of its $800 the classroom has spent; the oldest slots of a budget are spent first. Null without a classroom. */
  spent_cents: z.number().int().nullable(),
  /** What the budget that holds it bought, without a word that anybody typed. Null without a classroom. */
  bought: z
    .object({
      /** Other money lies in the same budget: the amounts are of all of it. */
      shared: z.boolean(),
      /** By orders, the largest first. */
      categories: z.array(z.object({ category: z.enum(orderCategories), amount_cents: z.number().int() })),
      /** What was spent otherwise: by card, or paid back on receipts. */
      elsewhere_cents: z.number().int(),
    })
    .nullable(),
  /** What its teacher showed of the classroom in the year after the match, the newest first. */
  photos: z.array(ShownPhoto),
  /** Storybooks that its teacher published in that year and shows here, the newest first. */
  books: z.array(ShownBook).max(mostShownBooks),
})
export type SlotStory = z.infer<typeof SlotStory>

/** A slot that came to a classroom without a draw: given by staff, or to one its sponsor chose. */
export const GivenSlot = z.object({
  number: z.number().int(),
  given_on: z.string(),
  how: z.enum(['designation', 'staff']),
  /** Null where the classroom is not named at present; then the reason is left out too. */
  classroom: z
    .object({ name: z.string(), school: z.string().nullable(), place: z.string().nullable() })
    .nullable(),
  reason: z.string().nullable(),
  was_nominated: z.boolean(),
})
export type GivenSlot = z.infer<typeof GivenSlot>
