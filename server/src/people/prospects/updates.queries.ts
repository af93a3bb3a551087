import type { Tx } from '../../database/database.ts'

/** Keeps news that nobody has read yet; answers its id. */
export async function insertUpdate(
  tx: Tx,
  news: {
    prospectId: string
    authorId: string
    mediaId: string | null
    caption: string | null
    requestKey?: string | undefined
    at: Date
  },
): Promise<string> {
  const row = await tx
    .insertInto('prospect_updates')
    .values({
      prospect_id: news.prospectId,
      author_id: news.authorId,
      media_id: news.mediaId,
      caption: news.caption,
      request_key: news.requestKey ?? null,
      created_at: news.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What the same form made before. */
export async function findUpdateOfRequest(
  tx: Tx,
  { prospectId, requestKey }: { prospectId: string; requestKey: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('prospect_updates')
    .select('id')
    .where('prospect_id', '=', prospectId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id
}

/** How much news of a prospect waits for staff. */
export async function countWaitingUpdates(tx: Tx, prospectId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('prospect_updates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('prospect_id', '=', prospectId)
    .where('approved', '=', false)
    .where('review_outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whose news it is. Who decides on it locks the prospect's row first. */
export function findUpdate(tx: Tx, updateId: string) {
  return tx
    .selectFrom('prospect_updates')
    .select(['id', 'prospect_id', 'media_id'])
    .where('id', '=', updateId)
    .executeTakeFirst()
}

/** Whether it was still there. */
export async function deleteUpdate(tx: Tx, updateId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('prospect_updates')
    .where('id', '=', updateId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === 1
}
