import { useEffect, useEffectEvent } from 'react'
import type { OnTopic } from './live-updates.ts'

const listeners = new Set<OnTopic>()

/** Hands an event to the parts that want to know more of it than that something is stale. */
export function tellListeners(topic: string, data: string): void {
  for (const listener of listeners) listener(topic, data)
}

/** Hears of every event of the portal's stream while the part is shown. */
export function useLiveEvents(onEvent: OnTopic): void {
  const tell = useEffectEvent(onEvent)
  useEffect(() => {
    const listener: OnTopic = (topic, data) => tell(topic, data)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
