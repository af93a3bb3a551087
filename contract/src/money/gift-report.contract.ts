import { z } from 'zod'
import { GiftPart } from './gift-part.contract.ts'
import { giftStandings, giftTowers } from './giving.ts'

const cents = z.number().int()

/** A Sponsor Slot that a gift paid, or helped to fill. */
export const GiftSlot = z.object({
  number: z.number().int(),
  matched: z.boolean(),
  /** Null while it waits, and where it may not be named. */
  classroom: z
    .object({ name: z.string(), school: z.string().nullable(), place: z.string().nullable() })
    .nullable(),
})
export type GiftSlot = z.infer<typeof GiftSlot>

/** What was asked of a gift, and where its money is now. It names nobody who gave. */
export const GiftReport = z.object({
  amount_cents: cents,
  /** What was added for the card fee; no part of the amount. */
  fee_cover_cents: cents,
  purpose: z.enum(['donation', 'sponsor_slot', 'credit_pack']),
  destination: z.string(),
  /** Where each dollar was asked to go, as the button said it (`nameDestination`). */
  plan: z.array(GiftPart),
  /** The classroom it names; its name is null where it may not be said any more. */
  classroom: z.object({ name: z.string().nullable() }).nullable(),
  /** Whether its giver is named nowhere in public. */
  anonymous: z.boolean(),
  /** When the payer was charged; null before it has arrived. */
  arrived_at: z.string().nullable(),
  /** What became of it since it was given, where anything did. */
  standing: z.enum(giftStandings).nullable(),
  refunded_cents: cents,
  /** Whose tower a gift to classrooms lies on, once it has arrived. */
  tower: z.enum(giftTowers).nullable(),
  slots_minted: z.number().int(),
  /** The first slots that it minted, or of a smaller one the slot that it became a part of on its giver's own tower. */
  slots: z.array(GiftSlot),
  /** What of it lies on its giver's own tower; null where that is for the holder of an account alone to know. */
  own_cents: cents.nullable(),
  /** What lies on that tower in all; of this gift alone where no account shows that the gifts beside it are theirs. */
  progress_cents: cents,
  /** Where it is now, of what counts for the shared tower; null of any other gift, and before it arrived. */
  shared: z
    .object({
      /** What waits for the slot in progress to fill. */
      waiting_cents: cents,
      /** The slots it is a part of; a classroom is null while one waits, and where it may not be named. */
      slots: z.array(
        z.object({
          number: z.number().int(),
          cents,
          matched: z.boolean(),
          classroom: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** Of a gift straight to a classroom that has arrived: whether its teacher has it, or it waits for one. */
  in_budget: z.boolean().nullable(),
  /** When what lies on the giver's own tower joins the shared one, unless they give again or ask to wait. */
  joins_at: z.string().nullable(),
  /** Whether it repeats each month. */
  monthly: z.boolean(),
  /** Of a gift to one prospect, whose name is null while they are not public. */
  sponsorship: z
    .object({
      monthly: z.boolean(),
      prospect: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
})
export type GiftReport = z.infer<typeof GiftReport>
