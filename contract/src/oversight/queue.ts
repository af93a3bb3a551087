/** What may wait for staff. Each kind is declared by the record of one domain. */
export const waitingKinds = [
  'dispute',
  'payment_review',
  'approval',
  'offline_gift',
  'pledge',
  'reimbursement',
  'reimbursement_to_pay',
  'order',
  'order_to_ship',
  'ticket',
  'photo',
  'portrait',
  'classroom_claim',
  'athlete',
  'athlete_news',
  'message',
  'mailing',
  'story',
  'storybook',
  'sponsor_request',
  'erasure_request',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Beyond this many of a kind nobody counts on. */
export const mostWaitingCounted = 1000

/** How many lines the console shows at first, and at most. */
export const usualQueueLength = 7
export const mostQueueLines = 100
