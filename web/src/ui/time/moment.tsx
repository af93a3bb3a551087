import { useLanguage } from '../../texts/use-texts.ts'
import styles from './moment.module.css'
import { showTime } from './show-time.ts'

/** An instant in a table: the date, and under it the time, so that neither is broken. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} className={styles.moment}>
      <span>{showTime(at, 'date', language)}</span>{' '}
      <span className={styles.time}>{showTime(at, 'time', language)}</span>
    </time>
  )
}
