import type { ReactNode } from 'react'
import { useLanguage } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import { showTime } from '../time/show-time.ts'
import styles from './timeline.module.css'

export type TimelineEvent = {
  id: string
  at: string
  /** Only its day is known, or counts. */
  isDay?: boolean
  title: ReactNode
  detail?: ReactNode
  /** `now` marks the latest in pencil, `danger` what was refused or taken away. */
  tone?: 'done' | 'now' | 'danger'
}

export type TimelineProps = { label: string; events: readonly TimelineEvent[] }

/** What happened, with its date, in the order given. */
export function Timeline({ label, events }: TimelineProps) {
  const language = useLanguage()
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ id, at, isDay, title, detail, tone = 'done' }) => (
        <li key={id} className={classNames(styles.event, styles[tone])}>
          <time dateTime={at} className={styles.time}>
            {showTime(at, isDay ? 'date' : 'dated', language)}
          </time>
          <p className={styles.title}>{title}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
