import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Of the document, not of a layout: what leads to another portal brings its layout with it. */
let shown = ''

/** Where a page chose to begin by itself: at what is wrong with it, or in a form. */
const ownPlace = 'main :is([role=alert], form *):focus'

/**
 * After a move to another page the focus goes to its heading, as it would with a fresh document, so
 * that keyboards start there and screen readers say where one is. Anchors are left to the browser,
 * and a page that comes with errors, or into a field, starts there.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === '' || before === pathname) return
    if (hash || document.querySelector(ownPlace)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
