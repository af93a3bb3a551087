/** What staff of an empty site do first, in this order. */
export const firstSteps = [
  'charity',
  'second_factor',
  'second_person',
  'email',
  'alerts',
  'backup',
  'payments',
  'classroom',
  'draw',
  'gift',
] as const
export type FirstStep = (typeof firstSteps)[number]
