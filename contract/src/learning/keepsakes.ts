/** What sponsors buy with Tower Credits: papers to print, and emblems for their public profile. */
export const keepsakeKeys = [
  'certificate',
  'poster',
  'thank_you_cards',
  'emblem_arch',
  'emblem_circle',
  'emblem_square',
] as const
export type KeepsakeKey = (typeof keepsakeKeys)[number]

/** Those that a public profile can show. */
export const emblemKeys = ['emblem_arch', 'emblem_circle', 'emblem_square'] as const
export type EmblemKey = (typeof emblemKeys)[number]

/** Papers of which a sample is shown before anybody buys them; emblems are shown as they are. */
export const sampleKeys = ['certificate', 'poster', 'thank_you_cards'] as const
export type SampleKey = (typeof sampleKeys)[number]

/** What each keepsake costs before staff change it, in whole credits. */
export const usualKeepsakePrices: Readonly<Record<KeepsakeKey, number>> = {
  certificate: 5,
  poster: 10,
  thank_you_cards: 8,
  emblem_arch: 15,
  emblem_circle: 15,
  emblem_square: 15,
}

/** The most that a keepsake may cost. */
export const mostKeepsakeCredits = 1_000_000

/** Of how many slots, the newest first, a sponsor is offered certificates at once. */
export const mostOfferedSlots = 100

/** Where the drawing of an emblem is, for public profiles. */
export const emblemAddress = '/emblems/:emblem'

/** Where the sample of a paper is. */
export const sampleAddress = '/keepsake-samples/:sample'

/** What a movement of a wallet is noted as that bought a keepsake. */
export const keepsakeNote = (key: KeepsakeKey): string => `keepsake:${key}`

const fileNames: Readonly<Record<KeepsakeKey, string>> = {
  certificate: 'certificate-slot',
  poster: 'tower-poster',
  thank_you_cards: 'thank-you-cards',
  emblem_arch: 'emblem-arch',
  emblem_circle: 'emblem-circle',
  emblem_square: 'emblem-square',
}

/** What a keepsake is called as a file, without its ending. */
export function nameKeepsakeFile(key: KeepsakeKey, slotNumber: number | null): string {
  return slotNumber === null ? fileNames[key] : `${fileNames[key]}-${slotNumber}`
}

export const keepsakeErrors = {
  'keepsakes.not_sold': { status: 409, sentence: 'This keepsake is not sold right now.' },
  'keepsakes.price_changed': {
    status: 409,
    sentence: 'The price has changed. Nothing was taken: please look at the new one.',
    more: ['price_credits'],
  },
  'keepsakes.owned': { status: 409, sentence: 'You have this keepsake already. Nothing was taken.' },
  'keepsakes.slot_missing': { status: 400, sentence: 'Choose the slot that the certificate is for.' },
  'keepsakes.slot_not_found': { status: 404, sentence: 'This is not one of your slots.' },
  'keepsakes.slot_taken_back': {
    status: 409,
    sentence: 'This slot was taken back, so there is no certificate for it.',
  },
  'keepsakes.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed it. Please look at how it is now, and save again.',
    more: ['price_credits'],
  },
  'keepsakes.not_found': { status: 404, sentence: 'You do not have this keepsake.' },
} as const
