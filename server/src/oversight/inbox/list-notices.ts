import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import { everyRow } from '../../http/every-row.ts'
import { countNotices, listNoticeRows, type NoticeRow, type Notices } from './inbox.queries.ts'

/** A page of the staff inbox, newest first; on request only what nobody has marked read. */
export function listNotices(
  services: Services,
  { page, pageSize, ...notices }: Notices & { page: number; pageSize: number },
): Promise<{ rows: NoticeRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listNoticeRows(tx, { ...notices, limit: pageSize, offset: (page - 1) * pageSize }),
    ...(await countNotices(tx, notices)),
  }))
}

/** All of it for a file. */
export const exportNotices = (services: Services, notices: Notices) =>
  everyRow<NoticeRow>(services, (tx, stretch) => listNoticeRows(tx, { ...notices, ...stretch }))
