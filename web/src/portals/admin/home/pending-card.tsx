import { useQuery } from '@tanstack/react-query'
import { usualPendingPrograms } from '@tower/contract/oversight/analytics.ts'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedPart } from '../../failed-part.tsx'
import styles from './home.module.css'
import { refreshed } from './refreshed.ts'

/** Classrooms and athletes that wait to be confirmed or approved, the newest first. */
export function PendingCard() {
  const { programs: texts } = useTexts('consoleHome')
  const language = useLanguage()
  const pending = useQuery({ ...analyticsQueries.pendingPrograms(usualPendingPrograms), ...refreshed })
  return (
    <Card title={texts.title}>
      {pending.isError && <FailedPart message={texts.failed} onRetry={() => void pending.refetch()} />}
      {pending.isPending && <Skeleton lines={5} />}
      {pending.data?.items.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {pending.data && pending.data.items.length > 0 && (
        <ul className={styles.pending}>
          {pending.data.items.map((item) => (
            <li key={item.id}>
              <span>
                <strong>{item.program}</strong>
                <span>{item.owner_name}</span>
              </span>
              <span>
                <Chip tone="warning">{texts.states[item.status]}</Chip>
                <span>
                  {fillText(texts.submitted, { date: showTime(item.submitted_at, 'date', language) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
