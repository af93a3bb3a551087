import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import type { CsvCell } from '../../http/csv.ts'
import type { NoticeRow } from './inbox.queries.ts'
import { placeOfNotice } from './place-of-notice.ts'

type View = HandlerOutput<typeof inboxEndpoints.list>['items'][number]

/** A notice as staff read it. */
export function viewNotice(notice: NoticeRow): View {
  const { id, type, title, message, created_at, read_at } = notice
  return {
    id,
    type,
    title,
    message,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    leads_to: placeOfNotice(notice),
  }
}

export const noticeHeader = ['When (UTC)', 'Kind', 'Title', 'Message', 'Read (UTC)']

/** A notice as a line of a file. */
export function viewNoticeLine(notice: NoticeRow): CsvCell[] {
  const { type, title, message, created_at: at, read_at: readAt } = notice
  return [at.toISOString(), type, title, message, readAt?.toISOString() ?? null]
}
