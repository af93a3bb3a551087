import type { ReactNode } from 'react'
import {
  type DataStrategyResult,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { yearOf } from '@tower/contract/org-days.ts'
import { keepZones } from '@tower/contract/org-zone.ts'
import './page/fonts.css'
import './page/tokens.css'
import './page/base.css'
import { dictionaries } from './all-texts.ts'
import { tellFormOutcome } from './api/form-outcomes.ts'
import { pageContext, preferencesContext } from './api/load-context.ts'
import { readPreferences } from './api/read-preferences.ts'
import { EarlyGiver } from './session/early-giver.tsx'
import { EarlyReads } from './portals/early-reads-script.tsx'
import { dictionariesContext, loadTexts, textsContext } from './texts/load-texts.ts'
import { wordTexts } from './texts/word-texts.ts'
import bodyFont from './page/fonts/atkinson-hyperlegible-next.woff2?url'
import displayFont from './page/fonts/bricolage-grotesque-display.woff2?url'
import { isSiteStale } from './page/use-site.ts'
import { FailurePage } from './page/failure-page.tsx'
import { PageScripts } from './page/page-scripts.tsx'
import { LinkedStyles, WrittenStyles } from './page/page-styles.tsx'
import { SiteIcons } from './page/site-icons.tsx'
import { TestBand } from './page/test-band.tsx'

/** Everything a page asks of the visitor's choices is settled here, once, before any loader. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (import.meta.env.DEV) {
      const { makeDevPageContext } = await import('./api/dev-page-context.ts')
      context.set(pageContext, makeDevPageContext())
    }
    const { preferences, cookie } = readPreferences(request)
    context.set(preferencesContext, preferences)
    const { language } = preferences
    const { worded } = context.get(pageContext)
    context.set(dictionariesContext, dictionaries)
    context.set(textsContext, wordTexts(dictionaries[language], worded?.[language]))
    const response = await next()
    response.headers.set('content-language', preferences.language)
    response.headers.append('vary', 'Cookie, Accept-Language')
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  },
]

/** Tells what a form came to before its page hears of it: see `keepPageOfLostForm`. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const outcomes = await next()
    if (request.method === 'POST') tellFormOutcome(outcomes)
    return outcomes
  },
]

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext)
  return {
    ...context.get(preferencesContext),
    site: { ...site, year: yearOf(Date.now()) },
    texts: loadTexts(context, 'shell', 'overlays'),
  }
}

/** The frame's data changes with the language, which reloads the document, and where staff say who the charity is. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs): boolean {
  return isSiteStale()
}

/** Vite's development server has no built sheets to write into the page. */
const isDrawnAtServer = import.meta.env.SSR && !import.meta.env.DEV

const fontLinks = [displayFont, bodyFont]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  keepZones(data?.site.zones)
  return (
    <html
      lang={data?.language ?? 'en'}
      data-theme={data?.theme}
      style={data?.site.colors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isDrawnAtServer && <EarlyReads />}
        {fontLinks.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {import.meta.env.SSR && <SiteIcons />}
        <Meta />
        <Styles />
        {isDrawnAtServer && <EarlyGiver />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {isDrawnAtServer ? <PageScripts /> : <Scripts />}
      </body>
    </html>
  )
}

/** While developing, Vite brings the styles by itself. */
function Styles() {
  if (import.meta.env.DEV) return <Links />
  return import.meta.env.SSR ? <WrittenStyles /> : <LinkedStyles />
}

export default function Root() {
  return (
    <>
      <TestBand />
      <Outlet />
    </>
  )
}

export { FailurePage as ErrorBoundary }
