import type { LiveTopic } from '@tower/contract/live-topics.ts'
import type { Query, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** Which events make a read stale. */
    queryMeta: { staleOn?: readonly LiveTopic[] }
  }
}

/** Reads again what these events make stale: the event itself may come later, or not at all. */
export function makeStale(client: QueryClient, ...topics: readonly LiveTopic[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isStaleOn(query, topics) })
}

function isStaleOn({ meta }: Query, topics: readonly LiveTopic[]): boolean {
  return topics.some((topic) => meta?.staleOn?.includes(topic))
}
