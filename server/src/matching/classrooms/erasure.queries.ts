import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { mentions } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/** What a teacher's classrooms say of them. */
export function listTeacherWords(tx: Tx, userId: string) {
  return tx
    .selectFrom('classrooms')
    .select(['teacher_display_name', 'school'])
    .where(isOwn({ userId, addresses: [] }))
    .execute()
}

/** Empties what the classrooms of an account, or of an address, say of their teacher. */
export async function clearTeacherWords(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('classrooms')
    .set({ teacher_display_name: null, teacher_email: null, named_key: null })
    .where(isOwn({ userId, addresses }))
    .execute()
}

/** What a teacher, or staff for them, wrote beside the links of their classrooms. */
export async function clearLinkNotes(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('share_links')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('classroom_id', 'in', (eb) =>
      eb.selectFrom('classrooms').select('id').where('teacher_id', '=', userId),
    )
    .execute()
}

type OwnNames = { userId: string; addresses: readonly string[]; pattern: string }

/** A classroom of the teacher, or one that became such a one: its words are of the same person. */
const isOwn = ({ userId, addresses }: Omit<OwnNames, 'pattern'>) =>
  sql<SqlBool>`(teacher_id = ${userId} or teacher_email = any(${addresses}::text[]) or merged_into in (
    select stays.id from classrooms stays
    where stays.teacher_id = ${userId} or stays.teacher_email = any(${addresses}::text[])))`

/** The names of a teacher's own classrooms that match. */
export async function listNamesLike(tx: Tx, { pattern, ...own }: OwnNames): Promise<string[]> {
  const query = tx.selectFrom('classrooms').select('name').where(isOwn(own)).where(mentions('name', pattern))
  return (await query.execute()).map(({ name }) => name)
}

/** Gives a teacher's own classrooms whose names match a plain one. */
export async function renameOwnClassrooms(tx: Tx, { pattern, ...own }: OwnNames): Promise<void> {
  await tx
    .updateTable('classrooms')
    .set({ name: 'Classroom' })
    .where(isOwn(own))
    .where(mentions('name', pattern))
    .execute()
}

/** A classroom that carries its teacher's name gets a plain one. */
export async function renameClassroomsOf(tx: Tx, carriesName: RawBuilder<SqlBool>): Promise<void> {
  await tx.updateTable('classrooms').set({ name: 'Classroom' }).where(carriesName).execute()
}
