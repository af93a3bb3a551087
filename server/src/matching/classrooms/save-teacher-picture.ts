import type { Tx } from '../../database/database.ts'
import { findTeacherPicture, updatePictures, upsertTeacherPicture } from './teacher-pictures.queries.ts'

/** Keeps the picture that stands beside a teacher's name: a path on this site, or none. */
export function saveTeacherPicture(
  tx: Tx,
  wish: { teacherId: string; pictureUrl: string | null; at: Date },
): Promise<void> {
  return upsertTeacherPicture(tx, wish)
}

/** The picture that stands beside a teacher's name. */
export async function readTeacherPicture(tx: Tx, teacherId: string): Promise<string | null> {
  return (await findTeacherPicture(tx, teacherId))?.avatar_url ?? null
}

/** A picture has another address: whoever shows it shows it still. */
export function moveTeacherPicture(
  tx: Tx,
  wish: { teacherIds: readonly string[]; to: string; at: Date },
): Promise<void> {
  return updatePictures(tx, wish)
}
