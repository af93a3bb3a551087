import type { UploadRule } from '../oversight/files.ts'
export const givingErrors = {
  'giving.amount_too_small': { status: 400, sentence: 'The smallest gift is $1.' },
  'giving.amount_too_large': {
    status: 400,
    sentence: 'This gift is too large for the card form. Please contact us.',
  },
  'giving.amount_invalid': { status: 400, sentence: 'Enter a valid amount.' },
  'giving.slot_price': { status: 400, sentence: 'A Sponsor Slot costs exactly $800.' },
  'giving.unknown_destination': { status: 400, sentence: 'Unknown destination.' },
  'giving.unknown_program': { status: 404, sentence: 'Program not found' },
  'giving.return_address': { status: 400, sentence: 'The return address must be on this site.' },
  'giving.checkout_failed': { status: 502, sentence: 'Unable to start checkout.' },
  'giving.checkout_conflict': {
    status: 409,
    sentence: 'This checkout was already started with another amount.',
  },
  'giving.monthly_to_towers': {
    status: 400,
    sentence:
      'A monthly gift goes to the shared tower, to your own tower, or to an athlete. Please choose one of them.',
  },
  'giving.slot_would_not_come': {
    status: 409,
    sentence:
      'An earlier payment of yours was returned after a classroom had received it. Your next gift makes up for that first, so this payment would not become a Sponsor Slot. Please write to us before you pay.',
  },
  'giving.too_many_starts': {
    status: 429,
    sentence: 'Many payments were started from this network and not finished. Please try again later.',
  },
  'giving.wrong_signature': { status: 400, sentence: 'The signature does not match.' },
  'giving.payment_not_found': { status: 404, sentence: 'Payment not found' },
  'giving.refund_too_large': { status: 409, sentence: 'This is more than what is left of the payment.' },
  'giving.refund_failed': { status: 502, sentence: 'The payment provider refused the refund.' },
  'giving.refund_offline': {
    status: 409,
    sentence:
      'This gift did not come through the payment provider, so it cannot go back that way. Send the money back as it came.',
  },
  'giving.offline_in_future': { status: 400, sentence: 'The day of the gift is still to come.' },
  'giving.offline_not_found': { status: 404, sentence: 'There is no such offline gift.' },
  'giving.offline_not_received': {
    status: 409,
    sentence: 'The money of this offline gift is not there, or went back already.',
  },
  'giving.deposit_differs': {
    status: 409,
    sentence: 'The checks do not come to the total of the deposit slip, so none of them was entered.',
  },
  'giving.offline_changed': {
    status: 409,
    sentence: 'Somebody else changed this gift. Look again, then correct it.',
  },
  'giving.offline_needs_another': {
    status: 403,
    sentence: 'Somebody else than who entered or received this gift has to correct it.',
  },
  'giving.offline_is_booked': {
    status: 409,
    sentence:
      'The books keep the amount and the day of a gift that has come. Take it out, then enter it as it is.',
  },
  'giving.offline_erased': {
    status: 409,
    sentence: 'The name on this gift was erased. No other name is written there.',
  },
  'giving.offline_donor_differs': {
    status: 409,
    sentence: 'This email address is not that of the donor who was picked. Leave out one of the two.',
  },
  'giving.picture_used': { status: 409, sentence: 'This picture belongs to another gift already.' },
  'giving.picture_stays': {
    status: 409,
    sentence:
      'The money of this gift is there: its picture stays with its papers. Another may take its place.',
  },
  'giving.offline_settled': { status: 409, sentence: 'This offline gift was received or canceled already.' },
  'giving.offline_looks_entered': {
    status: 409,
    sentence: 'A gift with this number, giver and amount is entered already.',
    // Of a deposit, which of its checks: “2, 3”.
    more: ['row'],
  },
  'giving.review_not_needed': { status: 409, sentence: 'This payment waits for no decision.' },
  'giving.review_decided': { status: 409, sentence: 'Somebody decided about this payment already.' },
  'giving.review_only_returned': { status: 409, sentence: 'This money can only be given back.' },
  'giving.review_partly_returned': {
    status: 409,
    sentence: 'A part of this payment went back already: the rest can only be given back, too.',
  },
  'giving.review_amount_differs': {
    status: 409,
    sentence: 'This is not what was asked for there. Settle it as the gift it is.',
  },
  'giving.review_no_month': {
    status: 409,
    sentence: 'The payment provider knows no month this payment was for.',
  },
  'giving.review_reason': { status: 400, sentence: 'Say why, in 500 characters at most.' },
  'giving.checkout_not_found': { status: 404, sentence: 'Checkout not found' },
  'giving.no_dispute': { status: 409, sentence: 'No bank disputes this payment.' },
  'giving.no_receipt': { status: 409, sentence: 'This payment has no valid receipt.' },
  'giving.receipt_without_address': {
    status: 409,
    sentence: 'This donor has no email address. Say where the receipt goes.',
  },
  'giving.receipt_replaced': {
    status: 409,
    sentence: 'Another receipt took the place of this one. Look again, then decide.',
  },
  'giving.donor_has_account': {
    status: 409,
    sentence:
      'A donor with an account keeps it: their address is changed by themselves, and others are merged into them.',
  },
  'giving.donor_address_taken': {
    status: 409,
    sentence: 'Another donor has this address. Merge the two instead.',
  },
  'giving.donor_needs_address': {
    status: 409,
    sentence:
      'A donor who is known by their address keeps one. Enter the right one, or erase the donor if they ask to be forgotten.',
  },
  'giving.donor_changed': {
    status: 409,
    sentence: 'Somebody else changed this donor. Look again, then save.',
  },
  'giving.donor_same': { status: 400, sentence: 'These are the same donor already.' },
  'giving.nobody_to_thank': { status: 404, sentence: 'No gift is shown that a letter could be written for.' },
  'giving.too_many_letters': {
    status: 409,
    sentence: 'These are more than 10,000 donors. Narrow the list first.',
  },
  'giving.letter_note_unprintable': {
    status: 400,
    sentence:
      'The note has signs that cannot be printed, such as small pictures. Please write it without them.',
  },
  'giving.donor_note_not_found': { status: 404, sentence: 'This note is gone already.' },
  'giving.too_many_tags': { status: 409, sentence: 'A donor has 30 tags at most. Take one away first.' },
  'giving.donor_not_found': { status: 404, sentence: 'Donor not found' },
  'giving.fund_too_small': { status: 409, sentence: 'The operations fund does not hold that much.' },
  'giving.tower_link_invalid': { status: 404, sentence: 'This link is not valid.' },
  'giving.tower_link_expired': { status: 410, sentence: 'This link has expired.' },
  'giving.card_required': { status: 402, sentence: 'No saved payment method.', more: ['checkout_url'] },
  'giving.card_declined': { status: 402, sentence: 'The payment method was declined.' },
  'giving.card_confirmation': {
    status: 402,
    sentence: 'Your bank wants you to confirm this payment yourself.',
    more: ['checkout_url'],
  },
  'giving.charge_unknown': {
    status: 502,
    sentence:
      'The payment provider has not answered yet. Please try again: one gift is never charged twice, and if it was charged already it appears by itself.',
  },
  'giving.charge_failed': { status: 502, sentence: 'Your card was not charged. Please try again.' },
  'giving.teacher_missing': { status: 400, sentence: 'Missing teacher destination.' },
  'giving.teacher_not_found': { status: 404, sentence: 'Teacher not found' },
} as const

