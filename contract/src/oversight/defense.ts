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
export const refusalReasons = ['challenge_needed', 'wrong_answer', 'refused', 'rate_limited'] as const
export type RefusalReason = (typeof refusalReasons)[number]
