import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move to another page the focus goes to its heading, as it would with a fresh document, so
 * that keyboards start there and screen readers say where one is. Anchors are left to the browser,
 * and a page that comes with errors starts at their list.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash || document.querySelector('main [role=alert]:focus')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
