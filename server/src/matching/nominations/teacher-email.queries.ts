import { languages } from '@tower/contract/language.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Named = z.object({
  nominatorName: z.string(),
  teacherEmail: z.string(),
  teacherLocale: z.enum(languages),
  classroomId: z.uuid(),
})

/** The teacher's address that a nomination gave, with who gave it; it is kept no longer. Undefined where it gave none. */
export function takeTeacherEmail(tx: Tx, id: string): Promise<z.infer<typeof Named> | undefined> {
  return rows(Named)`
    with given as (
      select id, nominator_name, teacher_email, teacher_locale, classroom_id from teacher_nominations
      where id = ${id} and teacher_email is not null and classroom_id is not null for update
    )
    update teacher_nominations kept set teacher_email = null from given where kept.id = given.id
    returning given.nominator_name as "nominatorName", given.teacher_email as "teacherEmail",
      given.teacher_locale as "teacherLocale",      given.classroom_id as "classroomId"`.first(tx)
}
