import type { CachedPage } from './cached-page.ts'

/** Where rendered pages wait for the next visitor: for moments, and only so many. */
export type PageCache = {
  find(key: string): CachedPage | undefined
  /** Whether somebody is rendering the page just now, for everybody who asks meanwhile. */
  isRendering(key: string): boolean
  /** Renders a page unless somebody is rendering it already. Undefined when what was rendered may not be shared. */
  renderOnce(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined>
  /** Something has changed: nothing rendered before is shown any more, nor kept when it is finished later. */
  empty(): void
  bytes(): number
  /** How often a page was found here, and how often not. */
  finds(): { hits: number; misses: number }
}

export type CacheLimits = { lifeMs: number; mostBytes: number; now?: () => number }

type Place = { page: CachedPage; until: number }
type Rendering = { state: number; page: Promise<CachedPage | undefined> }

/** An empty cache. */
export function createPageCache({
  lifeMs,
  mostBytes,
  now = () => performance.now(),
}: CacheLimits): PageCache {
  // In the order of their last use: a map remembers it.
  const places = new Map<string, Place>()
  const renderings = new Map<string, Rendering>()
  let state = 0
  let bytes = 0
  const found = { hits: 0, misses: 0 }

  const remove = (key: string): void => {
    bytes -= places.get(key)?.page.bytes ?? 0
    places.delete(key)
  }
  const put = (key: string, place: Place): void => {
    remove(key)
    places.set(key, place)
    bytes += place.page.bytes
    for (const oldest of places.keys()) {
      if (bytes <= mostBytes) break
      remove(oldest)
    }
  }
  const render = async (key: string, work: () => Promise<CachedPage | undefined>, begun: number) => {
    const page = await work()
    if (page && begun === state) put(key, { page, until: now() + lifeMs })
    return page
  }
  return {
    find(key) {
      const place = places.get(key)
      if (!place || place.until <= now()) {
        found.misses += 1
        remove(key)
        return undefined
      }
      found.hits += 1
      put(key, place)
      return place.page
    },
    isRendering: (key) => renderings.get(key)?.state === state,
    renderOnce(key, work) {
      const open = renderings.get(key)
      if (open?.state === state) return open.page
      const page = render(key, work, state).finally(() => {
        if (renderings.get(key)?.page === page) renderings.delete(key)
      })
      renderings.set(key, { state, page })
      return page
    },
    empty() {
      state += 1
      places.clear()
      bytes = 0
    },
    bytes: () => bytes,
    finds: () => ({ ...found }),
  }
}
