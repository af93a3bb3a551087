import type { Tx } from '../../database/database.ts'
import { announce } from '../../realtime/announce.ts'

export type StaffNotice = {
  type: string
  title: string
  message: string
  /** The fact behind the notice: the same fact is told once. */
  dedupeKey?: string
}

/** Puts a notice into the staff inbox and on their open screens. */
export async function notifyStaff(tx: Tx, { type, title, message, dedupeKey }: StaffNotice): Promise<void> {
  const row = await tx
    .insertInto('admin_notifications')
    .values({ type, title, message, dedupe_key: dedupeKey ?? null })
    .onConflict((conflict) => conflict.constraint('admin_notifications__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await announce(tx, { topic: 'notification.created', audience: 'staff', payload: { id: row.id } })
}
