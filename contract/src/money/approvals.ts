import { type Belongs, covers, type Duty } from '../people/duties.ts'

/** What leaves, or brings money where it can be spent, and may need two people. Each kind is declared by the record of one domain. */
export const approvalKinds = [
  'reimbursement',
  'slot_by_hand',
  'month_difference',
  'order',
  'card',
  'bounce',
  'order_return',
  'refund',
  'offline_gift',
  'offline_return',
  'disbursement',
  'disbursement_void',
  'bank_line',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Whoever gives slots by hand asks for what all who look after money may decide; so they see it, and decide what others of them ask for. */
export const approvalDuties = ['money', 'classrooms'] as const satisfies Belongs

/** Whose work it is to see one and to decide it. */
export const dutyOfApproval = (kind: ApprovalKind): Belongs =>
  kind === 'slot_by_hand' ? approvalDuties : 'money'

/** The kinds that somebody with these duties sees and decides. */
export const approvalKindsFor = (held: readonly Duty[]): ApprovalKind[] =>
  approvalKinds.filter((kind) => covers(held, dutyOfApproval(kind)))

/**
 * What became of it. `alone` left by one person within the limit, `outdated` changed before it left, and `earlier` left
 * before there was this rule.
 */
export const approvalStates = [
  'waiting',
  'approved',
  'refused',
  'alone',
  'withdrawn',
  'outdated',
  'earlier',
] as const
export type ApprovalState = (typeof approvalStates)[number]

/**
 * Why one ended that nobody decided: what was asked for changed, or is not asked for any more, or was settled in another way, or
 * whoever asked is no longer of the staff.
 */
export const approvalEnds = ['changed', 'gone', 'settled', 'asker_left'] as const
export type ApprovalEnd = (typeof approvalEnds)[number]

/**
 * Why one person is not enough. `kind` always takes two, `reserve` while the reserve for refunds is below its floor, `word` since
 * whoever asks had the money in hand before, and `pair` since two people let it out.
 */
export const approvalGrounds = [
  'amount',
  'asker',
  'teacher',
  'payee',
  'hand',
  'kind',
  'unseen',
  'own',
  'reserve',
  'word',
  'pair',
] as const
export type ApprovalGround = (typeof approvalGrounds)[number]

/** What a second person reads beside the amount; the names of the values. */
export const approvalFacts = [
  'number',
  'teacher',
  'address',
  'school_year',
  'lines',
  'receipts',
  'bounces',
  'classroom',
  'another',
  'month',
  'statement',
  'bank_balance',
  'books_balance',
  'balance_difference',
  'signed_difference',
  'lines_left',
  'entries_left',
  'merchant',
  'reference',
  'paid_by',
  'use',
  'giver',
  'paid',
  'returned',
  'way',
  'day',
  'athlete',
  'goal',
  'paid_to',
  'paid_on',
] as const
export type ApprovalFactName = (typeof approvalFacts)[number]
export type ApprovalFact = { name: ApprovalFactName; value: string }

/** How somebody had a hand in what is about to leave. */
export const handKinds = [
  'raised_budget',
  'gave_slot',
  'opened_account',
  'allowed_address',
  'gave_role',
  'approved_claim',
  'let_in_again',
] as const
export type HandKind = (typeof handKinds)[number]

/** What a second person decides. */
export const approvalDecisions = ['approved', 'refused'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]

/** The orders of the list; a minus turns one around. */
export const approvalSorts = ['-asked', 'asked', '-amount', 'amount'] as const

export const maxApprovalNoteLength = 500

export const approvalErrors = {
  'approvals.waits': {
    status: 409,
    sentence: 'This waits for another person. It is under Approvals.',
  },
  'approvals.unproven': {
    status: 409,
    sentence:
      'This teacher came in by a link that our staff were shown. Nothing leaves for them until they have signed in by a link that was mailed to their address.',
  },
  'approvals.not_found': { status: 404, sentence: 'There is no such approval.' },
  'approvals.settled': { status: 409, sentence: 'This was decided already.' },
  'approvals.changed': {
    status: 409,
    sentence: 'What was asked for has changed since, so it has to be asked for again.',
  },
  'approvals.not_yours': {
    status: 403,
    sentence: 'Somebody else has to decide this.',
  },
  'approvals.note_missing': { status: 400, sentence: 'Say why it may not go.' },
} as const
