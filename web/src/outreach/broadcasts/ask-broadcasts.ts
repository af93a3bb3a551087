import { type Broadcast, broadcastsPath } from '@tower/contract/outreach/broadcasts.ts'
import type { Language } from '@tower/contract/language.ts'

const longestWaitMs = 8_000

/** Asks for the slides; undefined when they are what they were. Throws when there is no answer to go by. */
export type AskBroadcasts = () => Promise<readonly Broadcast[] | undefined>

/** Makes a way to ask that remembers what it heard last. */
export function createAskBroadcasts(language: Language): AskBroadcasts {
  let known: string | null = null
  return async () => {
    const before = known
    // After a failure everything is asked for again.
    known = null
    const answer = await fetch(`${broadcastsPath}?lang=${language}`, {
      headers: { 'cache-control': 'no-cache', ...(before ? { 'if-none-match': before } : {}) },
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (answer.status === 304) {
      known = before
      return undefined
    }
    if (!answer.ok) throw new Error(`The broadcasts answered ${answer.status}.`)
    const { items } = (await answer.json()) as { items?: unknown }
    if (!Array.isArray(items)) throw new Error('The broadcasts answered something else.')
    known = answer.headers.get('etag')
    return items as Broadcast[]
  }
}
