import { createContext, useContext } from 'react'

/** The style sheets of the page that the server is drawing: their addresses, and all they say. */
export type PageSheets = { hrefs: readonly string[]; text: string; nonce: string }

/** React's types do not know that a link can be switched off; browsers do. */
const switchedOff = { disabled: true }

/** Filled by the server before it draws a page. */
export const pageSheetsContext = /* @__PURE__ */ createContext<PageSheets | undefined>(undefined)

/**
 * The styles of a first page, written into it: a phone draws at once and asks for nothing first. The links stand
 * beside them switched off, because the browser's script finds them there and then knows the sheets are loaded.
 */
export function PageStyles() {
  const sheets = useContext(pageSheetsContext)
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
