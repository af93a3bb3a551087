import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** Of which kinds of storybooks a teacher wants to hear. */
export const StorybooksPreferences = z.object({
  notify_pirate: z.boolean(),
  'notify_field-trip': z.boolean(),
  notify_gratitude: z.boolean(),
})
export type StorybooksPreferences = z.infer<typeof StorybooksPreferences>

/** A teacher's profile as clients of the data store read it. */
export const Profile = z.object({
  id: z.string(),
  role: z.enum(roles).nullable(),
  /** Credits, in cents of one. */
  balance_cents: z.number().int(),
  first_name: z.string().nullable(),
  full_name: z.string().nullable(),
  storybooks_preferences: StorybooksPreferences,
})

/** What a teacher sees of their own. */
export const teacherEndpoints = {
  overview: endpoint({
    name: 'teachers.overview',
    method: 'GET',
    path: '/api/teacher/overview',
    summary:
      "A teacher's classrooms with their weight in the next draw, matched slots, and budget of the school year.",
    access: 'teacher',
    output: z.object({
      /** Confirmed ones first, then the oldest. */
      classrooms: z.array(
        z.object({
          id: z.string(),
          public_name: z.string(),
          school: z.string().nullable(),
          city: z.string().nullable(),
          state: z.string().nullable(),
          is_confirmed: z.boolean(),
          share_code: z.string().nullable(),
          odds: z
            .object({
              weight: z.number().int(),
              nominators: z.number().int(),
              /** How many of them somebody is known to stand behind; null in lists from before that was asked. */
              confirmed: z.number().int().nullable(),
              waited: z.number().int(),
              eligible: z.boolean(),
              /** Of each teacher one classroom enters: the one that weighs most or was confirmed first. */
              enters: z.boolean(),
              matched_this_year: z.boolean(),
            })
            .nullable(),
        }),
      ),
      budget: z
        .object({
          budget_id: z.string(),
          fiscal_year: z.number().int(),
          allocated_cents: z.number().int(),
          spent_cents: z.number().int(),
          reserved_cents: z.number().int(),
          /** Of what was allocated, neither spent nor reserved. */
          remaining_cents: z.number().int(),
          /** Of what remains: held while payments behind it are disputed with the bank. */
          held_cents: z.number().int(),
          /** Of what remains: what can be spent now; nothing of a locked budget. */
          free_cents: z.number().int(),
          /** By staff. */
          locked: z.boolean(),
        })
        .nullable(),
      slots: z.array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          amount_cents: z.number().int(),
          matched_at: z.string(),
          how: z.enum(['draw', 'designation', 'staff']),
          draw_id: z.string().nullable(),
          classroom_name: z.string(),
        }),
      ),
      next_draw: z
        .object({ id: z.string(), slot_name: z.string(), slot_starts: z.string(), runs_at: z.string() })
        .nullable(),
    }),
    errors: [],
  }),
  changeProfile: endpoint({
    name: 'teachers.change-profile',
    method: 'PATCH',
    path: '/rest/v1/profiles',
    summary:
      "Changes of which kinds of storybooks the teacher wants to hear; what is left out stays. Always the teacher's own profile, whichever id is named.",
    access: 'teacher',
    body: z.object({ storybooks_preferences: StorybooksPreferences.partial() }),
    output: z.array(Profile),
    errors: [],
    rateLimit: { max: 120, windowSeconds: 60, per: 'account' },
  }),
  listProfiles: endpoint({
    name: 'teachers.list-profiles',
    method: 'GET',
    path: '/rest/v1/profiles',
    summary: "The teacher's own profile as the only row; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(Profile),
    errors: [],
  }),
  bootstrap: endpoint({
    name: 'teachers.bootstrap',
    method: 'POST',
    path: '/.netlify/functions/teacher-bootstrap',
    summary:
      'Prepares a teacher’s classroom, budget and wallet, or the wallet of staff. Asking again changes nothing.',
    // Teachers and staff; the operation refuses the other roles.
    access: 'session',
    /** The classroom the teacher leads; null for staff. */
    output: z.object({ ok: z.literal(true), classroom_id: z.string().nullable() }),
    errors: ['identity.not_authorized'],
    rateLimit: { max: 120, windowSeconds: 60, per: 'account' },
  }),
}
