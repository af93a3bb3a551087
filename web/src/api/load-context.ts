import type { Call } from '@tower/contract/client.ts'
import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import { createContext } from 'react-router'
import type { Language } from '../texts/language.ts'
import type { Theme } from '../ui/theme.ts'

/** What the operator says about the charity and this installation. */
export type Site = {
  name: string
  legalName: string
  /** The tax number, empty when the operator has none: then nothing may be called tax-deductible. */
  ein: string
  origin: string
  nominations: boolean
  storybooks: boolean
  /** What the payment provider keeps of a card payment; the usual fee when the operator says nothing. */
  cardFee?: CardFee
  /** Demonstration data is shown and says so. */
  demo: boolean
}

/** What the server hands to every page. */
export type PageContext = {
  /** The typed client, in-process: `call(drawEndpoints.list, { query: {} })`. */
  call: Call
  site: Site
  /** Allows the scripts of this one answer (content security policy). */
  nonce: string
  /** Tells the operator's log of an error that nobody expected. */
  report: (error: unknown) => void
}

/** Read it in a loader or action: `const { call, site } = context.get(pageContext)`. */
export const pageContext = createContext<PageContext>()

/** What the visitor chose, or what their browser asks for. */
export type Preferences = { language: Language; theme: Theme | undefined }

/** Set by the root's middleware from cookies, the address and the browser's headers. */
export const preferencesContext = createContext<Preferences>()
