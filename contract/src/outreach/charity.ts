import { pictureOfCharity, type UploadRule } from '../oversight/files.ts'

export const maxCharityName = 80
export const maxLegalName = 200
export const maxCharityAddress = 200
export const maxCharityPhone = 40
export const maxZoneName = 60

/** A tax number of the IRS: two digits, a hyphen, seven digits. */
export const einShape = /^\d{2}-\d{7}$/
export const phoneShape = /^[+\d(][\d\s().\-+/ext]*$/i
export const colorShape = /^#[0-9a-f]{6}$/

/** What staff can say of the charity; what stands on receipts and in law is apart. */
export const detailNames = [
  ...(['name', 'address', 'email', 'phone'] as const),
  ...(['color_day', 'color_night', 'logo_url', 'picture_url'] as const),
] as const
export const legalNames = ['legal_name', 'ein'] as const

/** A logo or a picture for link previews. Staff upload it for everyone to see. */
export const charityPicture = {
  ...pictureOfCharity,
  purpose: 'charity_picture',
} as const satisfies UploadRule

export const charityErrors = {
  'charity.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this. Look again first.',
  },
  'charity.revision_not_found': { status: 404, sentence: 'This version is not known.' },
  'charity.too_faint': {
    status: 400,
    sentence: 'These colors leave text too faint to read (WCAG AA). Choose darker or lighter ones.',
  },
  'charity.zone_unknown': {
    status: 400,
    sentence: 'There is no time zone with this name. Choose one from the list, such as America/Chicago.',
  },
  'charity.picture_unknown': {
    status: 400,
    sentence: 'This picture is not one you uploaded. Choose it again.',
  },
} as const
