/** What refuses somebody who asks for their own gifts, receipts and monthly gifts. */
export const ownGivingErrors = {
  'own_giving.link_invalid': { status: 404, sentence: 'This link is not valid anymore.' },
  'own_giving.link_expired': { status: 410, sentence: 'This link has expired. Ask for a fresh one.' },
  'own_giving.gift_not_found': { status: 404, sentence: 'Gift not found' },
  'own_giving.purchase_not_found': { status: 404, sentence: 'Purchase not found' },
  'own_giving.no_receipt': { status: 409, sentence: 'This gift was given back: it has no receipt anymore.' },
  'own_giving.period': { status: 400, sentence: 'Choose a first and a last day, at most ten years apart.' },
  'own_giving.too_many_gifts': {
    status: 409,
    sentence: 'These are too many gifts for one statement. Choose a shorter time.',
  },
} as const

export const ownGiftSorts = ['-date', 'date', '-amount', 'amount'] as const
export type OwnGiftSort = (typeof ownGiftSorts)[number]

/** What a gift was for, as a list of one's own narrows it. */
export const ownGiftDestinations = ['classrooms', 'teacher_direct', 'prospects', 'project'] as const
export type OwnGiftDestination = (typeof ownGiftDestinations)[number]

/** The most gifts one statement lists. */
export const maxStatementGifts = 5_000

/** Where the files of whoever holds a link are, for plain links. */
export const linkedGivingAddresses = {
  csv: '/api/giving/gifts.csv',
  receipt: '/api/giving/gifts/:giftId/receipt.pdf',
  purchaseReceipt: '/api/giving/purchases/:purchaseId/receipt.pdf',
  statement: '/api/giving/statement.pdf',
} as const
