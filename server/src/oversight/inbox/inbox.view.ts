import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import type { CsvCell } from '../../http/csv.ts'
import type { NoticeRow } from './inbox.queries.ts'

type View = HandlerOutput<typeof inboxEndpoints.list>['items'][number]

/** A notice as staff read it. */
export function viewNotice({ id, type, title, message, created_at, read_at }: NoticeRow): View {
  return {
    id,
    type,
    title,
    message,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}

export const noticeHeader = ['When (UTC)', 'Kind', 'Title', 'Message', 'Read (UTC)']

/** A notice as a line of a file. */
export function viewNoticeLine(notice: NoticeRow): CsvCell[] {
  const { type, title, message, created_at: at, read_at: readAt } = notice
  return [at.toISOString(), type, title, message, readAt?.toISOString() ?? null]
}
