import { isLiveTopic, type LiveTopic } from '@tower/contract/live-topics.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { openEventStream } from './event-stream.ts'
import { type OnTopic, startLiveUpdates } from './live-updates.ts'

/** Which reads an event makes stale, by the first word of their query keys. */
const staleBy: Record<LiveTopic, readonly string[]> = {
  'slot.minted': ['slots', 'sponsor'],
  'slot.matched': ['slots', 'draws', 'sponsor', 'teacher'],
  'slot.voided': ['slots', 'sponsor'],
  'draw.changed': ['slots', 'draws', 'teacher'],
  'notification.created': ['notifications'],
  'notification.read': ['notifications'],
}

export type LiveQueriesProps = {
  /** Hears of every event, beside what it makes stale. */
  onEvent?: OnTopic | undefined
}

/** Keeps what a portal shows up to date by itself; mounted once per portal. */
export default function LiveQueries({ onEvent }: LiveQueriesProps): null {
  const client = useQueryClient()
  const tell = useEffectEvent((topic: string, data: string) => onEvent?.(topic, data))
  useEffect(
    () =>
      startLiveUpdates({
        openStream: openEventStream,
        page: document,
        onUnsure: () => void client.invalidateQueries(),
        onTopic: (topic, data) => {
          tell(topic, data)
          // `resync`, or a word that this page is too old to know: read everything.
          if (!isLiveTopic(topic)) return void client.invalidateQueries()
          const stale = staleBy[topic]
          void client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) })
        },
      }),
    [client],
  )
  return null
}
