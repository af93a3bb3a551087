import { useTexts } from '../texts/use-texts.ts'
import styles from './demo-ribbon.module.css'
import { useSite } from './use-site.ts'

/** Says that everything shown is invented, where it is. It cannot be hidden. */
export function DemoRibbon() {
  const { ribbon } = useTexts('shell')
  if (!useSite().demo) return null
  return (
    <aside className={styles.ribbon} aria-label={ribbon.label}>
      <b>{ribbon.label}</b>
      <span>{ribbon.text}</span>
    </aside>
  )
}
