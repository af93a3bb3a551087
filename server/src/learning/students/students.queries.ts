import { Student } from '@tower/contract/learning/students.contract.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

export type StudentRow = z.input<typeof Student>

export type StudentFields = Pick<
  StudentRow,
  'full_name' | 'grade' | 'family_language' | 'classroom_id' | 'kept'
>

const Touched = z.object({ id: z.string() })

const columns = sql`id, full_name, grade, family_language, classroom_id, kept, created_at`

/** Until the transaction ends, nobody else adds to this teacher's list. */
export async function lockListOf(tx: Tx, teacherId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`class list:${teacherId}`}, 0))`.execute(tx)
}

export function selectStudents(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<StudentRow[]> {
  return rows(Student)`
    select ${columns} from students where teacher_id = ${teacherId} and removed_at is null
    order by fold_letters(full_name), full_name, id limit ${limit}`.all(tx)
}

/** How often names joined a teacher's list; 0 where none ever did. Read before the list itself, the list is as new or newer. */
export async function selectNamesVersion(tx: Tx, teacherId: string): Promise<number> {
  const list = await tx
    .selectFrom('class_lists')
    .select('names_version')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return list?.names_version ?? 0
}

export async function countStudents(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('students')
    .select((student) => student.fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Of another teacher there is none. Held, so that nobody changes the student meanwhile. */
export function selectStudentForUpdate(
  tx: Tx,
  { id, teacherId, isRemoved }: { id: string; teacherId: string; isRemoved: boolean },
): Promise<StudentRow | undefined> {
  return rows(Student)`
    select ${columns} from students
    where id = ${id} and teacher_id = ${teacherId} and (removed_at is not null) = ${isRemoved} for update`.first(
    tx,
  )
}

export function insertStudent(
  tx: Tx,
  student: StudentFields & { teacher_id: string; created_at: Date },
): Promise<StudentRow> {
  const { teacher_id, full_name, grade, family_language, classroom_id, kept, created_at } = student
  return rows(Student)`
    insert into students (teacher_id, full_name, grade, family_language, classroom_id, kept, created_at)
    values (${teacher_id}, ${full_name}, ${grade}, ${family_language}, ${classroom_id}, ${kept}, ${created_at})
    returning ${columns}`.one(tx)
}

/** Adds those whose names are not on the list yet; answers how many. */
export async function insertNewStudents(
  tx: Tx,
  { teacherId, classroomId, at, students }: NewStudents,
): Promise<number> {
  const added = await rows(Touched)`
    insert into students (teacher_id, full_name, grade, family_language, classroom_id, created_at)
    select ${teacherId}, new.full_name, new.grade, new.family_language, ${classroomId}, ${at}
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as new (full_name text, grade text, family_language text)
    on conflict do nothing
    returning id`.all(tx)
  return added.length
}

export type NewStudents = {
  teacherId: string
  classroomId: string | null
  at: Date
  students: readonly Pick<StudentFields, 'full_name' | 'grade' | 'family_language'>[]
}

/** Takes up to so many students of school years before `since` off their lists, unless they are kept. Answers how many. */
export async function updateToEnded(
  tx: Tx,
  { since, at, limit }: { since: Date; at: Date; limit: number },
): Promise<number> {
  const ended = await rows(Touched)`
    update students set removed_at = ${at} where id in (
      select id from students where removed_at is null and not kept and created_at < ${since} limit ${limit} for update skip locked)
    returning id`.all(tx)
  return ended.length
}

export async function updateStudent(tx: Tx, id: string, fields: StudentFields): Promise<void> {
  const { full_name, grade, family_language, classroom_id, kept } = fields
  await tx
    .updateTable('students')
    .set({ full_name, grade, family_language, classroom_id, kept })
    .where('id', '=', id)
    .execute()
}

/** Those of the list, or of some of it, that this changes. */
export async function updateKept(
  tx: Tx,
  { teacherId, ids, kept }: { teacherId: string; ids: readonly string[] | undefined; kept: boolean },
): Promise<string[]> {
  const named = ids === undefined ? sql`` : sql`and id = any(${ids})`
  const changed = await rows(Touched)`
    update students set kept = ${kept}
    where teacher_id = ${teacherId} and removed_at is null and kept <> ${kept} ${named}
    returning id`.all(tx)
  return changed.map(({ id }) => id)
}

const Leaving = z.object({ id: z.string(), email: z.string(), locale: z.string(), students: z.number() })

/** Some of the teachers whose students leave their lists when the school year ends, in order behind one. */
export function selectLeaving(tx: Tx, { after, limit }: { after: string | undefined; limit: number }) {
  const behind = after === undefined ? sql`` : sql`and person.id > ${after}`
  return rows(Leaving)`
    select person.id, person.email, person.locale, count(*)::int as students
    from students student join users person on person.id = student.teacher_id
    where student.removed_at is null and not student.kept
      and person.erased_at is null and person.disabled_at is null ${behind}
    group by person.id order by person.id limit ${limit}`.all(tx)
}

export async function updateRemoved(tx: Tx, id: string, removedAt: Date | null): Promise<void> {
  await tx.updateTable('students').set({ removed_at: removedAt }).where('id', '=', id).execute()
}

/** For the file of a teacher's data: those on the list, and those that can still come back. */
export function exportStudents(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('students')
    .select(['full_name', 'grade', 'family_language', 'kept', 'created_at', 'removed_at'])
    .where('teacher_id', '=', teacherId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deleteStudentsOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('students').where('teacher_id', '=', teacherId).execute()
}
