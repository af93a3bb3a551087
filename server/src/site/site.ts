import type { Call } from '@tower/contract/client.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import type { Charity } from '../charity.ts'
import type { PageView } from './page-view.ts'

/** What one page request gets: the typed client, the words of this view alone, and the way to the operator's log. */
export type PageTools = PageView & { call: Call; report: (error: unknown) => void }

/** What the charity says of itself by now: it wins over what was known at the start. */
export type SaidOnPages = { said?: Partial<Site>; worded?: Charity['texts'] }

/** Answers one page request. This is the only thing the server knows of the web app. */
export type AnswerPage = (request: Request, given: PageTools & SaidOnPages) => Promise<Response>

/** What a visitor may ask for beside the address. */
export type Wishes = { cookie: string | undefined; acceptLanguage: string | undefined }

/** The exports of the web app's server build (`web/build/current/server/index.js`). */
export type WebBuild = {
  openPages: (site: Site) => AnswerPage
  /** Names the variant of a page that such a visitor gets: who has the same name sees the same. */
  nameVariant: (wishes: Wishes) => string
}
