import { pictureKinds, type UploadRule } from '../oversight/files.ts'

/** A photo of what a classroom bought. Its public address is the domain's own, and asks each time whether it may be seen. */
export const classroomPhoto = {
  purpose: 'classroom_photo',
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: true,
} as const satisfies UploadRule

export const mostCaptionCharacters = 140
export const mostPhotoReasonCharacters = 500

/** More than a classroom shows of one purchase; who uploads without end keeps staff from everybody else's. */
export const mostWaitingPhotos = 60

/** How many photos of a classroom a public page shows. */
export const mostShownPhotos = 12

/** What a teacher vouches for. Without one of the two a photo is never shown. */
export const photoStatements = ['faces_hidden', 'consents_on_file'] as const
export type PhotoStatement = (typeof photoStatements)[number]

export const photoStates = ['pending', 'approved', 'rejected'] as const
export type PhotoState = (typeof photoStates)[number]

export const photoSorts = ['waiting', '-created', 'created'] as const
export type PhotoSort = (typeof photoSorts)[number]

/** What the teacher is mailed: it is shown, it isn't, or it was and no longer is. */
export const photoOutcomes = ['approved', 'rejected', 'taken_down'] as const
export type PhotoOutcome = (typeof photoOutcomes)[number]

export const photoErrors = {
  'photos.not_found': { status: 404, sentence: 'This photo does not exist.' },
  'photos.no_classroom': {
    status: 409,
    sentence: 'No classroom is linked to your account yet. Ask staff to link yours.',
  },
  'photos.too_many_waiting': {
    status: 409,
    sentence: 'Many of your photos wait for our staff already. Please add more when they are decided.',
  },
  'photos.decided': { status: 409, sentence: 'This photo was decided before.' },
  'photos.changed': {
    status: 409,
    sentence: 'The teacher changed this photo. Look at it again before you decide.',
  },
  'photos.not_shown': { status: 409, sentence: 'Only a photo that is approved can be taken off the pages.' },
  'photos.no_statement': {
    status: 409,
    sentence: 'The teacher has not said yet that faces are hidden or consents are on file.',
  },
  'photos.own': { status: 403, sentence: 'Somebody else decides on your own photos.' },
} as const
