import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useSearchParams } from 'react-router'
import { inboxQuery } from '../../oversight/inbox/inbox.api.ts'
import { NoticeRow } from '../../oversight/inbox/notice-row.tsx'
import { useUnseenCount } from '../../oversight/inbox/use-unseen-count.ts'
import { useMarkRead } from '../../oversight/inbox/use-mark-read.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager, readPage, shownRows } from '../../ui/pager/pager.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './admin-notifications-page.module.css'

const pageSize = 20

export const meta = portalMeta((texts) => texts.notifications.title)

/** The staff inbox: every notice, newest first. It and the bell update by themselves. */
export default function AdminNotificationsPage() {
  const texts = useTexts('notifications')
  const crumbs = [{ label: texts.back, to: paths.admin }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} actions={<MarkAll />} />
      <div className={styles.inbox}>
        <Inbox />
      </div>
    </>
  )
}

function MarkAll() {
  const texts = useTexts('notifications')
  const mark = useMarkRead()
  const isNothingUnread = useUnseenCount() === 0
  return (
    <div className={styles.markAll}>
      {isNothingUnread && <span id="nothing-unread">{texts.nothingUnread}</span>}
      {mark.isError && <span role="alert">{texts.markFailed}</span>}
      <Button
        pending={mark.isPending}
        pendingLabel={texts.marking}
        blockedBy={isNothingUnread ? 'nothing-unread' : undefined}
        onClick={() => mark.mutate({ all: true })}
      >
        {texts.markAll}
      </Button>
    </div>
  )
}

function Inbox() {
  const texts = useTexts('notifications')
  const [query] = useSearchParams()
  const page = readPage(query)
  const inbox = useQuery({
    ...inboxQuery({ page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const retry = () => void inbox.refetch()
  if (inbox.isPending) return <Skeleton lines={8} />
  if (!inbox.data) return <FailedPart message={texts.failed} onRetry={retry} pending={inbox.isFetching} />
  const { items, total } = inbox.data
  return (
    <>
      {inbox.isError && <Notice tone="warning">{texts.stale}</Notice>}
      {items.length === 0 ? (
        <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <Pager
        label={texts.pages}
        page={page}
        pageSize={pageSize}
        total={total}
        words={fillText(texts.showing, shownRows({ page, pageSize, total }))}
        previous={texts.previous}
        next={texts.next}
      />
    </>
  )
}
