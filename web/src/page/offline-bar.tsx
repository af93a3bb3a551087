import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import styles from './offline-bar.module.css'

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A plain press on a link to another page of this site. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return !isHere && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * Says that the connection is gone, for as long as it is. A link pressed meanwhile would end at an error and take what was
 * typed along: the page stays instead, and the bar says so.
 */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
  return isOffline ? <Bar /> : null
}

function Bar() {
  const { failure } = useTexts('shell')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (!leadsAway(event)) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(true)
    }
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [])
  return (
    <div role="alert" className={styles.bar}>
      <p>{isHeld ? failure.offlineLink : failure.offline}</p>
    </div>
  )
}
