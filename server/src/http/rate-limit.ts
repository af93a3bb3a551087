import { limitsOf, type AnyEndpoint, type RateLimit } from '@tower/contract/endpoint.ts'
import { wrongKeyLimit } from '@tower/contract/oversight/integrations.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import { keptKey } from '../secret-keys.ts'
import type { Services } from '../services.ts'
import { networkOf } from './network-of.ts'
import { oneMailbox } from './one-mailbox.ts'
import { createCountHits } from './rate-limit-counts.ts'

const wrongKeys: RateLimit = { ...wrongKeyLimit, per: 'network' }

/** Of 64: nobody finds two things that are counted as one. */
const hashDigits = 32

/** Counts a call towards its limits and refuses it with 429 where one is exceeded. */
export type RateLimits = {
  /** Before the body is read: who asks. */
  countCaller(endpoint: AnyEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** A key that is not known: which network tries them. */
  countWrongKey(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** After it was checked: what is asked for, whoever asks. What it answers refuses once the call is done. */
  countBody(endpoint: AnyEndpoint, body: unknown, reply: FastifyReply): Promise<RefuseAfterwards>
}

/** Whether a call has limits that are counted only once its body is known. */
export function countsBody(endpoint: AnyEndpoint): boolean {
  return limitsOf(endpoint).some(needsBody)
}

/** Throws the refusal of a limit that is told only after the work, where one is exceeded. */
export type RefuseAfterwards = () => void

/** Makes the counting of calls. Its counters are shared by all processes that share a database and a secret. */
export function createRateLimits(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'log'>,
): RateLimits {
  const { clock } = services
  const countHits = createCountHits(services)
  const hitOf = createHits(services)
  type LimitHit = ReturnType<typeof hitOf>
  const refusalOf = async (hits: LimitHit[], reply: FastifyReply): Promise<RefuseAfterwards> => {
    if (hits.length === 0) return () => undefined
    const exceeded = (await countHits(hits)).filter(({ hits, max }) => hits > max)
    // The one that stays closed longest: sooner, another attempt would be in vain.
    const [worst] = exceeded.toSorted((one, other) => other.endsAt - one.endsAt)
    if (!worst) return () => undefined
    return () => {
      void reply.header('retry-after', Math.max(1, Math.ceil((worst.endsAt - clock.now().getTime()) / 1000)))
      throw new Refusal(worst.refusal)
    }
  }
  const requireSpace = async (hits: LimitHit[], reply: FastifyReply): Promise<void> =>
    (await refusalOf(hits, reply))()
  return {
    countCaller(endpoint, request, reply) {
      const limits = limitsOf(endpoint).filter((limit) => !needsBody(limit))
      return requireSpace(
        limits.map((limit) => hitOf(endpoint, limit, callerOf(request, limit.per))),
        reply,
      )
    },
    countWrongKey(request, reply) {
      return requireSpace([hitOf({ name: 'wrong key' }, wrongKeys, callerOf(request, wrongKeys.per))], reply)
    },
    async countBody(endpoint, body, reply) {
      const hits = limitsOf(endpoint)
        .filter(needsBody)
        .flatMap((limit) => {
          const counted = countedIn(body, limit, reply.request)
          return counted === undefined ? [] : [hitOf(endpoint, limit, counted)]
        })
      await requireSpace(
        hits.filter(({ afterwards }) => !afterwards),
        reply,
      )
      return refusalOf(
        hits.filter(({ afterwards }) => afterwards),
        reply,
      )
    },
  }
}

/** Makes the function that names what a call is counted by; addresses of people and machines only as a keyed hash. */
function createHits({ config }: Pick<Services, 'config'>) {
  const secret = config.SECRET === undefined ? randomBytes(32) : keptKey(config, 'visitors/1')
  return (endpoint: Pick<AnyEndpoint, 'name'>, limit: RateLimit, counted: string) => {
    const hash = createHmac('sha256', secret)
      .update(`rate limit|${counted}`)
      .digest('hex')
      .slice(0, hashDigits)
    return {
      key: `${limit.group ?? endpoint.name}|${limit.per}|${limit.windowSeconds}|${hash}`,
      windowMs: limit.windowSeconds * 1000,
      max: Math.max(1, Math.ceil(limit.max * config.rateLimitFactor)),
      refusal: limit.refusal ?? 'request.rate_limited',
      afterwards: limit.afterwards === true,
    }
  }
}

/** Whom or what a limit counts once the body is known; undefined where it is none of its business. */
function countedIn(body: unknown, { per, onlyWith }: RateLimit, request: FastifyRequest): string | undefined {
  if (onlyWith !== undefined && findField(body, onlyWith) === undefined) return undefined
  return isOfBody(per) ? findField(body, per) : callerOf(request, per)
}

function needsBody({ per, onlyWith }: RateLimit): boolean {
  return isOfBody(per) || onlyWith !== undefined
}

function isOfBody(per: RateLimit['per']): boolean {
  return per.startsWith('body.')
}

/** Whoever has no session and no key is counted by network. */
function callerOf(request: FastifyRequest, per: RateLimit['per']): string {
  const { actor, keyHolder } = request
  if (per === 'key' && keyHolder) return keyHolder.keyId
  const person = per === 'account' ? actor?.userId : per === 'session' ? actor?.sessionId : undefined
  return person ?? networkOf(request.ip)
}

/** The field a limit names, in one spelling; undefined where the body has none. */
function findField(body: unknown, per: string): string | undefined {
  let value = body
  for (const name of per.split('.').slice(1)) {
    const known = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    value = known ? (value as Record<string, unknown>)[name] : undefined
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim().toLowerCase()
  return text === '' ? undefined : oneMailbox(text)
}
