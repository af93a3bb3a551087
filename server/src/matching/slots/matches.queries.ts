import type { Tx } from '../../database/database.ts'

export type MatchedSlotRow = {
  id: string
  number: number
  assigned_at: Date
  assigned_how: 'draw' | 'designation' | 'staff'
  draw_id: string | null
}

/** The slots a teacher's rooms were matched with, the latest first. */
export async function listSlotsOfTeacher(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<MatchedSlotRow[]> {
  const rows = await tx
    .selectFrom('slots')
    .select(['id', 'number', 'assigned_at', 'assigned_how', 'draw_id'])
    .where('teacher_id', '=', teacherId)
    .orderBy('assigned_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows as MatchedSlotRow[]
}

/** A teacher's matched slots whose payments are disputed, the first dispute first. */
export async function listFrozenOfTeacher(
  tx: Tx,
  teacherId: string,
): Promise<{ assigned_at: Date; frozen_at: Date }[]> {
  const rows = await tx
    .selectFrom('slots')
    .select(['assigned_at', 'frozen_at'])
    .where('teacher_id', '=', teacherId)
    .where('frozen_at', 'is not', null)
    .orderBy('frozen_at')
    .execute()
  return rows as { assigned_at: Date; frozen_at: Date }[]
}
