import type { Tx } from '../../database/database.ts'

export function findTeacherPicture(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('teacher_profiles')
    .select('avatar_url')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** What else the profile says stays. */
export async function upsertTeacherPicture(
  tx: Tx,
  { teacherId, pictureUrl, at }: { teacherId: string; pictureUrl: string | null; at: Date },
): Promise<void> {
  const picture = { avatar_url: pictureUrl, updated_at: at }
  await tx
    .insertInto('teacher_profiles')
    .values({ teacher_id: teacherId, ...picture })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet(picture))
    .execute()
}

export async function updatePictures(
  tx: Tx,
  { teacherIds, to, at }: { teacherIds: readonly string[]; to: string; at: Date },
): Promise<void> {
  if (teacherIds.length === 0) return
  await tx
    .updateTable('teacher_profiles')
    .set({ avatar_url: to, updated_at: at })
    .where('teacher_id', 'in', teacherIds)
    .execute()
}
