import { useQuery } from '@tanstack/react-query'
import { usualPendingPrograms } from '@tower/contract/oversight/analytics.ts'
import type { PendingProgram } from '@tower/contract/oversight/analytics.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import styles from './home.module.css'
import { refreshed } from './refreshed.ts'

/** Where it is looked at: a classroom on its page, an athlete where it is decided. */
const placeOf = ({ id, status }: PendingProgram): string =>
  status === 'awaiting_confirmation'
    ? paths.adminClassroom({ classroomId: id })
    : `${paths.adminReview}?tab=athletes&athlete=${id}`

/** Classrooms and athletes that wait to be confirmed or approved, the newest first; each leads to its page. */
export function PendingCard() {
  const { programs: texts } = useTexts('consoleHome')
  const language = useLanguage()
  const pending = useQuery({ ...analyticsQueries.pendingPrograms(usualPendingPrograms), ...refreshed })
  return (
    <Card title={texts.title}>
      {pending.isError && <UnreadPart reading={pending} failed={texts.failed} />}
      {pending.isPending && <Skeleton lines={5} />}
      {pending.data?.items.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {pending.data && pending.data.items.length > 0 && (
        <ul className={styles.pending}>
          {pending.data.items.map((item) => (
            <li key={item.id}>
              <span>
                <strong>
                  <Link to={placeOf(item)}>{item.program}</Link>
                </strong>
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
