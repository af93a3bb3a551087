import type { Tx } from '../../../database/database.ts'
import { listTeacherClassrooms } from '../../../matching/classrooms/list-teacher-classrooms.ts'
import { listStudents, type StudentRow } from '../../students/list-students.ts'
import { getTeacher } from '../tools.queries.ts'

export type OwnPeople = {
  students: StudentRow[]
  /** How the teacher signs: as families know the classroom's teacher, else by the account's name. */
  teacherName: string
  /** Whom no provider is told: the class list, the teacher and the schools. */
  names: string[]
}

/** Who belongs to a teacher's classrooms, and what they are called. */
export async function readOwnPeople(tx: Tx, own: { teacherId: string; at: Date }): Promise<OwnPeople> {
  const students = await listStudents(tx, own.teacherId)
  const classrooms = await listTeacherClassrooms(tx, own)
  const { full_name: accountName } = await getTeacher(tx, own.teacherId)
  const [classroom] = classrooms
  const teacherNames = [accountName, ...classrooms.map((one) => one.teacherDisplayName)]
  return {
    students,
    teacherName: classroom?.teacherDisplayName ?? accountName ?? '',
    names: [...students.map((one) => one.full_name), ...teacherNames, ...classrooms.map((one) => one.school)]
      .filter((name) => name !== null && name !== undefined)
      .filter((name) => name.trim() !== ''),
  }
}
