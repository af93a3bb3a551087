import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import { everyRow } from '../../http/every-row.ts'
import { countNotices, listNoticeRows, type NoticeRow } from './inbox.queries.ts'

/** A page of the staff inbox, newest first; on request only what nobody has marked read. */
export function listNotices(
  services: Services,
  { page, pageSize, onlyUnread }: { page: number; pageSize: number; onlyUnread: boolean },
): Promise<{ rows: NoticeRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listNoticeRows(tx, { onlyUnread, limit: pageSize, offset: (page - 1) * pageSize }),
    ...(await countNotices(tx, onlyUnread)),
  }))
}

/** All of it for a file. */
export const exportNotices = (services: Services, { onlyUnread }: { onlyUnread: boolean }) =>
  everyRow<NoticeRow>(services, (tx, stretch) => listNoticeRows(tx, { onlyUnread, ...stretch }))