/**
 * Whose tower a classroom gift lies on: the giver's own account's, the one that waits at a guest's address, that of an account
 * whose address a guest typed, or the one everybody shares.
 */
export const giftTowers = ['own', 'address', 'account', 'shared'] as const
export type GiftTower = (typeof giftTowers)[number]

export const destinations = ['classrooms', 'prospects', 'project'] as const
export type Destination = (typeof destinations)[number]

/** The four programs. Only the classroom program is open; the others show a preview. */
export const programKeys = ['sponsor-classroom', 'rent-assistance', 'tower-smbs', 'sponsor-athlete'] as const
export type ProgramKey = (typeof programKeys)[number]

/** Quick amounts, in whole dollars. */
export const donateQuickAmounts = [25, 50, 100, 250, 800] as const
export const programQuickAmounts = [25, 50, 100, 250] as const
export const programDefaultAmount = 50

/** How a gift is dedicated, and the longest name of whom it honors or remembers. */
export const tributeKinds = ['honor', 'memory'] as const
export const maxTributeNameLength = 120

/** What happened to a checkout, as the page someone returns to may know it. */
export const checkoutStatuses = ['open', 'complete', 'needs_review', 'failed', 'expired'] as const

/** What became of a gift after it was given. */
export const giftStandings = ['refunded', 'refund_pending', 'partly_refunded', 'disputed'] as const
export type GiftStanding = (typeof giftStandings)[number]

/** How often a gift is charged. */
export const giftFrequencies = ['once', 'monthly'] as const
export type GiftFrequency = (typeof giftFrequencies)[number]

/** What a sponsor's own form gives to: classrooms by the draw, or one teacher's classroom. */
export const sponsorGiftKinds = ['platform_program', 'teacher_direct'] as const
export type SponsorGiftKind = (typeof sponsorGiftKinds)[number]

/** The ways in which a gift comes besides the payment provider. */
export const offlineKinds = ['check', 'bank_transfer', 'donor_advised_fund', 'stock'] as const
export type OfflineKind = (typeof offlineKinds)[number]

/** What has become of an offline gift. */
export const offlineStates = ['pending', 'received', 'returned', 'canceled'] as const
export type OfflineState = (typeof offlineStates)[number]

/** So many checks stand on one deposit slip at most. */
export const mostChecksOfDeposit = 50

/** What a check looks like, or the letter that came with a transfer. It shows where somebody lives and banks. */
export const checkPicture = {
  purpose: 'check_picture',
  kinds: ['jpeg', 'png', 'webp', 'pdf'],
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
  isOfCharity: true,
  // A whole slip, each taken a second time.
  mostWaiting: 2 * mostChecksOfDeposit,
  tooManyWaiting:
    'Too many pictures of checks wait for their gifts. Enter those checks first. A picture that no gift has goes after a day.',
} as const satisfies UploadRule

/** The longest number or words that name a check, transfer, grant or shares. */
export const maxReferenceLength = 120
/** How long a name may be that a giver wants to be called by. */
export const maxGiverNameLength = 200
