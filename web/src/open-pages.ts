import { keepZones } from '@tower/contract/org-zone.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type PageContext, pageContext } from './api/load-context.ts'
import { choosePreferences } from './api/read-preferences.ts'
import type { Site } from '@tower/contract/outreach/site.ts'

export { prepareRendering } from './render-bare.tsx'

/** Answers one page request; what the charity says of itself by now wins over what was known at the start. */
export type AnswerPage = (
  request: Request,
  given: Omit<PageContext, 'site'> & { said?: Partial<Site> },
) => Promise<Response>

/**
 * Names the variant of a page that a visitor gets: all that a page without a query in its address takes from the
 * request. Pages are cached by this name, so whatever else a page comes to depend on belongs into it.
 */
export function nameVariant(preferences: {
  cookie: string | undefined
  acceptLanguage: string | undefined
}): string {
  const { cookie = null, acceptLanguage = null } = preferences
  const { language, theme = 'system' } = choosePreferences({ asked: null, cookie, acceptLanguage })
  return `${language} ${theme}`
}

/** How the server asks for pages. */
export function openPages(site: Site): AnswerPage {
  const allowedActionOrigins = [new URL(site.origin).host]
  const answer = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE)
  return (request, { said, ...given }) => {
    const context = new RouterContextProvider()
    context.set(pageContext, { ...given, site: said ? { ...site, ...said } : site })
    keepZones(said?.zones)
    return answer(request, context)
  }
}
