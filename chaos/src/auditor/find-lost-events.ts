import type { Database } from '@tower/server/database/database.ts'
import { untilItWorks } from '../processes/stage.ts'
import { ask } from './read-books.ts'

/** Which of these events of the provider left no trace, although somebody was told that they are kept. */
export async function findLostEvents(database: Database, eventIds: readonly string[]): Promise<string[]> {
  const rows = await untilItWorks(() => ask<{ id: string }>(database, 'select id from provider_events', []))
  const kept = new Set(rows.map(({ id }) => id))
  return eventIds.filter((id) => !kept.has(id))
}
