import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type NewNote = {
  donorId: string
  words: string
  isTask: boolean
  dueOn: string | null
  writtenBy: string
  at: Date
}

export async function insertNote(tx: Tx, note: NewNote): Promise<string> {
  const row = await tx
    .insertInto('donor_notes')
    .values({
      ...{ donor_id: note.donorId, words: note.words, is_task: note.isTask },
      due_on: note.dueOn === null ? null : sql`${note.dueOn}::date`,
      ...{ written_by: note.writtenBy, written_at: note.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function findNoteForUpdate(tx: Tx, noteId: string) {
  return tx
    .selectFrom('donor_notes')
    .select(['donor_id', 'is_task', 'done_at'])
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setNoteDone(
  tx: Tx,
  noteId: string,
  done: { by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('donor_notes')
    .set({ done_by: done?.by ?? null, done_at: done?.at ?? null })
    .where('id', '=', noteId)
    .execute()
}

export async function deleteNote(tx: Tx, noteId: string): Promise<void> {
  await tx.deleteFrom('donor_notes').where('id', '=', noteId).execute()
}

export async function countTags(tx: Tx, donorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('donor_tags')
    .select((tag) => tag.fn.countAll<number>().as('count'))
    .where('donor_id', '=', donorId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether it was not there yet, in whatever spelling. */
export async function insertTag(tx: Tx, donorId: string, tag: string): Promise<boolean> {
  const { rows } = await sql`
    insert into donor_tags (donor_id, tag) values (${donorId}, ${tag}) on conflict do nothing returning tag`.execute(
    tx,
  )
  return rows.length > 0
}

/** Takes a word away from some donors; answers of whether one had it. */
export async function deleteTag(tx: Tx, donorIds: readonly string[], key: string): Promise<boolean> {
  const { rows } = await sql`
    delete from donor_tags where donor_id = any(${donorIds}::uuid[]) and name_key(tag) = ${key} returning tag`.execute(
    tx,
  )
  return rows.length > 0
}
