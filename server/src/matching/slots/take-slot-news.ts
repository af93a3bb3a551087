import type { Tx } from '../../database/database.ts'
import { listUntoldNews, setNewsTold, type SlotNews } from './slot-news.queries.ts'

/** News of slots that nobody was told yet, some at a time: whoever takes them tells them in the same transaction. */
export async function takeSlotNews(tx: Tx, { limit, at }: { limit: number; at: Date }): Promise<SlotNews[]> {
  const news = await listUntoldNews(tx, limit)
  if (news.length > 0)
    await setNewsTold(
      tx,
      news.map(({ id }) => id),
      at,
    )
  return news
}
