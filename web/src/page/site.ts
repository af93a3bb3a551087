import type { CardFee } from '@tower/contract/money/fee-cover.ts'

/** What the operator says about the charity and this installation. */
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
  origin: string
  nominations: boolean
  storybooks: boolean
  /** What school addresses end in; `.edu` where the operator says nothing. */
  teacherEmailSuffixes?: readonly string[]
  /** Stories on the home page; on where the operator says nothing. */
  heroStories?: boolean
  /** What the payment provider keeps of a card payment; the usual fee when the operator says nothing. */
  cardFee?: CardFee
  /** Demonstration data is shown and says so. */
  demo: boolean
}
