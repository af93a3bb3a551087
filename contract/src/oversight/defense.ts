import { z } from 'zod'

/** The same words for whoever could be a robot and for whoever surely is one: a script learns nothing from them. */
export const defenseErrors = {
  'defense.challenge_needed': {
    status: 403,
    sentence:
      'We are seeing unusual traffic, so your browser does a short check first and then sends this by itself. Should nothing happen within a minute, please send it again. The check needs JavaScript; without it, please try again later or write to us.',
  },
  'defense.refused': {
    status: 403,
    sentence: 'This could not be accepted right now. Please try again later or write to us.',
  },
} as const

/** Why an attempt was turned away before anything came of it. */
export const RefusalReason = z.enum(['challenge_needed', 'wrong_answer', 'refused', 'rate_limited'])
export type RefusalReason = z.infer<typeof RefusalReason>

/** Attempts of one network at one call, turned away for one reason within an hour. */
export const RefusedAttempts = z.object({
  id: z.string(),
  /** The call's name, such as `giving.create-checkout-session`. */
  call: z.string(),
  reason: RefusalReason,
  /** A keyed hash: the same network has the same one, and its address cannot be read from it. */
  network: z.string(),
  /** The amount last asked for, where the call pays. */
  amount_cents: z.number().int().nullable(),
  attempts: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
})
export type RefusedAttempts = z.infer<typeof RefusedAttempts>
