import { isLiveTopic } from '@tower/contract/live-topics.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { makeStale } from '../api/stale-on.ts'
import { dropEarlyAnswers } from '../session/early-answers.ts'
import { openEventStream } from './event-stream.ts'
import { tellListeners } from './live-listeners.ts'
import { type OnTopic, startLiveUpdates } from './live-updates.ts'

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
        onUnsure: () => {
          dropEarlyAnswers()
          void client.invalidateQueries()
        },
        onTopic: (topic, data) => {
          dropEarlyAnswers()
          tell(topic, data)
          tellListeners(topic, data)
          // `resync`, or a word that this page is too old to know: read everything.
          if (!isLiveTopic(topic)) return void client.invalidateQueries()
          void makeStale(client, topic)
        },
      }),
    [client],
  )
  return null
}
