import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/network-of.ts'
import { createMemoryCounts } from '../http/rate-limit-memory.ts'
import { Refusal } from '../refusal.ts'

const windowMs = 60_000

/** What one network may have rendered in a minute: a school's worth of people who read. */
export const defaultRenderingsPerMinute = 600

/**
 * Makes the guard of pages that have to be rendered, which cost far more than cached ones: it refuses with 429 a network
 * that asks for more of them than people do.
 */
export function limitRendering(
  perMinute: number,
  now: () => number = Date.now,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const counts = createMemoryCounts()
  return (request, reply) => {
    const { hits, endsAt } = counts.add(`rendering|${networkOf(request.ip)}`, windowMs, now())
    if (hits <= perMinute) return
    void reply.header('retry-after', Math.max(1, Math.ceil((endsAt - now()) / 1000)))
    throw new Refusal('request.rate_limited')
  }
}
