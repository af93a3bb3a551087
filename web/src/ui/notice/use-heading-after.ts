import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what is gone once it was pressed: whoever pressed it goes on at the heading above, not at the top of the page. */
export function useHeadingAfter<Pressed extends HTMLElement>(): RefObject<Pressed | null> {
  const pressed = useRef<Pressed>(null)
  useLayoutEffect(() => {
    const own = pressed.current
    return () => {
      if (own !== null && own === document.activeElement) focusHeadingOf(own)
    }
  }, [])
  return pressed
}

function focusHeadingOf(element: Element): void {
  const heading = ['section', '[role=dialog]', 'main']
    .map((place) => element.closest(place)?.querySelector<HTMLElement>('h1,h2,h3'))
    .find(Boolean)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
