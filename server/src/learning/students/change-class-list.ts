import { mostStudents } from '@tower/contract/learning/students.ts'
import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import { brokenConstraint, type Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { listTeacherClassrooms } from '../../matching/classrooms/list-teacher-classrooms.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  countStudents,
  insertNewStudents,
  insertStudent,
  lockListOf,
  selectStudentForUpdate,
  updateRemoved,
  updateStudent,
  type StudentFields,
  type StudentRow,
} from './students.queries.ts'

type Own = { actor: Actor; studentId: string }
/** What was said of a student; `null` takes away, what is left out stays. */
type Said = { [Field in keyof StudentFields]?: StudentFields[Field] | undefined }

/** Adds a student to the list of whoever asks. */
export function addStudent(
  { database, clock }: Services,
  { actor, said }: { actor: Actor; said: Said & { full_name: string } },
): Promise<StudentRow> {
  const at = clock.now()
  return orNameTaken(
    database.transaction(async (tx) => {
      await requireSpace(tx, actor.userId)
      const classroomId = await chooseClassroom(tx, { teacherId: actor.userId, named: said.classroom_id, at })
      return insertStudent(tx, {
        teacher_id: actor.userId,
        full_name: said.full_name,
        grade: said.grade || null,
        family_language: said.family_language ?? null,
        classroom_id: classroomId,
        kept: said.kept ?? false,
        created_at: at,
      })
    }),
  )
}

/** Adds all of a list that are not there yet, or nobody where the list would grow too long. */
export function addStudents(
  { database, clock }: Services,
  { actor, students }: { actor: Actor; students: readonly (Said & { full_name: string })[] },
): Promise<{ added: number; known: number }> {
  const at = clock.now()
  const teacherId = actor.userId
  return database.transaction(async (tx) => {
    await lockListOf(tx, teacherId)
    const classroomId = await chooseClassroom(tx, { teacherId, named: undefined, at })
    const told = students.map(({ full_name, grade, family_language: language }) => ({
      ...{ full_name, grade: grade || null, family_language: language ?? null },
    }))
    const added = await insertNewStudents(tx, { teacherId, classroomId, at, students: told })
    if ((await countStudents(tx, teacherId)) > mostStudents) throw new Refusal('students.too_many')
    return { added, known: students.length - added }
  })
}

/** Changes what the list of whoever asks says of a student. */
export function changeStudent(
  { database, clock }: Services,
  { actor, studentId, said }: Own & { said: Said },
): Promise<StudentRow> {
  return orNameTaken(
    database.transaction(async (tx) => {
      const student = await getOwn(tx, { actor, studentId, isRemoved: false })
      if (said.classroom_id)
        await chooseClassroom(tx, { teacherId: actor.userId, named: said.classroom_id, at: clock.now() })
      const changed = { ...student, ...withoutGaps(said) }
      await updateStudent(tx, studentId, changed)
      return changed
    }),
  )
}

/** Takes a student off the list of whoever asks. */
export function removeStudent({ database, clock }: Services, { actor, studentId }: Own): Promise<void> {
  return database.transaction(async (tx) => {
    await getOwn(tx, { actor, studentId, isRemoved: false })
    await updateRemoved(tx, studentId, clock.now())
  })
}

/** Puts a removed student back on the list of whoever asks; one whose school year is over stays from then on. */
export function restoreStudent(
  { database, clock }: Services,
  { actor, studentId }: Own,
): Promise<StudentRow> {
  return orNameTaken(
    database.transaction(async (tx) => {
      await requireSpace(tx, actor.userId)
      const student = await getOwn(tx, { actor, studentId, isRemoved: true })
      await updateRemoved(tx, studentId, null)
      const kept = student.kept || student.created_at < schoolYearStart(clock.now())
      await updateStudent(tx, studentId, { ...student, kept })
      return { ...student, kept }
    }),
  )
}

/** What was said; an empty grade is none. */
function withoutGaps({ grade, ...said }: Said): Partial<StudentFields> {
  const told = { ...said, ...(grade === undefined ? {} : { grade: grade || null }) }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

async function getOwn(
  tx: Tx,
  { actor, studentId, isRemoved }: Own & { isRemoved: boolean },
): Promise<StudentRow> {
  const student = await selectStudentForUpdate(tx, { id: studentId, teacherId: actor.userId, isRemoved })
  if (!student) throw new Refusal('students.not_found')
  return student
}

async function requireSpace(tx: Tx, teacherId: string): Promise<void> {
  await lockListOf(tx, teacherId)
  if ((await countStudents(tx, teacherId)) >= mostStudents) throw new Refusal('students.too_many')
}

/** The own classroom named, else the one the teacher is known by; null where the teacher leads none. */
async function chooseClassroom(
  tx: Tx,
  { teacherId, named, at }: { teacherId: string; named: string | null | undefined; at: Date },
): Promise<string | null> {
  const own = (await listTeacherClassrooms(tx, { teacherId, at })).map(({ id }) => id)
  if (named && !own.includes(named)) throw new Refusal('students.not_own_classroom')
  return named ?? own[0] ?? null
}

async function orNameTaken(work: Promise<StudentRow>): Promise<StudentRow> {
  try {
    return await work
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'students__once' || broken === 'students__one_per_name')
      throw new Refusal('students.name_taken')
    throw error
  }
}
