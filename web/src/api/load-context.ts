import type { Call } from '@tower/contract/client.ts'
import { createContext } from 'react-router'
import type { Language } from '@tower/contract/language.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import type { WordedTexts } from '../texts/word-texts.ts'
import type { Theme } from '../page/theme.ts'

/** What the server hands to every page. */
export type PageContext = {
  /** The typed client, in-process: `call(drawEndpoints.list, { query: {} })`. */
  call: Call
  site: Site
  /** What staff worded of the texts of pages; nothing, where nobody did. */
  worded?: Readonly<Record<Language, WordedTexts>>
  /** Allows the scripts of this one answer (content security policy). */
  nonce: string
  /**
   * Names this look at the page; a form sends it, so that pressing twice does a thing once. A loader never makes
   * such words itself: pages are cached and shared, and only this one and the nonce are filled in afresh.
   */
  viewKey: string
  /** Tells the operator's log of an error that nobody expected. */
  report: (error: unknown) => void
}

/** Read it in a loader or action: `const { call, site } = context.get(pageContext)`. */
export const pageContext = createContext<PageContext>()

/** What the visitor chose, or what their browser asks for. */
export type Preferences = { language: Language; theme: Theme | undefined }

/** Set by the root's middleware from cookies, the address and the browser's headers. */
export const preferencesContext = createContext<Preferences>()
