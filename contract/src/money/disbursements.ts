import type { UploadRule } from '../oversight/files.ts'

export const disbursementErrors = {
  'disbursements.not_found': { status: 404, sentence: 'Disbursement not found' },
  'disbursements.account_not_found': { status: 404, sentence: 'No athlete or goal has this number.' },
  'disbursements.goal_not_reached': {
    status: 409,
    sentence: 'This goal is still open and not reached. Money is paid out once it is reached or archived.',
  },
  'disbursements.not_enough': { status: 409, sentence: 'There is not enough money here for this.' },
  'disbursements.changed': {
    status: 409,
    sentence: 'The money of this goal has changed. Look at it again.',
  },
  'disbursements.settled': { status: 409, sentence: 'This disbursement was decided already.' },
  'disbursements.document_gone': {
    status: 409,
    sentence: 'Its document is gone, so nobody can look at it. Refuse it and record it again.',
  },
  'disbursements.document_used': {
    status: 409,
    sentence: 'This document belongs to another disbursement already.',
  },
  'disbursements.paid_in_future': { status: 400, sentence: 'The day it was paid on is not here yet.' },
} as const

/** What becomes of a disbursement. */
export const disbursementStates = ['waiting', 'paid', 'declined', 'voided'] as const
export type DisbursementState = (typeof disbursementStates)[number]

/**
 * Where money of athletes lies: with a goal that is open, reached or archived, with the athlete for none, or with a
 * profile that is not shown.
 */
export const athleteAccountStates = ['reached', 'open', 'archived', 'general', 'hidden'] as const
export type AthleteAccountState = (typeof athleteAccountStates)[number]

export const athleteAccountSorts = [
  '-balance',
  'balance',
  'athlete',
  '-athlete',
  '-raised',
  'raised',
] as const
export type AthleteAccountSort = (typeof athleteAccountSorts)[number]

export const disbursementSorts = ['-paid', 'paid', '-recorded', 'recorded', '-amount', 'amount'] as const
export type DisbursementSort = (typeof disbursementSorts)[number]

/** The most that one disbursement can be. */
export const mostDisbursedCents = 99_999_999

/** The bill, the transfer slip or the letter that a disbursement stands on. */
export const disbursementDocument = {
  purpose: 'disbursement_document',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
  isOfCharity: true,
} as const satisfies UploadRule

/** After how many days money of athletes that is not used moves on; staff choose within these. */
export const unusedDays = { least: 30, usual: 90, most: 365 } as const
