export const deskErrors = {
  'desk.refund_in_hand': {
    status: 409,
    sentence: 'Somebody is refunding this payment already.',
  },
  'desk.payment_changed': {
    status: 409,
    sentence: 'This payment has changed. Look at it again before anything goes back.',
  },
  'desk.payment_disputed': {
    status: 409,
    sentence:
      'The giver’s bank disputes this payment. Answer the dispute instead: a refund besides it could pay twice.',
  },
  'desk.refund_not_found': { status: 404, sentence: 'There is no such refund.' },
  'desk.refund_conflict': { status: 409, sentence: 'This refund was asked for before, with another amount.' },
  'desk.refund_settled': { status: 409, sentence: 'This refund was decided already.' },
  'desk.account_not_found': { status: 404, sentence: 'There is no such account.' },
} as const

/** What a payment has come to, as staff see it: one of these, whatever else happened to it. */
export const paymentStatuses = ['settled', 'review', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the payments can be ordered by; a minus turns the order around. */
export const paymentSorts = ['-date', 'date', '-amount', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** The longest reason that staff give for moving money. */
export const maxDeskReasonLength = 500

/** What becomes of a refund that staff asked for. `waiting` waits among the approvals, `sending` for the provider. */
export const refundOrderStates = ['waiting', 'sending', 'sent', 'declined', 'failed'] as const
export type RefundOrderState = (typeof refundOrderStates)[number]

/** A refund of a gift, or money that was never booked as one and goes back. */
export const refundOrderKinds = ['refund', 'return'] as const
export type RefundOrderKind = (typeof refundOrderKinds)[number]

/** How a gift that repeats each month stands with the provider. */
export const monthlyStates = ['asked', 'active', 'past_due', 'paused', 'ended'] as const
export type MonthlyState = (typeof monthlyStates)[number]

/** How a donor is thanked for a gift, beside the receipt. */
export const thanksWays = ['letter', 'email', 'call', 'in_person'] as const
export type ThanksWay = (typeof thanksWays)[number]

/** So many gifts are thanked for at once. */
export const mostThanksAtOnce = 100

/** So many letters are one file at most, and so many of those who get none are named. */
export const mostLetters = 10_000
export const mostLeftOutNamed = 200

/** The longest personal note on a receipt or a letter. */
export const maxPersonalNoteLength = 1_000

/** The longest note about a donor, in letters, and the longest word by which staff find them. */
export const maxDonorNoteLength = 10_000
export const maxDonorTagLength = 40
export const maxDonorTags = 30

/**
 * Why a donor gets no paper in a print of many: letters of the name or address that no face has, no name, more gifts than one
 * statement lists, or, of what goes by mail, no address.
 */
export const leftOutReasons = ['letters', 'no_name', 'too_many_gifts', 'no_postal_address'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Donors who are written to together: of a classroom or of a slot, who gave before a day and not since, who give each month, or who have a tag. */
export const donorSegments = ['classroom', 'slot', 'lapsed', 'monthly', 'tag'] as const
export type DonorSegment = (typeof donorSegments)[number]

/** Whether a donor signs in. */
export const giverAccounts = ['yes', 'no'] as const

/** Whether their donor was thanked. */
export const thanksStandings = ['open', 'done'] as const

/** Whether they have an email address, or are written to on paper. */
export const thanksReaches = ['email', 'paper'] as const
