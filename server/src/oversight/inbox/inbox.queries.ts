import type { Tx } from '../../database/database.ts'

export type NoticeRow = {
  id: string
  type: string
  title: string
  message: string
  created_at: Date
  read_at: Date | null
}

/** One page of the notices, newest first, and how many there are in all. */
export async function listNoticeRows(
  tx: Tx,
  { page, pageSize, onlyUnread }: { page: number; pageSize: number; onlyUnread: boolean },
): Promise<{ rows: NoticeRow[]; total: number }> {
  const chosen = tx
    .selectFrom('admin_notifications')
    .$if(onlyUnread, (query) => query.where('read_at', 'is', null))
  const rows = await chosen
    .select(['id', 'type', 'title', 'message', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Marks unread notices, the named ones or all, and answers how many that were. */
export async function updateRead(tx: Tx, { ids, at }: { ids: string[] | 'all'; at: Date }): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_notifications')
    .set({ read_at: at })
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Those that were marked read at an instant are unread again; answers how many that were. */
export async function updateUnread(tx: Tx, readAt: Date): Promise<number> {
  const query = tx.updateTable('admin_notifications').set({ read_at: null }).where('read_at', '=', readAt)
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
}
