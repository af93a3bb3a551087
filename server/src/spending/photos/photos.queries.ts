import type { PhotoStatement } from '@tower/contract/spending/photos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type NewPhoto = {
  teacherId: string
  classroomId: string
  fileId: string
  caption: string
  statement: PhotoStatement | null
  requestKey: string | null
  at: Date
}

/** Keeps a photo; undefined where the same form sent it before. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<string | undefined> {
  const row = await tx
    .insertInto('teacher_photos')
    .values({
      teacher_id: photo.teacherId,
      classroom_id: photo.classroomId,
      file_id: photo.fileId,
      caption: photo.caption,
      statement: photo.statement,
      stated_at: photo.statement === null ? null : photo.at,
      request_key: photo.requestKey,
      created_at: photo.at,
    })
    .onConflict((conflict) => conflict.constraint('teacher_photos__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The photo that a form of a teacher made. */
export async function findPhotoOfRequest(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('teacher_photos')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id
}

/** How many photos of a teacher wait for staff. */
export async function countWaiting(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('teacher_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .where('approved', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type LockedPhoto = {
  id: string
  teacherId: string
  fileId: string | null
  caption: string
  statement: PhotoStatement | null
  revision: number
  approved: boolean | null
  decidedBy: string | null
  teacherEmail: string
  locale: string
  classroomName: string
}

const lockable = sql`
  select photo.id, photo.teacher_id as "teacherId", photo.file_id as "fileId", photo.caption, photo.statement,
    photo.revision, photo.approved, (select email from users where id = photo.decided_by) as "decidedBy",
    teacher.email as "teacherEmail", teacher.locale, classroom.name as "classroomName"
  from teacher_photos photo
  join users teacher on teacher.id = photo.teacher_id
  join classrooms classroom on classroom.id = photo.classroom_id`

/** A photo, locked, with whom its teacher's mail goes to. */
export async function findPhotoForUpdate(tx: Tx, id: string): Promise<LockedPhoto | undefined> {
  const { rows } = await sql<LockedPhoto>`${lockable} where photo.id = ${id} for update of photo`.execute(tx)
  return rows[0]
}

/** A photo as its mail tells of it. */
export async function findPhotoToMail(tx: Tx, id: string): Promise<LockedPhoto | undefined> {
  const { rows } = await sql<LockedPhoto>`${lockable} where photo.id = ${id}`.execute(tx)
  return rows[0]
}

export async function updatePhotoWords(
  tx: Tx,
  words: { id: string; caption: string; statement: PhotoStatement | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('teacher_photos')
    .set({
      caption: words.caption,
      statement: words.statement,
      stated_at: words.statement === null ? null : sql`coalesce(stated_at, ${words.at})`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', words.id)
    .execute()
}

export type PhotoDecision = {
  id: string
  approved: boolean
  reason: string | null
  actorId: string
  at: Date
}

export async function updatePhotoDecision(tx: Tx, decision: PhotoDecision): Promise<void> {
  await tx
    .updateTable('teacher_photos')
    .set({
      approved: decision.approved,
      reason: decision.reason,
      decided_by: decision.actorId,
      decided_at: decision.at,
    })
    .where('id', '=', decision.id)
    .execute()
}

/** The row stays, for staff to see what was decided; the picture is gone. */
export async function clearPhotoFile(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('teacher_photos').set({ file_id: null }).where('id', '=', id).execute()
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('teacher_photos').where('id', '=', id).execute()
}

export type RejectedPhoto = { id: string; teacherId: string; fileId: string | null }

/** Photos that were rejected before this instant, locked; those that somebody changes this moment are left. */
export function listLongRejected(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<RejectedPhoto[]> {
  return tx
    .selectFrom('teacher_photos')
    .select(['id', 'teacher_id as teacherId', 'file_id as fileId'])
    .where('approved', 'is', sql.lit(false))
    .where('decided_at', '<', before)
    .orderBy('decided_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** All that a teacher ever showed; their files go by themselves. */
export async function deletePhotosOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('teacher_photos').where('teacher_id', '=', teacherId).execute()
}

/** What a person is given of their photos. */
export function listPhotosOf(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('teacher_photos')
    .innerJoin('classrooms', 'classrooms.id', 'teacher_photos.classroom_id')
    .select(['classrooms.name as classroom', 'caption', 'statement', 'approved', 'reason'])
    .select(['decided_at', 'teacher_photos.created_at'])
    .where('teacher_photos.teacher_id', '=', teacherId)
    .orderBy('teacher_photos.created_at')
    .orderBy('teacher_photos.id')
    .execute()
}
