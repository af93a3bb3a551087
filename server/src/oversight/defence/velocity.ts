import type { CountHits } from '../../http/rate-limit-counts.ts'
import { amountFields, callsOfRooms, payingCalls } from './guarded-calls.ts'

/** What the pattern of attempts is read from: which call, how much, for which room. */
export type Attempt = { call: string; amountCents: number | undefined; room: string | undefined }

/** Says whether attempts like this one come faster than people make them. */
export type Velocity = { isRaised(attempt: Attempt): Promise<boolean> }

const windowMs = 10 * 60_000

/** Cards are tried out with small amounts, time and again the same one. */
const smallCents = 1_000
/** In ten minutes, from all networks together; what one network or mailbox may do is limited by each call. */
const most = {
  sameSmallAmount: 30,
  anyAmount: 150,
  forms: 100,
  formsOfOneRoom: 40,
} as const

/** This many payments that failed within half an hour raise the guard for every small amount. */
const mostFailedPayments = 8

/**
 * Counts attempts by what they have in common, whoever makes them. A room's shared link brings many honest givers at
 * once, and gifts to one room have a limit of their own, so they don't count towards the same small amount.
 */
export function createVelocity({
  countHits,
  factor,
  countFailedPayments,
}: {
  countHits: CountHits
  factor: number
  countFailedPayments: () => Promise<number>
}): Velocity {
  const hit = (key: string, max: number) => ({
    key: `velocity|${key}`,
    windowMs,
    max: Math.ceil(max * factor),
  })
  return {
    async isRaised(attempt) {
      const { call, amountCents, room } = attempt
      const paysSmall = amountCents !== undefined && amountCents <= smallCents && room === undefined
      const hits = payingCalls.has(call)
        ? [
            hit('pay', most.anyAmount),
            ...(paysSmall ? [hit(`pay|${amountCents}`, most.sameSmallAmount)] : []),
          ]
        : [
            hit(`form|${call}`, most.forms),
            ...(room === undefined ? [] : [hit(`form|${call}|${room}`, most.formsOfOneRoom)]),
          ]
      const counted = await countHits(hits)
      if (counted.some(({ hits: seen, max }) => seen > max)) return true
      return paysSmall && (await countFailedPayments()) >= Math.ceil(mostFailedPayments * factor)
    },
  }
}

/** What an attempt is read from, before anybody checked its body. */
export function readAttempt(call: string, body: unknown): Attempt {
  const room = callsOfRooms.has(call) ? fieldOf(body, 'classroom_id') : undefined
  return {
    call,
    amountCents: readCents(call, body),
    room: typeof room === 'string' && /^[\w-]{1,64}$/.test(room) ? room.toLowerCase() : undefined,
  }
}

function readCents(call: string, body: unknown): number | undefined {
  const field = amountFields.get(call)
  const asked = field && numberOf(fieldOf(body, field.name))
  if (asked === undefined) return undefined
  const cents = Math.round(field?.unit === 'dollars' ? asked * 100 : asked)
  return Number.isSafeInteger(cents) ? cents : undefined
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined
}

/** Nothing is checked yet, and an object may do anything when it is asked to be a number. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined
}
