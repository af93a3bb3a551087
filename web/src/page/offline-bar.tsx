import { useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import styles from './slow-navigation.module.css'

/** A plain press on a link to another page of this site. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return !isHere && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Without a connection a link would end at the browser's own error page: says so instead, and the page stays. */
export function OfflineLinks() {
  const { failure } = useTexts('shell')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || !leadsAway(event)) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(true)
    }
    const release = () => setHeld(false)
    document.addEventListener('click', hold, { capture: true })
    addEventListener('online', release)
    return () => {
      document.removeEventListener('click', hold, { capture: true })
      removeEventListener('online', release)
    }
  }, [])
  if (!isHeld) return null
  return (
    <div role="alert">
      <p className={styles.coming}>{failure.offline}</p>
    </div>
  )
}
