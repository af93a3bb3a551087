import type { Tx } from '../../database/database.ts'
import type { ListedPlace } from './schools/place-on-list.ts'

const nowhere: ListedPlace = { school: null, city: null, state: null, gradeLevel: null, schoolId: null }

/**
 * Opens a classroom for a teacher who leads none, under the teacher's own name and address. Nobody confirmed it and nobody
 * nominated it, so no draw knows it. The unique key on `opened_for` makes it one, however many ask at once.
 */
export async function insertHomeroom(
  tx: Tx,
  {
    teacherId,
    name,
    place = nowhere,
    at,
  }: { teacherId: string; name: string; place?: ListedPlace | undefined; at: Date },
): Promise<void> {
  await tx
    .insertInto('classrooms')
    .columns([
      'name',
      'school',
      'city',
      'state',
      'grade_level',
      'school_id',
      'teacher_id',
      'teacher_display_name',
      'teacher_email',
      'opened_for',
      'created_at',
      'updated_at',
    ])
    .expression(({ selectFrom, not, exists, val }) =>
      selectFrom('users')
        .select([
          val(name).as('name'),
          val(place.school).as('school'),
          val(place.city).as('city'),
          val(place.state).as('state'),
          val(place.gradeLevel).as('grade_level'),
          val(place.schoolId).as('school_id'),
          'users.id as teacher_id',
          'users.full_name as teacher_display_name',
          'users.email as teacher_email',
          'users.id as opened_for',
          val(at).as('created_at'),
          val(at).as('updated_at'),
        ])
        .where('users.id', '=', teacherId)
        .where(not(exists(selectFrom('classrooms').select('id').where('teacher_id', '=', teacherId)))),
    )
    .onConflict((conflict) => conflict.constraint('classrooms__one_opened_per_teacher').doNothing())
    .execute()
}
