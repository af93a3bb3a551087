import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { createSlideShow, type SlideShow, type SlideShowState, type Turn } from './slide-show.ts'

/**
 * A slide show that lives as long as its component. Give the same `turns` while nothing changed. Where somebody asked for
 * less motion it stands still until they press Play.
 */
export function useSlideShow(turns: readonly Turn[], plays: boolean): [SlideShowState, SlideShow] {
  const [show] = useState(() => createSlideShow(turns, { plays }))
  useEffect(() => {
    if (wantsLessMotion()) show.pause()
    show.start()
    return show.stop
  }, [show])
  useEffect(() => show.take(turns), [show, turns])
  return [useSyncExternalStore(show.subscribe, show.state, show.state), show]
}

function wantsLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
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
