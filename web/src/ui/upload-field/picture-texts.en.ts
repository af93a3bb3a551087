/** Why a picture was not taken in; each place that asks for one may say it so. */
export const pictureUploads = {
  failed: 'Upload failed',
  unreadable: 'This picture cannot be read. It may be damaged.',
  wrongKind: 'This is not a picture we can take.',
  tooManyPixels: 'This picture has too many pixels. Please save it smaller.',
  tooLarge: 'This file is too large.',
  empty: 'This file is empty.',
  full: 'There is no space for this file right now. Please try again later.',
  waiting: 'Too many files were uploaded and not used. Please try again later.',
} as const
