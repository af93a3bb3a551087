export const closingErrors = {
  'closing.payout_not_found': { status: 404, sentence: 'There is no such payout.' },
  'closing.account_without_code': {
    status: 409,
    sentence:
      'An account that was booked in this time has no code of your own yet. Fill in all account codes first.',
  },
  'closing.account_unknown': { status: 404, sentence: 'There is no such kind of account.' },
  'closing.period': { status: 400, sentence: 'Choose a first and a last day, at most ten years apart.' },
  'closing.month_not_over': { status: 409, sentence: 'This month is not over yet.' },
  'closing.year_not_over': { status: 409, sentence: 'This year is not over yet.' },
  'closing.statements_running': {
    status: 409,
    sentence: 'The statements of this year are being emailed already.',
  },
  'closing.statements_changed': {
    status: 409,
    sentence: 'There are more or fewer to email than you were told. Please look again.',
  },
  'closing.none_on_paper': {
    status: 404,
    sentence: 'Nobody without an email address gave in this year.',
  },
  'closing.none_printable': {
    status: 409,
    sentence: 'None of these statements can be printed. The donors are listed, each with the reason.',
  },
  'closing.statement_just_mailed': {
    status: 409,
    sentence: 'This statement was emailed within the hour already.',
  },
  'closing.statement_without_address': {
    status: 409,
    sentence: 'There is no address that this statement could be emailed to.',
  },
  'closing.month_closed': { status: 409, sentence: 'Somebody closed this month already.' },
} as const

/** How a payout stands with our books: `waiting` until the provider says what it is made of. */
export const payoutAgreements = ['differs', 'waiting', 'agrees'] as const
export type PayoutAgreement = (typeof payoutAgreements)[number]

/** Where the money of a payout is, as the provider says it. */
export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** What the payouts can be ordered by; a minus turns the order around. */
export const payoutSorts = ['-date', 'date', '-amount', 'amount'] as const
export type PayoutSort = (typeof payoutSorts)[number]

/** What moved the provider's balance. */
export const movementKinds = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'fee',
  'payout',
  'payout_failure',
  'adjustment',
  'other',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Why a movement of the provider is not booked as it moved. */
export const movementFaults = [
  'not_taken_in',
  'other_currency',
  'payment_unknown',
  'in_review',
  'refund_not_booked',
  'amount',
  'other_month',
  'no_movement',
] as const
export type MovementFault = (typeof movementFaults)[number]

/** The programs whose imports the journal is written for, and a plain file for any other. */
export const journalFormats = ['quickbooks', 'xero', 'plain'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** One journal for each day with a line for each account, or one for each fact. */
export const journalGrains = ['day', 'fact'] as const
export type JournalGrain = (typeof journalGrains)[number]

/** The longest code and name of an account in the charity's own chart: what Xero and QuickBooks take. */
export const maxAccountCode = 10
export const maxAccountName = 100

/** What brings money and what takes it, in the order of the statement of activities. */
export const activityLines = [
  'gifts_classrooms',
  'gifts_athletes',
  'gifts_small_businesses',
  'gifts_operations',
  'packs',
  'refunds',
  'orders',
  'reimbursements',
  'cards',
  'cards_uncovered',
  'athletes',
  'provider_fees',
  'bank_fees',
] as const
export type ActivityLine = (typeof activityLines)[number]
