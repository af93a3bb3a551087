import type { KeptPage } from './kept-page.ts'

/** Where drawn pages wait for the next visitor: for moments, and only so many. */
export type PageShelf = {
  find(key: string): KeptPage | undefined
  /** Draws a page unless somebody is drawing it already. Undefined when what was drawn may not be shared. */
  drawOnce(key: string, draw: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined>
  /** Something has changed: nothing drawn before is shown any more, nor kept when it is finished later. */
  empty(): void
  bytes(): number
}

export type ShelfLimits = { lifeMs: number; mostBytes: number; now?: () => number }

type Place = { page: KeptPage; until: number }
type Drawing = { state: number; page: Promise<KeptPage | undefined> }

/** An empty shelf. */
export function createPageShelf({
  lifeMs,
  mostBytes,
  now = () => performance.now(),
}: ShelfLimits): PageShelf {
  // In the order of their last use: a map remembers it.
  const places = new Map<string, Place>()
  const drawings = new Map<string, Drawing>()
  let state = 0
  let bytes = 0

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
  const draw = async (key: string, work: () => Promise<KeptPage | undefined>, begun: number) => {
    const page = await work()
    if (page && begun === state) put(key, { page, until: now() + lifeMs })
    return page
  }
  return {
    find(key) {
      const place = places.get(key)
      if (!place) return undefined
      if (place.until <= now()) {
        remove(key)
        return undefined
      }
      put(key, place)
      return place.page
    },
    drawOnce(key, work) {
      const open = drawings.get(key)
      if (open?.state === state) return open.page
      const page = draw(key, work, state).finally(() => {
        if (drawings.get(key)?.page === page) drawings.delete(key)
      })
      drawings.set(key, { state, page })
      return page
    },
    empty() {
      state += 1
      places.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}
