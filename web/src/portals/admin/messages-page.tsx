import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageKinds, messageSorts, messageStates } from '@tower/contract/outreach/inquiry-desk.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { messageCalls, messageQueries } from '../../outreach/inquiries/messages.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useMessageBulk } from './messages/use-message-act.ts'
import { useMessageColumns } from './messages/use-message-columns.tsx'

// Comes when a message is opened.
const MessageDrawer = lateInBrowser(() => import('./messages/message-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'messageDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.messageDesk.title)

const spec = { filters: { status: messageStates, kind: messageKinds }, sorts: messageSorts } as const
type MessageQuery = ListQuery<'status' | 'kind', (typeof messageSorts)[number]>

/** What visitors wrote through the contact form, and possible partners: staff answer and put away. */
export default function MessagesPage() {
  const texts = useTexts('messageDesk')
  const list = useListQuery(spec)
  const drawer = useDrawer('message')
  const { page, pageSize, sort } = list.query
  const reading = useQuery({
    ...messageQueries.all({ ...narrowing(list.query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ConsoleList
        name="messages"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useMessageColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ organization, name }) => organization ?? name}
        words={texts}
        searchLabel={texts.search}
        filters={useFilters()}
        openKey={drawer.openId}
        bulk={useMessageBulk()}
        pictures={listPictures}
        onExport={() => exportCsv('messages.csv', () => messageCalls.csv(narrowing(list.query)))}
      />
      {drawer.openId !== undefined && <MessageDrawer messageId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function useFilters() {
  const texts = useTexts('messageDesk')
  return [
    {
      name: 'status',
      label: texts.status,
      options: messageStates.map((value) => ({ value, label: texts.statuses[value] })),
    },
    {
      name: 'kind',
      label: texts.kind,
      options: messageKinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
  ]
}

function narrowing({ q, filters: { status, kind } }: MessageQuery) {
  return {
    q: q || undefined,
    status: messageStates.find((name) => name === status),
    kind: messageKinds.find((name) => name === kind),
  }
}
