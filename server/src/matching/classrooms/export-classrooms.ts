import type { Tx } from '../../database/database.ts'

/** The rooms a person teaches and the rooms they sponsor. */
export async function exportClassrooms(tx: Tx, userId: string) {
  const rooms = tx.selectFrom('classrooms').orderBy('created_at').orderBy('id')
  return {
    taught: await rooms
      .select(['name', 'school', 'city', 'state', 'grade_level', 'teacher_display_name', 'teacher_email'])
      .select(['confirmed_at', 'created_at'])
      .where('teacher_id', '=', userId)
      .execute(),
    share_page: await tx
      .selectFrom('teacher_profiles')
      .select(['bio', 'avatar_url', 'updated_at'])
      .where('teacher_id', '=', userId)
      .execute(),
    sponsored: await rooms.select(['name', 'school']).where('sponsor_id', '=', userId).execute(),
  }
}
