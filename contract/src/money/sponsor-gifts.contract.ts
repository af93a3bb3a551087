import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'
import { ShareCode } from '../matching/classrooms.contract.ts'
import { PageQuery, pageOf } from '../page.contract.ts'
import { sponsorGiftKinds } from './giving.ts'

const hour = 3600
const short = z.string().max(200)

/** The card a sponsor gives with, as they know it. */
export const OwnCard = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
})
export type OwnCard = z.infer<typeof OwnCard>

/** A slot as its sponsor sees it. A classroom that may not be named at present has no name. */
const OwnSlot = z.object({
  id: z.string(),
  number: z.number().int(),
  /** The sponsor's first slot is 1. */
  ordinal: z.number().int(),
  minted_at: z.string(),
  state: z.enum(['waiting', 'matched', 'voided', 'frozen']),
  matched_at: z.string().nullable(),
  how: z.enum(['draw', 'designation', 'staff']).nullable(),
  draw_id: z.string().nullable(),
  classroom_name: z.string().nullable(),
  school: z.string().nullable(),
  place: z.string().nullable(),
})

export const sponsorGiftEndpoints = {
  slots: endpoint({
    name: 'giving.own-slots',
    method: 'GET',
    path: '/api/sponsor/slots',
    summary: "A sponsor's own slots, the newest first, and how many of them came to a classroom.",
    access: 'sponsor',
    query: PageQuery,
    output: pageOf(OwnSlot).extend({
      matched: z.number().int(),
      /** When the first was minted. */
      since: z.string().nullable(),
    }),
    errors: [],
  }),
  donate: endpoint({
    name: 'giving.sponsor-donate',
    method: 'POST',
    path: '/api/sponsor/donate',
    summary:
      "Charges a sponsor's saved card for a gift and answers the new totals. A refusal with `checkout_url` says where it can be paid instead.",
    access: 'sponsor',
    body: z.object({
      kind: z.enum(sponsorGiftKinds),
      usd_cents: z.unknown(),
      program_id: short.nullish(),
      teacher_id: z.string().max(100).nullish(),
      /** Names the teacher instead of `teacher_id`. */
      teacher_share_code: ShareCode.nullish(),
      cover_fee: z.boolean().optional(),
      /** Leads to the payment page, whatever card is saved. */
      other_card: z.boolean().optional(),
      /** Keeps the card of the payment page for the next gift. */
      save_card: z.boolean().optional(),
      /** In which the giver reads. */
      language: z.enum(languages).optional(),
      /** The same key with the same gift is the same gift: it is charged once. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({
      program_cents_total: z.number().int(),
      slots_minted: z.number().int(),
      next_slot_progress: z.number().int(),
    }),
    errors: [
      'giving.amount_too_small',
      'giving.amount_too_large',
      'giving.amount_invalid',
      'giving.unknown_program',
      'giving.teacher_missing',
      'giving.teacher_not_found',
      'giving.card_required',
      'giving.card_confirmation',
      'giving.card_declined',
      'giving.charge_unknown',
      'giving.charge_failed',
      'giving.checkout_failed',
      'giving.checkout_conflict',
      'classrooms.code_not_found',
      'classrooms.code_closed',
      'classrooms.not_found',
      'classrooms.not_confirmed',
    ],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
  readCard: endpoint({
    name: 'giving.read-own-card',
    method: 'GET',
    path: '/api/sponsor/card',
    summary: 'The card that a sponsor keeps for their gifts; null without one.',
    access: 'sponsor',
    output: z.object({ card: OwnCard.nullable() }),
    errors: [],
  }),
  removeCard: endpoint({
    name: 'giving.remove-own-card',
    method: 'DELETE',
    path: '/api/sponsor/card',
    summary: 'Takes the kept card out of use; the payment provider forgets it within minutes.',
    access: 'sponsor',
    output: z.object({ card: OwnCard.nullable() }),
    errors: [],
  }),
}
