import type { CountHits } from './rate-limit-counts.ts'

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
      const hits = isPaying(call)
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

/** The calls that lead to a payment page. */
export const payingCalls: ReadonlySet<string> = new Set([
  'giving.create-checkout-session',
  'giving.donations-create',
  'giving.prospect-donate',
  'sponsors.checkout',
])

/** The forms of visitors that are kept for staff, or that mail somebody. */
export const formCalls: ReadonlySet<string> = new Set([
  'nominations.nominate',
  'nominations.nominate-teacher',
  'nominations.request-confirmation',
  'inquiries.contact',
  'inquiries.partner',
  'programs.follow',
  'sponsors.start',
])

function isPaying(call: string): boolean {
  return payingCalls.has(call)
}

/** Under which name a call states what it asks for. A field a call doesn't know says nothing of what it does. */
const amountFields: Readonly<Record<string, { name: string; unit: 'cents' | 'dollars' }>> = {
  'giving.create-checkout-session': { name: 'amount_cents', unit: 'cents' },
  'giving.prospect-donate': { name: 'amount_cents', unit: 'cents' },
  'giving.donations-create': { name: 'amount', unit: 'dollars' },
}
const callsOfRooms: ReadonlySet<string> = new Set([
  'giving.create-checkout-session',
  'nominations.nominate',
  'nominations.request-confirmation',
])

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
  const field = amountFields[call]
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
