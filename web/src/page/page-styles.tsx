import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** The stylesheets of the page that the server is rendering: their addresses, and all they say. */
export type PageStylesheets = { hrefs: readonly string[]; text: string; nonce: string }

/**
 * React's types do not know that a link can be switched off; browsers do. The one that looks ahead in the markup does not, and would
 * fetch them all before the words; it leaves alone what no medium asks for.
 */
const switchedOff = { disabled: true, media: 'not all' }

/** Filled by the server before it renders a page. */
export const pageStylesheetsContext = /* @__PURE__ */ createContext<PageStylesheets | undefined>(undefined)

/** React puts the stylesheets of later pages behind what bears this mark. */
const precedence = 'page'

/**
 * The styles of a first page, written into it: a phone paints at once and asks for nothing first. The links stand
 * beside them switched off: whoever is about to load a stylesheet (React, the router, the loading of a late part) looks for
 * its link first, and leaves it at that.
 */
export function WrittenStyles() {
  const stylesheets = useContext(pageStylesheetsContext)
  if (!stylesheets) return null
  const { hrefs, text, nonce } = stylesheets
  return (
    <>
      <style nonce={nonce} data-precedence={precedence} dangerouslySetInnerHTML={{ __html: text }} />
      {hrefs.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...switchedOff} />
      ))}
    </>
  )
}

/**
 * The stylesheets of the pages that are gone to in the browser. The router's own `Links` takes a stylesheet away with its page,
 * although a part that came late may still rely on it; what React is told the precedence of stays.
 */
export function LinkedStyles() {
  const manifest = useContext(FrameworkContext)?.manifest
  const hrefs = useMatches().flatMap(({ id }) => manifest?.routes[id]?.css ?? [])
  return [...new Set(hrefs)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={precedence} />
  ))
}
