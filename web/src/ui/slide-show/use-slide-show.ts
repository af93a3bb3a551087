import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { createSlideShow, type SlideShow, type SlideShowState, type Turn } from './slide-show.ts'

/** A slide show that lives as long as its component. Give the same `turns` while nothing changed. */
export function useSlideShow(turns: readonly Turn[], plays: boolean): [SlideShowState, SlideShow] {
  const [show] = useState(() => createSlideShow(turns, { plays }))
  useEffect(() => {
    show.start()
    return show.stop
  }, [show])
  useEffect(() => show.take(turns), [show, turns])
  return [useSyncExternalStore(show.subscribe, show.state, show.state), show]
}

/** What the element around the slides needs to hold them while someone points at it or is inside it. */
export function holdingHandlers(show: SlideShow) {
  return {
    // Touching is no hovering: it never leaves.
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show.hold('pointer'),
    onPointerLeave: () => show.release('pointer'),
    onFocus: () => show.hold('focus'),
    onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || show.release('focus'),
  }
}
