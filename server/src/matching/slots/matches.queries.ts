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
