import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { listStudents } from '../../students/list-students.ts'

const Named = z.object({ name: z.string() })

/** Whom no provider is told: the class list, the teacher as account and classrooms name her, and the schools. */
export async function selectNames(tx: Tx, teacherId: string): Promise<string[]> {
  const students = await listStudents(tx, teacherId)
  const others = await rows(Named)`
    select full_name as name from users where id = ${teacherId} and full_name is not null
    union select teacher_display_name from classrooms where teacher_id = ${teacherId} and teacher_display_name is not null
    union select school from classrooms where teacher_id = ${teacherId} and school is not null`.all(tx)
  return [...students.map((student) => student.full_name), ...others.map(({ name }) => name)].filter(
    (name) => name.trim() !== '',
  )
}
