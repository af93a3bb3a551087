import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What is opened from a list gets the focus and comes into view, each time its link is pressed and as soon as it is
 * there. What the page came with does not: nobody pressed anything yet.
 */
export function useOpened({ isThere }: { isThere: boolean }) {
  const { key } = useLocation()
  const ref = useRef<HTMLElement>(null)
  const seen = useRef(key)
  useEffect(() => {
    if (!isThere || seen.current === key) return
    seen.current = key
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [key, isThere])
  return ref
}
