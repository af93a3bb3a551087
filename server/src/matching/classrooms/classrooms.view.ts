import type { Classroom } from './classrooms.queries.ts'

/** What a share code resolves to; the same facts flat and nested, as two screens read them. */
export function viewResolvedCode(classroom: Classroom) {
  const shown = {
    id: classroom.id,
    public_name: classroom.name,
    is_confirmed: classroom.confirmedAt !== null,
  }
  const { school, city, state } = classroom
  return { ...shown, school, city, state, classroom: shown }
}
