import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type Spreads = {
  track: RefObject<HTMLDivElement | null>
  /** Which page is on the screen, the cover being 0. */
  at: number
  goTo: (at: number) => void
}

/** What a key does: so many pages on, or to the first or the last one. */
const turns: Partial<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  PageDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: () => Infinity,
}

/** Which of the pages side by side is on the screen; keys turn them, however far a finger would have gone. */
export function useSpreads(count: number, onTurn: () => void): Spreads {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const now = useRef({ at, onTurn })
  // Where the pages still glide to: who presses twice means two pages on.
  const toward = useRef<number>(undefined)
  useEffect(() => {
    now.current = { at, onTurn }
  })

  const goTo = useCallback(
    (to: number) => {
      const kept = Math.min(Math.max(to, 0), count - 1)
      const frame = track.current
      if (!frame) return
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      toward.current = kept
      frame.scrollTo({ left: kept * frame.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
    },
    [count],
  )

  useEffect(() => {
    const frame = track.current
    if (!frame) return
    const look = () => setAt(Math.round(frame.scrollLeft / Math.max(frame.clientWidth, 1)))
    look()
    const rest = () => {
      toward.current = undefined
    }
    frame.addEventListener('scroll', look, { passive: true })
    frame.addEventListener('scrollend', rest)
    frame.addEventListener('pointerdown', rest)
    return () => {
      frame.removeEventListener('scroll', look)
      frame.removeEventListener('scrollend', rest)
      frame.removeEventListener('pointerdown', rest)
    }
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = turns[event.key]
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (!turn || isTyping || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      now.current.onTurn()
      goTo(turn(toward.current ?? now.current.at))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [goTo])

  return { track, at, goTo }
}
