import { useLanguage } from '../../texts/use-texts.ts'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './draw-moment.module.css'
import { showUtc } from './show-utc.ts'

/** When a draw happens: the organization’s time for people, UTC for whoever checks the proof. */
export function DrawMoment({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} className={styles.moment}>
      {showTime(at, 'moment', language)}
      <span>{showUtc(at)}</span>
    </time>
  )
}
