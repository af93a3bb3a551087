import { useTexts } from '../texts/use-texts.ts'
import styles from './test-band.module.css'
import { useSite } from './use-site.ts'

/** Says of a rehearsal what it is, above every page and on what is printed of it. It cannot be hidden. */
export function TestBand() {
  const { rehearsal } = useTexts('shell')
  if (!useSite().rehearsal) return null
  return (
    <aside className={styles.band} aria-label={rehearsal.label}>
      <b>{rehearsal.label}</b>
      <span>{rehearsal.text}</span>
    </aside>
  )
}
