import type { Tx } from '../../database/database.ts'
import type { ListedPlace } from './schools/place-on-list.ts'

/** A classroom as it is called by now, held. */
export function selectWordsForUpdate(tx: Tx, classroomId: string) {
  return tx
    .selectFrom('classrooms')
    .select(['name', 'school', 'city', 'state', 'grade_level', 'merged_into'])
    .where('id', '=', classroomId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * What it was named by first stays with it (`named_key`, `import_key`): whoever names it as before, or imports the same list, finds
 * this one.
 */
export async function updateWords(
  tx: Tx,
  { classroomId, name, place, at }: { classroomId: string; name: string; place: ListedPlace; at: Date },
): Promise<void> {
  const { school, city, state, gradeLevel, schoolId } = place
  await tx
    .updateTable('classrooms')
    .set({ name, school, city, state, grade_level: gradeLevel, school_id: schoolId, updated_at: at })
    .where('id', '=', classroomId)
    .execute()
}
