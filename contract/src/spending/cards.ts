import { marketVendors } from '../money/credits.ts'

/** Where teachers shop by card. */
export const cardVendors = marketVendors

export type CardVendor = (typeof cardVendors)[number]

/** The stores that a one-time card can be locked to, and the vendor that each is. */
export const cardMerchants = [
  { host: 'amazon.com', vendor: 'amazon' },
  { host: 'walmart.com', vendor: 'walmart' },
] as const satisfies readonly { host: string; vendor: CardVendor }[]

/** From the one staff shop with to the one nobody uses any more. */
export const teacherCardStatuses = ['active', 'replacing', 'inactive'] as const

export type TeacherCardStatus = (typeof teacherCardStatuses)[number]

/** Which program a one-time card is for when the call names none. */
export const defaultCardProgram = 'sponsor-classroom'

/** The least and the most that one card is issued for. */
export const cardLimits = { leastCents: 1, mostCents: 500_000 } as const

/** How long the numbers of a new card stand on screen before they are covered again. */
export const numbersShownSeconds = 30

/** What becomes of a one-time card: it buys while it is `open`. */
export const oneTimeCardStates = ['issuing', 'open', 'closing', 'closed', 'failed'] as const

export type OneTimeCardState = (typeof oneTimeCardStates)[number]

export const longestCardText = { label: 120, notes: 1_000, externalId: 120, program: 80 } as const

export const cardErrors = {
  'cards.merchant_required': { status: 400, sentence: 'Select a merchant before issuing a card' },
  'cards.amount_invalid': { status: 400, sentence: 'Enter a valid amount' },
  'cards.digits_missing': { status: 400, sentence: 'Enter the last 4 digits of the card' },
  'cards.not_issued': { status: 502, sentence: 'Unable to issue card' },
  'cards.not_offered': { status: 503, sentence: 'One-time cards are not offered here yet.' },
  'cards.issued_before': {
    status: 409,
    sentence: 'This card was issued already, and its numbers are shown only once. Ask for another one.',
  },
  'cards.not_found': { status: 404, sentence: 'Card not found' },
  'cards.teacher_not_found': { status: 404, sentence: 'Teacher not found' },
  'cards.another_active': {
    status: 409,
    sentence: 'Another card of this vendor is active. Mark that one replacing or inactive first.',
  },
  'cards.issued_twice': {
    status: 409,
    sentence: 'Another card has this issuer id already.',
  },
  'cards.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this card. Look at it again before you save.',
  },
  'cards.kept_by_staff': {
    status: 409,
    sentence: 'Staff keep this card for you. Ask them when its digits change.',
  },
  'cards.set_inactive': {
    status: 409,
    sentence: 'Staff set this card to inactive. Ask them for a new one.',
  },
  'cards.wrong_signature': { status: 400, sentence: 'The signature does not match.' },
} as const

type Ranked = { vendor: CardVendor; status: TeacherCardStatus; updated_at: string }

/** Orders cards of a vendor: active before replacing before inactive, and of those the one changed last. */
export function compareCards(one: Ranked, other: Ranked): number {
  const rank = ({ status }: Ranked) => teacherCardStatuses.indexOf(status)
  return rank(one) - rank(other) || Date.parse(other.updated_at) - Date.parse(one.updated_at)
}

/** The best card of a vendor. */
export function bestCardOf<Card extends Ranked>(
  cards: readonly Card[],
  vendor: CardVendor,
): Card | undefined {
  return cards.filter((card) => card.vendor === vendor).toSorted(compareCards)[0]
}

/** What is kept of a card's digits as they are typed: the last four. */
export function keepLast4(typed: string): string {
  return typed.replace(/\D/g, '').slice(-4)
}

/** What is kept of a month or year of expiry as it is typed. */
export function keepDigits(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most)
}

/** The month of an expiry in two digits; empty where none was typed. */
export function padMonth(typed: string): string {
  const digits = keepDigits(typed, 2)
  return digits === '' ? '' : digits.padStart(2, '0')
}
