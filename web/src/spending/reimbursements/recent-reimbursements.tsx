import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { reimbursementQueries } from './reimbursements.api.ts'
import styles from './recent-reimbursements.module.css'
import { isReturned, StatusChip } from './status-chip.tsx'

/** A teacher's latest requests, for their overview; it reads and fails by itself. */
export function RecentReimbursements() {
  const { recent: texts } = useTexts('reimbursements')
  const reading = useQuery(reimbursementQueries.latest)
  return (
    <Card title={texts.title} action={<Link to={paths.teacherReimbursements}>{texts.all}</Link>}>
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />}
        >
          {texts.failed}
        </Notice>
      )}
      {reading.data && <Rows items={reading.data.items} />}
    </Card>
  )
}

type Item = NonNullable<
  Awaited<ReturnType<NonNullable<typeof reimbursementQueries.latest.queryFn>>>
>['items'][number]

function Rows({ items }: { items: readonly Item[] }) {
  const texts = useTexts('reimbursements')
  const language = useLanguage()
  if (items.length === 0)
    return (
      <div className={styles.none}>
        <p>{texts.recent.none}</p>
        <ButtonLink to={paths.teacherNewReimbursement}>{texts.recent.send}</ButtonLink>
      </div>
    )
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`${paths.teacherReimbursements}?request=${item.id}`}>{item.title}</Link>
          <span className={styles.when}>
            {item.submitted_at ? showTime(item.submitted_at, 'monthDay', language) : texts.notSent}
          </span>
          <StatusChip status={item.status} isReturned={isReturned(item)} />
          <b>{formatUsd(item.total_cents, { always2: true })}</b>
        </li>
      ))}
    </ul>
  )
}
