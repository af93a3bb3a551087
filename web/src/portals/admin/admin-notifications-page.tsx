import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import { inboxQuery, readInboxFile } from '../../oversight/inbox/inbox.api.ts'
import {
  NoticeAction,
  NoticeState,
  NoticeWords,
  useNoticeWords,
} from '../../oversight/inbox/notice-cells.tsx'
import { useBulkMark } from '../../oversight/inbox/use-bulk-mark.ts'
import { useUnseenCount } from '../../oversight/inbox/use-unseen-count.ts'
import { useMarkRead } from '../../oversight/inbox/use-mark-read.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { Text } from '../../ui/type/type.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const meta = portalMeta((texts) => texts.notifications.title)

const onlyUnread = '1' as const
const spec = { filters: { unread: [onlyUnread] } }

/** The staff inbox: every notice, newest first. It and the bell update by themselves. */
export default function AdminNotificationsPage() {
  const texts = useTexts('notifications')
  const inWords = useNoticeWords()
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const narrowing = filters.unread ? { unread: onlyUnread } : {}
  const reading = useQuery({
    ...inboxQuery({ page, pageSize, ...narrowing }),
    placeholderData: keepPreviousData,
  })
  const options = [{ value: onlyUnread, label: texts.unread }]
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} actions={<MarkAll />} />
      <ConsoleList
        name="notifications"
        list={list}
        reading={reading}
        caption={texts.list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={(notice) => inWords(notice).title}
        words={{ none: texts.none, noMatch: texts.nothingUnread, failed: texts.failed }}
        bulk={useBulkMark()}
        filters={[{ name: 'unread', label: texts.show, options }]}
        pictures={listPictures}
        onExport={() => exportCsv('notifications.csv', () => readInboxFile(narrowing))}
      />
    </>
  )
}

function useColumns(): ListColumn<AdminNotification>[] {
  const { columns: heads } = useTexts('notifications')
  return [
    { id: 'notice', head: heads.notice, stacked: true, cell: (notice) => <NoticeWords notice={notice} /> },
    { id: 'when', head: heads.when, cell: ({ created_at: at }) => <Moment at={at} /> },
    { id: 'state', head: heads.state, cell: (notice) => <NoticeState notice={notice} /> },
    {
      id: 'action',
      rank: 1,
      head: heads.action,
      numeric: true,
      cell: (notice) => <NoticeAction notice={notice} />,
    },
  ]
}

function MarkAll() {
  const texts = useTexts('notifications')
  const mark = useMarkRead()
  const isNothingUnread = useUnseenCount() === 0
  return (
    <Row>
      {isNothingUnread && (
        <Text as="span" tone="quiet" id="nothing-unread">
          {texts.nothingUnread}
        </Text>
      )}
      {mark.isError && <span role="alert">{texts.markFailed}</span>}
      <Button
        pending={mark.isPending}
        pendingLabel={texts.marking}
        blockedBy={isNothingUnread ? 'nothing-unread' : undefined}
        onClick={() => mark.mutate({ all: true })}
      >
        {texts.markAll}
      </Button>
    </Row>
  )
}
