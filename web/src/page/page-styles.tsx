import { createContext, useContext } from 'react'

/** The stylesheets of the page that the server is rendering: their addresses, and all they say. */
export type PageStylesheets = { hrefs: readonly string[]; text: string; nonce: string }

/** React's types do not know that a link can be switched off; browsers do. */
const switchedOff = { disabled: true }

/** Filled by the server before it draws a page. */
export const pageStylesheetsContext = /* @__PURE__ */ createContext<PageStylesheets | undefined>(undefined)

/**
 * The styles of a first page, written into it: a phone draws at once and asks for nothing first. The links stand
 * beside them switched off, because the browser's script finds them there and then knows the sheets are loaded.
 */
export function PageStyles() {
  const sheets = useContext(pageStylesheetsContext)
  if (!sheets) return null
  const { hrefs, text, nonce } = sheets
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
      {hrefs.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...switchedOff} />
      ))}
    </>
  )
}
