/** How often everything shown is read again while no stream is open. */
export const fallbackMs = 15_000

/** One attempt at a stream of events; it reconnects by itself. */
export type LiveStream = { isOpen(): boolean; connect(): void; close(): void }

/** Hears of an event; `data` is its payload as JSON: ids only. */
export type OnTopic = (topic: string, data: string) => void

export type LiveUpdates = {
  openStream: (onTopic: OnTopic) => LiveStream
  onTopic: OnTopic
  /** Reads again what is shown: no stream is open, or one was missed. */
  onUnsure: () => void
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps a screen up to date: by the stream while it is open, else by reading again every so often, and not at
 * all while nobody looks. Gives the function that stops it.
 */
export function startLiveUpdates({ openStream, onTopic, onUnsure, page }: LiveUpdates): () => void {
  let stream: LiveStream | undefined
  const timer = setInterval(() => {
    if (!stream || stream.isOpen()) return
    onUnsure()
    stream.connect()
  }, fallbackMs)

  const follow = () => {
    if (page.visibilityState === 'visible') {
      stream ??= openStream(onTopic)
    } else {
      stream?.close()
      stream = undefined
    }
  }
  const onVisibility = () => {
    const wasAway = stream === undefined
    follow()
    if (wasAway && stream) onUnsure()
  }
  follow()
  page.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    stream?.close()
  }
}
