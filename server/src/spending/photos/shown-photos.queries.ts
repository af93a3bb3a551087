import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** A photo is public while staff approve it, its teacher stands behind it and may sign in, and its picture is there. */
const isShown = sql`photo.approved and photo.statement is not null and photo.file_id is not null
    and teacher.role = 'teacher' and teacher.disabled_at is null`

export type ShownPhotoRow = { id: string; caption: string; created_at: Date }

export type PhotosOf = {
  teacherId: string
  classroomId: string
  /** Of those sent in from this instant on. */
  from?: Date | undefined
  /** Of those sent in before this instant. */
  until?: Date | undefined
  limit: number
}

/** The photos of a classroom that everyone may see, as its teacher of then showed them, the newest first. */
export async function listShownRows(
  tx: Tx,
  { teacherId, classroomId, from, until, limit }: PhotosOf,
): Promise<ShownPhotoRow[]> {
  const { rows } = await sql<ShownPhotoRow>`
    select photo.id, photo.caption, photo.created_at
    from teacher_photos photo join users teacher on teacher.id = photo.teacher_id
    where photo.classroom_id = ${classroomId} and photo.teacher_id = ${teacherId} and ${isShown}
      ${from ? sql`and photo.created_at >= ${from}` : sql``}
      ${until ? sql`and photo.created_at < ${until}` : sql``}
    order by photo.created_at desc, photo.id
    limit ${limit}`.execute(tx)
  return rows
}

/** The picture of a photo that everyone may see. */
export async function findShownFile(tx: Tx, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ file_id: string }>`
    select photo.file_id
    from teacher_photos photo join users teacher on teacher.id = photo.teacher_id
    where photo.id = ${photoId} and ${isShown}`.execute(tx)
  return rows[0]?.file_id
}
