import type { Tx } from '../../database/database.ts'

export type MatchableClassroom = { id: string; name: string; teacherId: string | null; confirmedAt: Date | null }

/** A classroom about to receive a slot, locked so that nobody un-confirms it meanwhile. */
export async function findClassroomForUpdate(tx: Tx, classroomId: string): Promise<MatchableClassroom | undefined> {
  const row = await tx
    .selectFrom('classrooms')
    .select(['id', 'name', 'teacher_id', 'confirmed_at'])
    .where('id', '=', classroomId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  return { id: row.id, name: row.name, teacherId: row.teacher_id, confirmedAt: row.confirmed_at }
}

/** Remembers the first sponsor of a classroom; later ones don't replace it. */
export async function setFirstSponsor(tx: Tx, classroomId: string, sponsorUserId: string): Promise<void> {
  await tx
    .updateTable('classrooms')
    .set({ sponsor_id: sponsorUserId })
    .where('id', '=', classroomId)
    .where('sponsor_id', 'is', null)
    .execute()
}
