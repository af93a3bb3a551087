/** The pages that have a preview picture of their own. */
export const pagePictures = ['home', 'programs'] as const
export type PagePicture = (typeof pagePictures)[number]
