export const sponsorshipErrors = {
  'sponsorships.link_invalid': { status: 404, sentence: 'This link is not valid.' },
  'sponsorships.link_expired': {
    status: 410,
    sentence: 'This link has expired. The newest receipt holds a fresh one.',
  },
  'sponsorships.not_found': { status: 404, sentence: 'There is no such monthly gift.' },
  'sponsorships.amount_changed': {
    status: 409,
    sentence: 'The amount of this gift has been changed. Look at it again before you change it.',
  },
  'sponsorships.ended': { status: 409, sentence: 'This monthly gift has ended.' },
  'sponsorships.change_failed': {
    status: 502,
    sentence: 'The payment provider did not accept the change. Please try again.',
  },
  'sponsorships.too_many_cards': {
    status: 429,
    sentence: 'The card of this gift was changed many times lately. Please try again in an hour.',
  },
} as const

/** Where a monthly gift stands: `asked` before its first payment. */
export const monthlyGiftStates = ['asked', 'active', 'past_due', 'paused', 'ended'] as const
export type MonthlyGiftState = (typeof monthlyGiftStates)[number]

/** What its giver can do by the link in a receipt. */
export const monthlyGiftActions = ['pause', 'resume', 'cancel'] as const
export type MonthlyGiftAction = (typeof monthlyGiftActions)[number]

/** What a monthly gift can be for: an athlete, or classrooms by one of the towers. */
export const monthlyPlaces = ['athlete', 'shared_tower', 'own_tower'] as const
export type MonthlyPlace = (typeof monthlyPlaces)[number]
