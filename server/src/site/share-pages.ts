import type { Call } from '@tower/contract/client.ts'
import { fillPage, keepPage, type KeptPage } from './kept-page.ts'
import type { PageShelf } from './page-shelf.ts'
import { makeView, type PageView } from './page-view.ts'
import type { PageTools } from './site.ts'

/** A page as one visitor gets it, with the view it was made for. */
export type ShownPage = DrawnPage | { view: PageView; headers: Record<string, string>; body: Buffer }

/** A page that was drawn for this visitor alone. */
export type DrawnPage = { view: PageView; response: Response }

export type PageParts = {
  call: Call
  report: (error: unknown) => void
  draw: (tools: PageTools) => Promise<Response>
}

/** Draws a page for one visitor alone. */
export async function drawPage({ draw, ...tools }: PageParts): Promise<DrawnPage> {
  const view = makeView()
  return { view, response: await draw({ ...tools, ...view }) }
}

/**
 * The page of an address that everybody sees alike: from the shelf, from somebody's drawing under way, or drawn now
 * and kept. Where it turns out not to be the same for all, each visitor has it drawn for themselves.
 */
export async function sharePage(shelf: PageShelf, key: string, parts: PageParts): Promise<ShownPage> {
  let own: ShownPage | undefined
  const drawToKeep = async (): Promise<KeptPage | undefined> => {
    const drawn = await drawWatched(parts)
    if (drawn.page === undefined) own = drawn
    return drawn.page
  }
  const page = shelf.find(key) ?? (await shelf.drawOnce(key, drawToKeep))
  if (!page) return own ?? drawPage(parts)
  const view = makeView()
  return { view, headers: page.headers, body: fillPage(page, view) }
}

/** Draws a page and tells whether others may have it: a failed call or a report on the way is a reason not to. */
async function drawWatched({ call, report, draw }: PageParts) {
  let isWhole = true
  const fail = () => void (isWhole = false)
  const { view, response } = await drawPage({
    call: noteFailures(call, fail),
    report: (error) => {
      fail()
      report(error)
    },
    draw,
  })
  if (!isSharable(response)) return { view, response, page: undefined }
  const html = await response.text()
  if (!isWhole) return { view, response: new Response(html, response), page: undefined }
  return { view, response, page: keepPage(html, view, Object.fromEntries(response.headers)) }
}

/** A page may show a failed call with kind words and status 200: a good page for this moment, but none to keep. */
function noteFailures(call: Call, fail: () => void): Call {
  return async (...asked) => {
    try {
      return await call(...asked)
    } catch (error) {
      fail()
      throw error
    }
  }
}

function isSharable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.getSetCookie().length === 0 &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}
