import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findTeacher, listTeacherCards, type TeacherCardRow } from './teacher-cards.queries.ts'

/** Every card of a teacher, for staff, the best of each vendor first. */
export function listCardsOfTeacher(
  { database }: Services,
  { teacherId }: { teacherId: string },
): Promise<TeacherCardRow[]> {
  return database.read(async (tx) => {
    if (!(await findTeacher(tx, teacherId))) throw new Refusal('cards.teacher_not_found')
    return listTeacherCards(tx, teacherId)
  })
}
