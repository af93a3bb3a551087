import type { Tx } from '../../database/database.ts'
import { insertSlotNews, type SlotNewsKind, type TeacherYear } from './slot-news.queries.ts'

/**
 * Something happened to the money of a budget that the givers of its slots want to hear of: the first order shipped, or
 * all of it is spent. Each slot's givers are told once of each kind, however often it is said.
 */
export function recordSlotNews(tx: Tx, news: TeacherYear & { kind: SlotNewsKind; at: Date }): Promise<void> {
  return insertSlotNews(tx, news)
}
