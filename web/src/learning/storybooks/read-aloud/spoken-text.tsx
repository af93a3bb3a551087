import type { SaidNow } from './use-read-aloud.ts'
import styles from './spoken-text.module.css'

/** A text whose word that is being said is marked. */
export function SpokenText({ id, text, now }: { id: string; text: string; now: SaidNow | undefined }) {
  if (now?.id !== id) return text
  return (
    <>
      {text.slice(0, now.start)}
      <mark className={styles.said}>{text.slice(now.start, now.end)}</mark>
      {text.slice(now.end)}
    </>
  )
}
