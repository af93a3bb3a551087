import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type Spreads = {
  track: RefObject<HTMLDivElement | null>
  /** Which page is on the screen, the cover being 0. */
  at: number
  goTo: (at: number) => void
}

/** Which of the pages side by side is on the screen; arrow keys turn them, however far a finger would have gone. */
export function useSpreads(count: number, onTurn: () => void): Spreads {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const now = useRef({ at, onTurn })
  useEffect(() => {
    now.current = { at, onTurn }
  })

  const goTo = useCallback(
    (to: number) => {
      const kept = Math.min(Math.max(to, 0), count - 1)
      const frame = track.current
      if (!frame) return
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      frame.scrollTo({ left: kept * frame.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
    },
    [count],
  )

  useEffect(() => {
    const frame = track.current
    if (!frame) return
    const look = () => setAt(Math.round(frame.scrollLeft / Math.max(frame.clientWidth, 1)))
    look()
    frame.addEventListener('scroll', look, { passive: true })
    return () => frame.removeEventListener('scroll', look)
  }, [])

  useEffect(() => {
    const turns: Partial<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }
    const press = (event: KeyboardEvent) => {
      const by = turns[event.key]
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (by === undefined || isTyping || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      now.current.onTurn()
      goTo(now.current.at + by)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [goTo])

  return { track, at, goTo }
}
