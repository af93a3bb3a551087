import { useEffect, useState } from 'react'

/** What is typed, once the typing pauses for so long. */
export function usePaused(typed: string, pauseMs: number): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return paused
}
