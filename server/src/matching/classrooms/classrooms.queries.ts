import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const classroomColumns = [
  'classrooms.id',
  'classrooms.name',
  'classrooms.school',
  'classrooms.city',
  'classrooms.state',
  'classrooms.teacher_id as teacherId',
  'classrooms.confirmed_at as confirmedAt',
  'classrooms.teacher_display_name as teacherDisplayName',
] as const

/** A classroom as other domains may see it. Without `teacherId` it can't win or be given a slot, confirmed or not. */
export type Classroom = {
  id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  teacherId: string | null
  confirmedAt: Date | null
  teacherDisplayName: string | null
}

/** The classroom of an id; of one that was merged the one it became. */
export function selectClassroom(tx: Tx, id: string): Promise<Classroom | undefined> {
  return tx
    .selectFrom('classrooms')
    .select(classroomColumns)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('classrooms as asked')
        .select(({ fn }) => fn.coalesce('asked.merged_into', 'asked.id').as('id'))
        .where('asked.id', '=', id),
    )
    .executeTakeFirst()
}

/** Of a classroom that was merged the id of the one it became, held: a merge of this moment is over before, or comes after. */
export async function holdStaying(tx: Tx, id: string): Promise<string> {
  const held = await rows(z.object({ id: z.string() }))`
    select classroom_that_stays(${id}::uuid) as id`.one(tx)
  return held.id
}

export function selectClassroomsForUpdate(tx: Tx, ids: string[]): Promise<Classroom[]> {
  return tx
    .selectFrom('classrooms')
    .select(classroomColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The classroom of a share code, with what may have closed the code. */
export function selectClassroomByCode(tx: Tx, code: string) {
  return (
    tx
      .selectFrom('share_links')
      .innerJoin('classrooms', 'classrooms.id', 'share_links.classroom_id')
      .leftJoin('users', 'users.id', 'classrooms.teacher_id')
      .select(classroomColumns)
      .select(['share_links.expires_at as expiresAt', 'share_links.revoked_at as revokedAt'])
      .where('share_links.code', '=', code)
      // The link of a teacher who was erased is as unknown as one that nobody made.
      .where('users.erased_at', 'is', null)
      .executeTakeFirst()
  )
}

/** What a teacher leads: confirmed classrooms come first, then the oldest. */
export function selectTeacherClassrooms(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<Classroom[]> {
  return tx
    .selectFrom('classrooms')
    .select(classroomColumns)
    .where('teacher_id', '=', teacherId)
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The rows of what a teacher leads, in the same order. */
export function selectClassroomRows(tx: Tx, { teacherId, limit }: { teacherId: string; limit: number }) {
  return tx
    .selectFrom('classrooms')
    .select(['id', 'name', 'grade_level', 'sponsor_id', 'teacher_id'])
    .where('teacher_id', '=', teacherId)
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The newest code of each classroom that still resolves. */
export async function selectOpenCodes(
  tx: Tx,
  { classroomIds, at }: { classroomIds: string[]; at: Date },
): Promise<Map<string, string>> {
  if (classroomIds.length === 0) return new Map()
  const open = await tx
    .selectFrom('share_links')
    .distinctOn('classroom_id')
    .select(['classroom_id', 'code'])
    .where('classroom_id', 'in', classroomIds)
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('expires_at', 'is', null), link('expires_at', '>', at)]))
    .orderBy('classroom_id')
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
  return new Map(open.map(({ classroom_id: classroomId, code }) => [classroomId, code]))
}

/** Inserts the links whose code is still free and answers those. */
export function insertFreeShareLinks(
  tx: Tx,
  links: { code: string; classroomId: string; createdBy: string | null }[],
  at: Date,
) {
  return tx
    .insertInto('share_links')
    .values(
      links.map(({ code, classroomId, createdBy }) => ({
        code,
        classroom_id: classroomId,
        created_by: createdBy,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['code', 'classroom_id as classroomId'])
    .execute()
}

export async function updateConfirmation(
  tx: Tx,
  { classroomId, at, teacher }: { classroomId: string; at: Date; teacher: ConfirmedTeacher },
): Promise<void> {
  await tx
    .updateTable('classrooms')
    .set({
      confirmed_at: at,
      teacher_id: teacher.id,
      teacher_display_name: teacher.displayName,
      teacher_email: teacher.email,
      updated_at: at,
    })
    .where('id', '=', classroomId)
    .execute()
}

/** Who confirmed. `id` is null when the address may not act as a teacher yet. */
export type ConfirmedTeacher = { id: string | null; displayName: string; email: string }

export async function updateFirstSponsors(
  tx: Tx,
  sponsors: { classroomId: string; sponsorId: string }[],
): Promise<void> {
  await sql`
    update classrooms set sponsor_id = first.sponsor_id
    from (
      select distinct on (classroom_id) classroom_id, sponsor_id
      from unnest(
        ${sponsors.map(({ classroomId }) => classroomId)}::uuid[],
        ${sponsors.map(({ sponsorId }) => sponsorId)}::uuid[]
      ) with ordinality as given (classroom_id, sponsor_id, place)
      order by classroom_id, place
    ) first
    where classrooms.id = first.classroom_id and classrooms.sponsor_id is null`.execute(tx)
}
