import { pictureKinds, type UploadRule, videoKinds } from '../oversight/files.ts'

/** What can be missing of a profile, in the order in which it is told. */
export const profileParts = ['consent', 'sport', 'place', 'school', 'bio', 'avatar', 'goal'] as const
export type ProfilePart = (typeof profileParts)[number]

/** A photo or a film with news of an athlete. Seen through addresses of its own domain, which ask each time. */
export const updateMedia = {
  purpose: 'prospect_update',
  kinds: [...pictureKinds, ...videoKinds],
  mostBytes: 25_000_000,
  mostSeconds: 180,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

/** A frame of a film, taken by the browser that sends it. */
export const updatePoster = {
  purpose: 'prospect_poster',
  kinds: ['jpeg', 'png', 'webp'],
  mostBytes: 3_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

/** The picture of an athlete. */
export const prospectAvatar = {
  purpose: 'prospect_avatar',
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

export const mostUpdateCaption = 500
export const mostSpoken = 1_500

/** More than staff can look at; who uploads without end keeps them from everybody else's. */
export const mostWaitingUpdates = 20

/** How long each text of a profile may be. */
export const profileLimits = {
  first_name: 60,
  last_name: 60,
  headline: 120,
  sport: 60,
  position: 60,
  city: 80,
  state: 40,
  school: 120,
  bio: 2_000,
} as const
export type ProfileField = keyof typeof profileLimits

export const goalStates = ['active', 'archived'] as const

export const prospectPortalErrors = {
  'prospects.update_without_file': { status: 400, sentence: 'Select a photo or video to upload' },
  'prospects.too_many_waiting': {
    status: 409,
    sentence: 'Many updates wait for our staff already. Please add more when they are decided.',
  },
  'prospects.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this profile. Look again, then save.',
  },
  'prospects.media_not_found': { status: 404, sentence: 'This picture or video does not exist.' },
} as const
