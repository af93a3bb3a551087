import { useEffect, useState } from 'react'

/** Counts seconds down to zero; `restart` begins again. It keeps to the clock, also in a tab that slept. */
export function useCountdown(from: number): { seconds: number; restart: (seconds?: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + from * 1000)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isOver = seconds === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  const restart = (seconds = from) => {
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * 1000)
  }
  return { seconds, restart }
}
