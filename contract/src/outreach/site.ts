import type { OrgZones } from '../org-zone.ts'
import type { CardFee } from '../money/fee-cover.ts'

/** What the operator says about the charity and this installation; every page may show it. */
export type Site = {
  name: string
  legalName: string
  /** The tax number, empty when the operator has none: then nothing may be called tax-deductible. */
  ein: string
  /** How the charity is reached, where the operator says so. */
  address?: string
  phone?: string
  email?: string
  /** The uploaded logo: where its small form is, without the origin, and its proportions. */
  logo?: { address: string; width: number; height: number }
  /** Names the uploaded picture of link previews, so that another one has another address. */
  picture?: string
  /** Tokens of buttons and links, by their names, where staff chose colors. */
  colors?: Readonly<Record<`--${string}`, string>>
  /** In which zones the organization's days are cut; the usual one where nothing is said. */
  zones?: OrgZones
  /** The organization's year. */
  year?: number
  origin: string
  nominations: boolean
  storybooks: boolean
  /** What school addresses end in; `.edu` where nothing is said. */
  teacherEmailSuffixes?: readonly string[]
  /** Stories on the home page; on where nothing is said. */
  heroStories?: boolean
  /** What the payment provider keeps of a card payment. */
  cardFee: CardFee
  /** Demonstration data is shown and says so. */
  demo: boolean
  /** Everything here is a rehearsal with test cards. */
  rehearsal?: boolean
}

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
