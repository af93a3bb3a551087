/** What the page of a person or of a classroom joins. Each kind is declared by the record of one domain. */
export const aboutKinds = [
  'classroom',
  'nomination',
  'classroom_claim',
  'draw',
  'slot',
  'budget',
  'gift',
  'credit',
  'tools_credit',
  'order',
  'reimbursement',
  'session',
  'card',
  'photo',
  'ticket',
  'email',
  'audit',
] as const
export type AboutKind = (typeof aboutKinds)[number]

/** In which state such a thing can be, over all kinds. */
export const aboutStates = [
  'active',
  'approved',
  'authorized',
  'bounced',
  'canceled',
  'captured',
  'closed',
  'confirmed',
  'disputed',
  'draft',
  'failed',
  'fulfilled',
  'inactive',
  'locked',
  'needs_review',
  'not_matched',
  'matched',
  'open',
  'paid',
  'pending',
  'refunded',
  'rejected',
  'replacing',
  'sent',
  'settled',
  'started',
  'submitted',
  'unconfirmed',
  'unmatched',
  'voided',
  'waiting',
] as const
export type AboutState = (typeof aboutStates)[number]

/** Of each kind so many are shown, the newest first. */
export const mostAbout = 5
