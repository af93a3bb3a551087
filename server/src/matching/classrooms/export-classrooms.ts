import type { Tx } from '../../database/database.ts'

/** The classrooms a person teaches, those that became them, and the classrooms they sponsor. */
export async function exportClassrooms(tx: Tx, userId: string) {
  const classrooms = tx.selectFrom('classrooms').orderBy('created_at').orderBy('id')
  return {
    taught: await classrooms
      .select(['name', 'school', 'city', 'state', 'grade_level', 'teacher_display_name', 'teacher_email'])
      .select(['confirmed_at', 'created_at'])
      .where((eb) =>
        eb.or([
          eb('teacher_id', '=', userId),
          eb(
            'merged_into',
            'in',
            eb.selectFrom('classrooms as stays').select('id').where('teacher_id', '=', userId),
          ),
        ]),
      )
      .execute(),
    share_page: await tx
      .selectFrom('teacher_profiles')
      .select(['bio', 'avatar_url', 'updated_at'])
      .where('teacher_id', '=', userId)
      .execute(),
    sponsored: await classrooms.select(['name', 'school']).where('sponsor_id', '=', userId).execute(),
  }
}
