/** What staff find from anywhere in the console, in the order it is shown. Each kind is declared by the record of one domain. */
export const foundKinds = [
  'person',
  'giver',
  'monthly_gift',
  'payment',
  'offline_gift',
  'pledge',
  'reimbursement',
  'order',
  'ticket',
  'message',
  'classroom',
  'school',
  'athlete',
  'nominee',
  'sponsor_request',
  'draw',
  'slot',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** What can be begun at once with what was found. */
export const foundActs = [
  'see_budget',
  'see_orders',
  'see_payments',
  'stop_monthly',
  'pause_monthly',
  'email_receipt',
  'refund',
  'enter_pledge_gift',
  'remind_of_pledge',
  'end_pledge',
] as const
export type FoundAct = (typeof foundActs)[number]

/** The longest search; nothing that is looked for has a longer name. */
export const longestSearch = 320

/** How many of each kind a search answers, at most. */
export const mostFound = 5
