import { eventsPath } from '@tower/contract/oversight/process.ts'
import { createEventSource } from 'eventsource-client'
import { getAccessToken } from '../session/access-token.ts'
import type { LiveStream, OnTopic } from './live-updates.ts'

/** The server's events for the person signed in. Each attempt to connect takes a token that is still good. */
export function openEventStream(onTopic: OnTopic): LiveStream {
  const source = createEventSource({
    url: eventsPath,
    fetch: async (url, init) => {
      const token = await getAccessToken()
      const headers = { ...init?.headers, ...(token && { authorization: `Bearer ${token}` }) }
      return fetch(url, { ...(init as RequestInit), headers })
    },
    onMessage: ({ event, data }) => event !== undefined && onTopic(event, data),
  })
  return {
    isOpen: () => source.readyState === 'open',
    connect: () => source.connect(),
    close: () => source.close(),
  }
}
