import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { NoticeType } from '../../declared.ts'
import { announcingEach } from '../../realtime/announce.ts'

export type StaffNotice = {
  type: NoticeType
  title: string
  message: string
  /** The fact behind the notice: the same fact is told once. */
  dedupeKey?: string
  /** The athlete it tells of: its words go with them. */
  aboutId?: string
}

/**
 * Puts a notice into the staff inbox and on their open screens. What happens beside it can be sent with it, as
 * `publishingEvents` writes it.
 */
export function notifyStaff(tx: Tx, notice: StaffNotice, alongside?: RawBuilder<unknown>): Promise<void> {
  return notifyStaffOfAll(tx, [notice], alongside)
}

/** Puts many notices into the staff inbox, as {@link notifyStaff} would one after the other. */
export async function notifyStaffOfAll(
  tx: Tx,
  notices: readonly StaffNotice[],
  alongside?: RawBuilder<unknown>,
): Promise<void> {
  if (notices.length > 0) await sql`with ${notifyingStaff(tx, notices, alongside)} select 1`.execute(tx)
}

/** The parts of that statement, for whoever adds to it. */
export function notifyingStaff(
  tx: Tx,
  notices: readonly StaffNotice[],
  alongside?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const writing = tx
    .insertInto('admin_notifications')
    .values(
      notices.map(({ type, title, message, dedupeKey, aboutId }) => ({
        type,
        title,
        message,
        dedupe_key: dedupeKey ?? null,
        about_id: aboutId ?? null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('admin_notifications__once').doNothing())
    .returning('id')
  const telling = announcingEach('notification.created', writing)
  return alongside ? sql`${telling}, besides as (${alongside})` : telling
}
