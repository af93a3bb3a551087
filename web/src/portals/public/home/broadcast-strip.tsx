import { useTexts } from '../../../texts/use-texts.ts'
import { Wrap } from '../../../ui/section.tsx'
import styles from './broadcast-strip.module.css'

/** What the charity says live. Quiet while there is nothing. */
export function BroadcastStrip() {
  const { broadcasts } = useTexts('home')
  return (
    <section className={styles.strip} aria-label={broadcasts.label}>
      <Wrap className={styles.row}>
        <b className={styles.name}>{broadcasts.name}</b>
        <p>{broadcasts.none}</p>
      </Wrap>
    </section>
  )
}
