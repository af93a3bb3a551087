import type { Random } from '../../../clock.ts'
import type { Tx } from '../../../database/database.ts'
import { admitTeachers, type Admission } from '../../../people/identity/accounts/admit-teachers.ts'
import { confirmImported, selectWithoutCode } from './import.queries.ts'
import type { ClassroomRow } from './classroom-sheet.ts'
import { createShareLinks } from '../create-share-links.ts'
import type { ImportReport } from './sheet-rows.ts'

export type ClassroomToConfirm = Pick<ClassroomRow, 'teacherName' | 'teacherEmail' | 'confirmed'> & {
  id: string
  line: number
}

export type ConfirmImported = {
  classrooms: ClassroomToConfirm[]
  report: ImportReport
  at: Date
  random: Pick<Random, 'bytes'>
}

/** Confirms classrooms on the word of the charity's own list: their teachers may sign in, each classroom gets a share code. */
export async function confirmImportedClassrooms(
  tx: Tx,
  { classrooms, report, at, random }: ConfirmImported,
): Promise<void> {
  if (classrooms.length === 0) return
  const admissions = await admitTeachers(tx, {
    teachers: classrooms.map((classroom) => ({
      email: emailOf(classroom),
      displayName: classroom.teacherName ?? '',
    })),
    at,
    source: 'import',
    emailVerified: false,
  })
  const confirmations = classrooms.map((classroom) => {
    const admission = admissions.get(emailOf(classroom))
    if (!admission?.admitted) report.notes.push(withoutTeacher(classroom, admission))
    return {
      id: classroom.id,
      teacherId: admission?.admitted ? admission.teacherId : null,
      confirmedAt: classroom.confirmed instanceof Date && classroom.confirmed < at ? classroom.confirmed : at,
    }
  })
  await confirmImported(tx, confirmations)
  const withoutCode = await selectWithoutCode(
    tx,
    classrooms.map(({ id }) => id),
    at,
  )
  await createShareLinks(tx, { classroomIds: withoutCode, random, at })
  report.confirmed += classrooms.length
}

/** The sheet's parser lets no classroom through as confirmed without an address. */
function emailOf(classroom: ClassroomToConfirm): string {
  if (classroom.teacherEmail === null)
    throw new Error(`line ${classroom.line} is confirmed without a teacher's address`)
  return classroom.teacherEmail
}

const hindrances: Record<Extract<Admission, { admitted: false }>['because'], string> = {
  blocked: 'their address is switched off on the allowlist',
  disabled: 'their account is disabled',
  has_another_role: 'their address has an account with another role',
}

function withoutTeacher(classroom: ClassroomToConfirm, admission: Admission | undefined): string {
  const because = admission && !admission.admitted ? hindrances[admission.because] : 'they have no account'
  return `line ${classroom.line}: confirmed, but the teacher can't act yet, because ${because}`
}
