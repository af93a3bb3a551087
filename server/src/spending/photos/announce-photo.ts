import type { Tx } from '../../database/database.ts'
import { announceAll } from '../../realtime/announce.ts'

/** Tells its teacher's and the staff's open screens that a photo changed. Cached pages of every process go with it. */
export function announcePhoto(tx: Tx, teacherId: string): Promise<void> {
  return announceAll(tx, [
    { topic: 'photo.changed', audience: { userId: teacherId } },
    { topic: 'photo.changed', audience: 'staff' },
  ])
}
