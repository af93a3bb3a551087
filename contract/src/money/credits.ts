export const creditErrors = {
  'credits.pack_not_found': { status: 404, sentence: 'Credit pack not found' },
  'credits.pack_name_taken': { status: 409, sentence: 'Another pack has this name.' },
  'credits.pack_invalid': {
    status: 400,
    sentence:
      'A pack needs a name of at most 80 characters, a price of at least $1 and a credit value of at least 0.01 credits.',
  },
  'credits.not_packs': { status: 400, sentence: 'Only credit packs can be edited here.' },
  'credits.amount_invalid': { status: 400, sentence: 'Enter a positive credit amount.' },
  'credits.recipient_missing': { status: 400, sentence: 'Enter a teacher user ID or email.' },
  'credits.teacher_not_found': { status: 404, sentence: 'Teacher not found' },
  'credits.not_enough': { status: 402, sentence: 'Not enough credits' },
  'credits.gift_conflict': { status: 409, sentence: 'This gift was already sent with other details.' },
  'credits.user_required': { status: 400, sentence: 'user_id is required' },
  'credits.person_not_found': { status: 404, sentence: 'Nobody has this user ID.' },
  'credits.unknown_vendor': { status: 400, sentence: 'Unknown vendor' },
  'credits.refund_above_wallet': {
    status: 409,
    sentence:
      'The wallet no longer holds the credits of this purchase. Only what it still holds can be refunded.',
  },
} as const

/** What a line of a wallet tells of. */
export const creditEntryTypes = [
  'pack_purchase',
  'gift_in',
  'gift_out',
  'spend',
  'refund',
  'platform_grant',
  'admin_adjust',
] as const
export type CreditEntryType = (typeof creditEntryTypes)[number]

/** Whose doing a line of a wallet is. */
export const creditSources = ['checkout', 'gift', 'tools', 'marketplace', 'staff'] as const
export type CreditSource = (typeof creditSources)[number]

/** The stores that shopping leads to. */
export const marketVendors = ['amazon', 'walmart'] as const

/** The most credits that move at once. */
export const maxCredits = 1_000_000

/** How many credits a sponsor's gift begins with, and a grant of staff. */
export const usualGiftCredits = 50
export const usualGrantCredits = 100
/** What a grant of staff is noted as unless they say more. */
export const usualGrantNote = 'admin.grant'
export const maxGrantNoteLength = 200

/** Lines of the marketplace ledger that staff see at once. */
export const marketLedgerLines = 25
export const mostMarketLedgerLines = 200

/** The window event by which a page says that a wallet has changed. */
export const walletRefresh = 'wallet-refresh'
