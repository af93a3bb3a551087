import type { Call } from '@tower/contract/client.ts'
import { fillPage, keepPage, type CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { makeView, type PageView } from './page-view.ts'
import type { PageTools } from './site.ts'

/** A page as one visitor gets it, with the view it was made for. */
export type ShownPage =
  RenderedPage | { view: PageView; status: number; headers: Record<string, string>; body: Buffer }

/** A page that was rendered for this visitor alone. */
export type RenderedPage = { view: PageView; response: Response }

export type PageParts = {
  call: Call
  report: (error: unknown) => void
  render: (tools: PageTools) => Promise<Response>
  /** Counts a rendering for whoever causes it, before it costs anything; throws where it is one too many. */
  count: () => void
  /** Of a page that many addresses share: the one it is rendered in the name of, and the one that was asked for. */
  unknown?: { renderedAs: string; asked: string } | undefined
}

/** Renders a page for one visitor alone. */
export async function renderPage({ count, unknown: _, ...parts }: PageParts): Promise<RenderedPage> {
  count()
  return renderCounted(parts)
}

async function renderCounted({
  render,
  ...tools
}: Omit<PageParts, 'count' | 'unknown'>): Promise<RenderedPage> {
  const view = makeView()
  return { view, response: await render({ ...tools, ...view }) }
}

/**
 * The page of an address that everybody sees alike: from the cache, from somebody's rendering under way, or rendered now
 * and kept. Where it turns out not to be the same for all, each visitor has it rendered for themselves. Whoever has a page
 * rendered is counted, whatever comes of it: addresses of nothing can be made up without end.
 */
export async function sharePage(cache: PageCache, key: string, parts: PageParts): Promise<ShownPage> {
  let own: ShownPage | undefined
  const renderForCache = async (): Promise<CachedPage | undefined> => {
    const rendered = await renderWatched(parts)
    if (rendered.page === undefined) own = rendered
    return rendered.page
  }
  const cached = cache.find(key)
  if (!cached && !cache.isRendering(key)) parts.count()
  const page = cached ?? (await cache.renderOnce(key, renderForCache))
  if (!page) return own ?? renderPage(parts)
  const view = makeView()
  const { status, headers } = page
  const path = parts.unknown?.asked
  return { view, status, headers, body: fillPage(page, { ...view, ...(path !== undefined && { path }) }) }
}

/** Renders a page and tells whether others may have it: a failed call or a report on the way is a reason not to. */
async function renderWatched({ call, report, render, unknown }: Omit<PageParts, 'count'>) {
  let isWhole = true
  const fail = () => void (isWhole = false)
  const { view, response } = await renderCounted({
    call: noteFailures(call, fail),
    report: (error) => {
      fail()
      report(error)
    },
    render,
  })
  if (!isSharable(response, unknown ? 404 : 200)) return { view, response, page: undefined }
  const html = await response.text()
  if (!isWhole) return { view, response: new Response(html, response), page: undefined }
  const { status, headers } = response
  const words = { ...view, ...(unknown && { path: unknown.renderedAs }) }
  return { view, response, page: keepPage(html, words, { status, headers: Object.fromEntries(headers) }) }
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

function isSharable({ status, headers }: Response, wanted: 200 | 404): boolean {
  return (
    status === wanted &&
    headers.getSetCookie().length === 0 &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}
