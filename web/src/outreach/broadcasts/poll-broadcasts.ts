import { type Broadcast, broadcastPollMs } from '@tower/contract/outreach/broadcasts.ts'
import type { AskBroadcasts } from './ask-broadcasts.ts'

export type PollBroadcasts = {
  ask: AskBroadcasts
  onItems: (items: readonly Broadcast[]) => void
  /** Tells whether anyone can see the page, and when that changes. */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Asks now and every ten seconds while the page can be seen; a page that comes back asks as soon as it is due.
 * A failure is an empty list until the next answer. Answers how to stop.
 */
export function pollBroadcasts({ ask, onItems, page = document }: PollBroadcasts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  let isStopped = false

  const askOnce = async (): Promise<void> => {
    askedAt = Date.now()
    isAsking = true
    try {
      const items = await ask()
      if (items && !isStopped) onItems(items)
    } catch {
      // Nobody can tell whether what stood there still holds.
      if (!isStopped) onItems([])
    } finally {
      isAsking = false
      plan()
    }
  }
  const plan = (): void => {
    clearTimeout(timer)
    if (isStopped || isAsking || page.hidden) return
    timer = setTimeout(() => void askOnce(), Math.max(0, askedAt + broadcastPollMs - Date.now()))
  }
  page.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', plan)
  }
}
