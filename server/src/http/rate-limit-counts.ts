import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import { waitWithin } from '../wait-within.ts'
import { createMemoryCounts, type Count } from './rate-limit-memory.ts'

/** One more call to be counted towards a limit. */
export type Hit = { key: string; windowMs: number; max: number }
/** Longer than a count ever takes; nobody waits longer for one. */
const longestWaitMs = 2_000
/** How long a store that failed is left alone, so that no call waits for it in vain. */
const storePauseMs = 2_000

export type CountHits = <Given extends Hit>(hits: readonly Given[]) => Promise<(Given & Count)[]>

/**
 * Counts hits in the database, for all processes together. While it can't count, this process goes on alone from
 * what it last knew. What is over its limit is known here until its window ends: a flood costs the database nothing.
 */
export function createCountHits(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  waitMs = longestWaitMs,
): CountHits {
  const memory = createMemoryCounts()
  let storeRestsUntil = 0

  const countTogether = async (hits: readonly Hit[], now: Date): Promise<Counts | undefined> => {
    if (performance.now() < storeRestsUntil) return undefined
    try {
      return await waitWithin(countInDatabase(database, hits, now), {
        ms: waitMs,
        late: () => 'the counters did not answer in time',
      })
    } catch (error) {
      storeRestsUntil = performance.now() + storePauseMs
      log.warn({ err: error }, 'calls are counted by this process alone')
      return undefined
    }
  }
  return async (hits) => {
    const now = clock.now()
    const at = now.getTime()
    const closed = hits.flatMap((hit) => {
      const known = memory.find(hit.key, at)
      return known && known.hits > hit.max ? [{ ...hit, ...known }] : []
    })
    if (closed.length > 0) return closed
    const counted = await countTogether(hits, now)
    counted?.forEach((count, key) => memory.remember(key, count, at))
    return hits.map((hit) => ({
      ...hit,
      ...(counted?.get(hit.key) ?? memory.add(hit.key, hit.windowMs, at)),
    }))
  }
}

/** By key. */
type Counts = Map<string, Count>
type Row = { key: string; hits: number; window_ends_at: Date }

/** One statement for all, in the order of their keys so that two calls never wait for each other in a circle. */
async function countInDatabase(database: Database, hits: readonly Hit[], now: Date): Promise<Counts> {
  const given = hits.map(({ key, windowMs }) => ({ key, ends_at: new Date(now.getTime() + windowMs) }))
  const { rows } = await database.read((tx) =>
    sql<Row>`
      insert into rate_limits as known (key, window_ends_at, hits)
      select key, ends_at, 1
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as hit(key text, ends_at timestamptz)
      order by key
      on conflict (key) do update set
        hits = case when known.window_ends_at <= ${now} then 1 else known.hits + 1 end,
        window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at else known.window_ends_at end
      returning key, hits, window_ends_at`.execute(tx),
  )
  return new Map(rows.map((row) => [row.key, { hits: row.hits, endsAt: row.window_ends_at.getTime() }]))
}
