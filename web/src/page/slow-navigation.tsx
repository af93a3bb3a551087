import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import styles from './slow-navigation.module.css'

/** Faster than this nobody misses a sign, and one that flashes up would disturb. */
const slowAfterMs = 400

/** The address of a page that has been on its way for a while, after a link inside the site. */
export function useSlowNavigation(): string | undefined {
  const { state, location } = useNavigation()
  const coming = state === 'loading' ? location.pathname : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(coming), coming === undefined ? 0 : slowAfterMs)
    return () => clearTimeout(timer)
  }, [coming])
  return coming && slow
}

/** Says that the next page is on its way. */
export function SlowNavigation({ to }: { to: string | undefined }) {
  const { list, loadingPages } = useTexts('shell')
  const ofPages: Readonly<Record<string, string>> = loadingPages
  if (to === undefined) return null
  return (
    <p role="status" className={styles.coming}>
      {ofPages[String(/^.\w+.?/.exec(to))] ?? list.loading}
    </p>
  )
}
