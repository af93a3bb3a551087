import type { Services } from '../../services.ts'
import { listNoticeRows, type NoticeRow } from './inbox.queries.ts'

/** A page of the staff inbox, newest first; on request only what nobody has marked read. */
export function listNotices(
  services: Services,
  query: { page: number; pageSize: number; onlyUnread: boolean },
): Promise<{ rows: NoticeRow[]; total: number }> {
  return services.database.read((tx) => listNoticeRows(tx, query))
}
