import { creditCents } from '../money.ts'
import { pictureKinds, pictureOfCharity, type UploadRule } from '../oversight/files.ts'

export const badgeErrors = {
  'badges.not_found': { status: 404, sentence: 'There is no such item in the marketplace.' },
  'badges.switched_off': { status: 409, sentence: 'This is not offered anymore.' },
  'badges.owned': { status: 409, sentence: 'You have this already.' },
  'badges.price_changed': {
    status: 409,
    sentence: 'The price has changed. Please look at it again.',
    more: ['credits'],
  },
  'badges.not_unlocked': { status: 403, sentence: 'Unlock this avatar first.' },
  'badges.invalid': {
    status: 400,
    sentence:
      'An item needs a name of at most 60 characters, a description of at most 200, a theme, a tier from 1 to 4 and a price in credit cents. A badge costs at least 1 credit.',
  },
  'badges.name_taken': { status: 409, sentence: 'Another item has this name.' },
  'badges.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this. Nothing of yours was saved: close it and look at it as it is now.',
    more: ['name', 'credits', 'seen'],
  },
  'badges.too_many': { status: 409, sentence: 'The catalog is full: it holds 200 items of each kind.' },
  'badges.portrait_changed': {
    status: 409,
    sentence: 'This photo has been decided on or taken back. Please look again.',
  },
  'badges.own_portrait': { status: 403, sentence: 'Nobody decides on their own photo.' },
  'badges.teacher_not_found': { status: 404, sentence: 'There is no such teacher.' },
  'badges.picture_unknown': { status: 400, sentence: 'Upload this picture first.' },
} as const

/** What teachers unlock with credits. */
export const itemKinds = ['badge', 'avatar'] as const
export type ItemKind = (typeof itemKinds)[number]

/** The three blocks of the product; each gives a shape: circle, square, arch. */
export const itemThemes = ['think', 'build', 'serve'] as const
export type ItemTheme = (typeof itemThemes)[number]

export const mostTier = 4
export const maxItemNameLength = 60
export const maxItemDescriptionLength = 200
/** Why staff do not show a photo. */
export const maxPortraitReasonLength = 500
/** How many photos of teachers staff see at once, the ones that wait longest first. */
export const mostListedPortraits = 100
/** Of each kind. */
export const mostItems = 200
export const mostItemCents = 100_000_000

/** How many badges stand beside a teacher's name where they are shown to others: those of the highest tier. */
export const mostShownBadges = 6

/** What is shown, and charged: whole credits. 100 cents are one. */
export function wholeCredits(costCents: number): number {
  return Math.round(costCents / creditCents)
}

/** Staff upload it for an item, in place of the drawn picture. */
export const marketPicture = { ...pictureOfCharity, purpose: 'market_picture' } as const satisfies UploadRule

/** A teacher shows it in place of an avatar, once staff looked at it. */
export const teacherPortrait = {
  purpose: 'teacher_portrait',
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'everyone',
  waitsForStaff: true,
} as const satisfies UploadRule
