import type { Call } from '@tower/contract/client.ts'
import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import type { Charity } from '../charity.ts'
import type { PageView } from './page-view.ts'

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
}

/** What one page request gets: the typed client, the words of this view alone, and the way to the operator's log. */
export type PageTools = PageView & { call: Call; report: (error: unknown) => void }

/** What the charity says of itself by now: it wins over what was known at the start. */
export type SaidOnPages = { said?: Partial<Site>; worded?: Charity['texts'] }

/** Answers one page request. This is the only thing the server knows of the web app. */
export type AnswerPage = (request: Request, given: PageTools & SaidOnPages) => Promise<Response>

/** What a visitor may ask for beside the address. */
export type Wishes = { cookie: string | undefined; acceptLanguage: string | undefined }

/** The exports of the web app's server build (`web/build/server/index.js`). */
export type WebBuild = {
  openPages: (site: Site) => AnswerPage
  /** Names the variant of a page that such a visitor gets: who has the same name sees the same. */
  nameVariant: (wishes: Wishes) => string
}
