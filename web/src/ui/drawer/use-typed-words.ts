import { type RefObject, useEffect, useRef } from 'react'
import { keepReachable } from './keep-reachable.ts'
import { type WatchedWords, watchWords } from './watch-words.ts'

/** Whether words that were typed in a drawer would be lost with it. */
export function useTypedWords(): { body: RefObject<HTMLDivElement | null>; wouldLose: () => boolean } {
  const body = useRef<HTMLDivElement>(null)
  const words = useRef<WatchedWords>(undefined)
  useEffect(() => {
    if (!body.current) return undefined
    const watched = watchWords(body.current)
    words.current = watched
    const unwatch = keepReachable(body.current)
    return () => {
      unwatch()
      watched.end()
    }
  }, [])
  const wouldLose = () => body.current !== null && (words.current?.wouldLose(body.current) ?? false)
  return { body, wouldLose }
}
