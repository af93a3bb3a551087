import type { UploadRule } from '../oversight/files.ts'

/** What a request to be paid back can be. A draft was not submitted yet, or came back for changes. */
export const reimbursementStatuses = ['draft', 'submitted', 'approved', 'paid', 'rejected'] as const
export type ReimbursementStatus = (typeof reimbursementStatuses)[number]

/** What staff see: never a draft. */
export const deskStatuses = ['submitted', 'approved', 'paid', 'rejected'] as const

/** What staff decide. */
export const reimbursementDecisions = ['approved', 'paid', 'rejected'] as const
export type ReimbursementDecision = (typeof reimbursementDecisions)[number]

/** What becomes of an uploaded receipt: it follows the request that shows it. */
export const receiptStatuses = ['submitted', 'approved', 'reimbursed', 'rejected'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]

/** What happened to a request since it was first submitted. */
export const reimbursementEvents = [
  'submitted',
  'edited',
  'withdrawn',
  'returned',
  'approved',
  'rejected',
  'paid',
  // The bank sent the payment back.
  'bounced',
] as const
export type ReimbursementEvent = (typeof reimbursementEvents)[number]

/** The orders of the lists; a minus turns one around. */
export const reimbursementSorts = ['-submitted', 'submitted', '-total', 'total'] as const
export type ReimbursementSort = (typeof reimbursementSorts)[number]

export const purchaseReceipt = {
  purpose: 'purchase_receipt',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

export const maxReimbursementLines = 50
export const maxLineLength = 200
/** $10,000: more is an order, not a purchase out of somebody's pocket. */
export const maxLineCents = 1_000_000
export const maxMemoLength = 1_000
export const maxCaptionLength = 140
export const maxReasonLength = 500
export const maxReferenceLength = 60
/** No list is counted beyond this many rows; nobody leafs that far. */
export const mostReimbursementsCounted = 1_000
/** As many requests at most go into one payment file. */
export const mostInPaymentFile = 200

export const reimbursementErrors = {
  'reimbursements.not_found': { status: 404, sentence: 'Reimbursement not found' },
  'reimbursements.no_lines': { status: 400, sentence: 'Add at least one reimbursement line item' },
  'reimbursements.receipt_not_found': { status: 404, sentence: 'This receipt does not exist.' },
  'reimbursements.receipt_used': {
    status: 409,
    sentence: 'This receipt belongs to another request already.',
  },
  'reimbursements.too_many_receipts': {
    status: 429,
    sentence: 'Too many receipts were uploaded and not used. Use or remove some first.',
  },
  'reimbursements.changed': {
    status: 409,
    sentence: 'This request has changed. Look at it again.',
  },
  'reimbursements.decided': { status: 409, sentence: 'This request was decided already.' },
  'reimbursements.not_paid': {
    status: 409,
    sentence: 'Only a payment that was made can come back from the bank.',
  },
  'reimbursements.own': {
    status: 403,
    sentence: 'This request is your own, so somebody else has to decide on it.',
  },
  'reimbursements.only_links': {
    status: 409,
    sentence:
      'The only receipt of this request is a link to another site, which can change and is no proof. Return it, and ask the teacher to upload the receipt.',
  },
  'reimbursements.bounce_yours': {
    status: 403,
    sentence: 'You wrote down that the bank sent this payment back, so somebody else has to pay it again.',
  },
  'reimbursements.receipt_missing': {
    status: 409,
    sentence:
      'A line of this request needs its receipt first. Return it, and ask the teacher to upload the receipt.',
  },
  'reimbursements.payment_file_not_found': { status: 404, sentence: 'There is no such payment file.' },
} as const

/** The name a request goes by: `RB-1042`. */
export function nameReimbursement(number: number): string {
  return `RB-${number}`
}
