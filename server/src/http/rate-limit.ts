import type { RateLimitOptions } from '@fastify/rate-limit'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { networkOf } from './network-of.ts'

type Count = { current: number; ttl: number }
type Done = (error: Error | null, count?: Count) => void

/** The route option of @fastify/rate-limit for a call; false where the call declares none. */
export function rateLimitOf(endpoint: AnyEndpoint, factor: number): { rateLimit: RateLimitOptions | false } {
  const { rateLimit } = endpoint
  if (!rateLimit) return { rateLimit: false }
  return {
    rateLimit: {
      max: Math.max(1, Math.ceil(rateLimit.max * factor)),
      timeWindow: rateLimit.windowSeconds * 1000,
      keyGenerator: (request: FastifyRequest) => {
        const network = networkOf(request.ip)
        const who = rateLimit.per === 'session' ? (request.actor?.userId ?? network) : network
        return `${endpoint.name}|${who}`
      },
    },
  }
}

/** Counters in the database, shared by all processes. When it can't be reached, this process counts alone. */
export function databaseRateLimitStore(database: Database) {
  const fallback = new Map<string, { hits: number; endsAt: number }>()
  return class DatabaseRateLimitStore {
    incr(key: string, done: Done, windowMs: number): void {
      countHit(database, key, windowMs).then(
        (count) => done(null, count),
        () => done(null, countAlone(fallback, key, windowMs)),
      )
    }

    child(): DatabaseRateLimitStore {
      return this
    }
  }
}

async function countHit(database: Database, key: string, windowMs: number): Promise<Count> {
  const { rows } = await database.read((tx) =>
    sql<{ hits: number; ttl: number }>`
      insert into rate_limits (key, window_ends_at, hits)
      values (${key}, now() + ${windowMs}::float8 * interval '1 millisecond', 1)
      on conflict (key) do update set
        hits = case when rate_limits.window_ends_at <= now() then 1 else rate_limits.hits + 1 end,
        window_ends_at = case when rate_limits.window_ends_at <= now() then excluded.window_ends_at else rate_limits.window_ends_at end
      returning hits, ceil(extract(epoch from (window_ends_at - now())) * 1000)::int as ttl`.execute(tx),
  )
  const row = rows[0]
  if (!row) throw new Error('the rate limit row was not returned')
  return { current: row.hits, ttl: row.ttl }
}

function countAlone(
  counts: Map<string, { hits: number; endsAt: number }>,
  key: string,
  windowMs: number,
): Count {
  const now = Date.now()
  if (counts.size > 10_000) counts.clear()
  const known = counts.get(key)
  const count = known && known.endsAt > now ? known : { hits: 0, endsAt: now + windowMs }
  count.hits += 1
  counts.set(key, count)
  return { current: count.hits, ttl: count.endsAt - now }
}
