import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type SavedReplyRow = { id: string; title: string; body: string }

const mostSavedReplies = 500

export function listSavedReplyRows(tx: Tx): Promise<SavedReplyRow[]> {
  return tx
    .selectFrom('saved_replies')
    .select(['id', 'title', 'body'])
    .orderBy(sql`fold_letters(title)`)
    .orderBy('id')
    .limit(mostSavedReplies)
    .execute()
}

type Kept = { title: string; body: string; actorId: string; at: Date }

/** Keeps a new reply; undefined where its title is taken. */
export function insertSavedReply(tx: Tx, { title, body, actorId, at }: Kept) {
  return tx
    .insertInto('saved_replies')
    .values({ title, body, updated_at: at, updated_by: actorId })
    .onConflict((conflict) => conflict.constraint('saved_replies__title_once').doNothing())
    .returning(['id', 'title', 'body'])
    .executeTakeFirst()
}

/** Changes a reply; undefined where there is none. */
export function updateSavedReply(tx: Tx, id: string, { title, body, actorId, at }: Kept) {
  return tx
    .updateTable('saved_replies')
    .set({ title, body, updated_at: at, updated_by: actorId })
    .where('id', '=', id)
    .returning(['id', 'title', 'body'])
    .executeTakeFirst()
}

/** The reply of this title, locked against being renamed into meanwhile. */
export function findReplyOfTitle(tx: Tx, title: string) {
  return tx.selectFrom('saved_replies').select('id').where('title', '=', title).executeTakeFirst()
}

export async function deleteSavedReply(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === 1
}
