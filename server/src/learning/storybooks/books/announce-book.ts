import type { Tx } from '../../../database/database.ts'
import { announceAll } from '../../../realtime/announce.ts'

/** Tells its teacher's and the staff's open screens that a storybook changed. */
export function announceBook(tx: Tx, { id, teacherId }: { id: string; teacherId: string }): Promise<void> {
  const payload = { storybookId: id }
  return announceAll(tx, [
    { topic: 'storybook.changed', audience: { userId: teacherId }, payload },
    { topic: 'storybook.changed', audience: 'staff', payload },
  ])
}
