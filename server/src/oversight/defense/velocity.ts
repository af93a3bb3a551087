import { hourMs } from '@tower/contract/durations.ts'
import { puzzleBits } from '@tower/contract/oversight/defense-puzzle.ts'
import type { Clock } from '../../clock.ts'
import { oneMailbox } from '../../http/one-mailbox.ts'
import type { CountHits } from '../../http/rate-limit-counts.ts'
import { bitsInFlood, floodCounted } from './bits-in-flood.ts'
import type { NamedField, OpenCall } from './open-call.ts'

/** What the pattern of attempts is read from: which call, how much, for which classroom, for and from whom. */
export type Attempt = {
  call: string
  /** It leads to a payment page. */
  pays: boolean
  amountCents: number | undefined
  classroom: string | undefined
  named: readonly Named[]
}

type Named = { names: NamedField['names']; text: string }

/** Says whether attempts like this one come faster than people make them. */
export type Velocity = {
  /** The bits of the puzzle to solve first; undefined in calm. */
  findPuzzleBits(attempt: Attempt): Promise<number | undefined>
  /** The bits of a puzzle that is asked for another reason while a flood goes on: no less than those of everyone else. */
  bitsByNow(): number
}

const windowMs = 10 * 60_000

/** Cards are tried out with small amounts, time and again the same one. */
const smallCents = 1_000
/** In ten minutes, from all networks together; what one network or mailbox may do is limited by each call. */
const most = {
  sameSmallAmount: 30,
  anySmallAmount: 90,
  anyAmount: 150,
  forms: 100,
  formsOfOneClassroom: 40,
} as const

/**
 * In an hour, for one receiver and from one address that was typed. Anybody may name either, again and again, so nobody
 * is refused for it: they solve a puzzle like everyone else who names it then.
 */
const mostNamed: Record<NamedField['names'], number> = { receiver: 60, mailbox: 30 }

/** This many payments that failed within half an hour raise the guard for every small amount, whomever it is for. */
const mostFailedPayments = 8
/** And this many for every amount: whoever tries cards goes up a dollar when small amounts cost work. */
const mostFailedPaymentsOfAnyAmount = 24

/**
 * Counts attempts by what they have in common, whoever makes them. A classroom's shared link brings many honest givers at
 * once, and gifts to one classroom are counted by themselves, so they don't count towards the same small amount; over all
 * classrooms together small amounts have a bound of their own, or naming one would be the way past it.
 */
export function createVelocity({
  countHits,
  clock,
  hashOf,
  factor,
  countFailedPayments,
}: {
  countHits: CountHits
  clock: Clock
  /** Keyed, so that no counter holds an address. */
  hashOf: (text: string) => string
  factor: number
  countFailedPayments: () => Promise<number>
}): Velocity {
  const hit = (key: string, max: number, lastsMs = windowMs) => ({
    key: `velocity|${key}`,
    windowMs: lastsMs,
    max: Math.ceil(max * factor),
  })
  const hitOf = ({ names, text }: Named) => hit(`pay|${names}|${hashOf(text)}`, mostNamed[names], hourMs)
  const hitsOf = ({ call, pays, amountCents, classroom, named }: Attempt) => {
    if (!pays)
      return [
        hit(`form|${call}`, most.forms),
        ...(classroom === undefined ? [] : [hit(`form|${call}|${classroom}`, most.formsOfOneClassroom)]),
      ]
    return [
      hit('pay', most.anyAmount),
      ...(isSmall(amountCents) ? [hit('pay|small', most.anySmallAmount)] : []),
      ...(isSmall(amountCents) && classroom === undefined
        ? [hit(`pay|${amountCents}`, most.sameSmallAmount)]
        : []),
      ...named.map(hitOf),
    ]
  }
  const isRaised = async (attempt: Attempt) => {
    const counted = await countHits(hitsOf(attempt))
    if (counted.some(({ hits: seen, max }) => seen > max)) return true
    if (attempt.amountCents === undefined) return false
    const mostFailed = isSmall(attempt.amountCents) ? mostFailedPayments : mostFailedPaymentsOfAnyAmount
    return (await countFailedPayments()) >= Math.ceil(mostFailed * factor)
  }
  let last = { bits: puzzleBits.least as number, until: 0 }
  return {
    async findPuzzleBits(attempt) {
      if (!(await isRaised(attempt))) return undefined
      const [flood] = await countHits([hit('flood', floodCounted)])
      last = { bits: bitsInFlood((flood?.hits ?? 0) / factor), until: flood?.endsAt ?? 0 }
      return last.bits
    },
    bitsByNow: () => (last.until > clock.now().getTime() ? last.bits : puzzleBits.least),
  }
}

const isSmall = (amountCents: number | undefined) => amountCents !== undefined && amountCents <= smallCents

/** What an attempt is read from, before anybody checked its body. */
export function readAttempt(open: OpenCall, body: unknown): Attempt {
  const classroom = open.namesClassroom ? fieldOf(body, 'classroom_id') : undefined
  return {
    call: open.call.name,
    pays: open.guard === 'pays',
    amountCents: readCents(open, body),
    classroom:
      typeof classroom === 'string' && /^[\w-]{1,64}$/.test(classroom) ? classroom.toLowerCase() : undefined,
    named: (open.named ?? []).flatMap(({ names, path }) => readNamed(names, path, body)),
  }
}

/** In one spelling; nothing where the body holds none. */
function readNamed(names: Named['names'], path: readonly string[], body: unknown): Named[] {
  const value = path.reduce(fieldOf, body)
  const text = typeof value === 'string' ? oneMailbox(value.trim().toLowerCase()) : ''
  return text === '' ? [] : [{ names, text }]
}

function readCents({ amount }: OpenCall, body: unknown): number | undefined {
  const asked = amount && numberOf(fieldOf(body, amount.field))
  if (asked === undefined) return undefined
  const cents = Math.round(amount?.unit === 'dollars' ? asked * 100 : asked)
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
