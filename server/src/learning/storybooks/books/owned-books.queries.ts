import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** All that a teacher made: books with pictures and what was vouched for, and photos. Their files go by themselves. */
export async function deleteBooksOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('story_books').where('teacher_id', '=', teacherId).execute()
  await tx.deleteFrom('story_assets').where('teacher_id', '=', teacherId).execute()
}

/** What a teacher is given of their books. */
export async function exportBooks(tx: Tx, teacherId: string) {
  return {
    books: await tx
      .selectFrom('story_books')
      .select([
        'title',
        'grade_level',
        'teacher_notes',
        'narrative',
        'pages',
        'language',
        'other_language',
        'kept_words',
      ])
      .select(['status', 'code', 'returned_reason', 'submitted_at', 'approved_at', 'published_at', 'held_at'])
      .select(['created_at', 'updated_at'])
      .where('teacher_id', '=', teacherId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    statements: await tx
      .selectFrom('story_statements')
      .select(['kind', 'said', 'said_at', 'faces_covered'])
      .where('said_by', '=', teacherId)
      .orderBy('said_at')
      .execute(),
    photos: await tx
      .selectFrom('story_assets')
      .select(['caption', 'created_at'])
      .where('teacher_id', '=', teacherId)
      .orderBy('created_at')
      .execute(),
    makings: await tx
      .selectFrom('story_runs')
      .select(['kind', 'state', 'writer', 'created_at', 'ended_at'])
      .where('teacher_id', '=', teacherId)
      .orderBy('created_at')
      .execute(),
  }
}

/** What families of these addresses wrote: the address goes, what was done about it stays. */
export async function eraseAskersOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .updateTable('story_takedowns')
    .set({ email: null, reason: null })
    .where(sql<string>`lower(email)`, 'in', [...addresses])
    .execute()
}

/** What somebody of an address asked to be taken down. */
export function exportAsked(tx: Tx, address: string) {
  return tx
    .selectFrom('story_takedowns')
    .select(['email', 'reason', 'asked_at', 'ended_at'])
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('asked_at')
    .execute()
}
