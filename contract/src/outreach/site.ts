/** The pages that have a preview picture of their own. */
export const pagePictures = ['home', 'programs'] as const
export type PagePicture = (typeof pagePictures)[number]

/** Where the preview pictures of pages are, and the code of a share page for print. */
export const pictureAddresses = {
  page: '/og/page/:page',
  share: '/og/t/:code',
  profile: '/og/s/:handle',
  draw: '/og/draw/:drawId',
  shareQr: '/qr/t/:code',
  /** The uploaded logo, for mails and machines. */
  logo: '/brand/logo.png',
} as const
