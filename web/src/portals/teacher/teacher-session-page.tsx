import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useParams } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { SessionFacts } from '../../spending/shopping/session-facts.tsx'
import { SessionOrders } from '../../spending/shopping/session-orders.tsx'
import { shoppingQueries } from '../../spending/shopping/shopping.api.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { askPath } from './support/ask-about.ts'
import styles from './teacher-shopping-page.module.css'

export const meta = portalMeta((texts) => texts.shopping.title)

/** One shopping session of a teacher: its money, its card, and what the store made of it. It updates by itself. */
export default function TeacherSessionPage() {
  const { detail, vendors, title } = useTexts('shopping')
  const { sessionId = '' } = useParams()
  const reading = useQuery({ ...shoppingQueries.session(sessionId), retry: false })
  const session = reading.data?.session
  const heading = session && fillText(detail.title, { vendor: vendors[session.vendor] })
  const isMissing = isCallError(reading.error) && [400, 404].includes(reading.error.status)
  return (
    <>
      <PageHead
        title={heading ?? title}
        crumbs={[{ label: detail.back, to: paths.teacherShopping }, ...(heading ? [{ label: heading }] : [])]}
      />
      <div className={classNames(styles.column, styles.detail)}>
        {reading.isPending && <Skeleton lines={8} />}
        {reading.isError && !session && !isMissing && (
          <FailedPart
            message={detail.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        )}
        {isMissing && !session && <Notice tone="danger">{detail.notFound}</Notice>}
        {session && (
          <>
            <SessionFacts session={session} askPath={(name) => askPath('session', name)} />
            <SessionOrders orders={session.orders} />
          </>
        )}
      </div>
    </>
  )
}
