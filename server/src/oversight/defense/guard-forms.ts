import { answerHeader, puzzleHeader } from '@tower/contract/oversight/defense-puzzle.ts'
import type { RefusalReason } from '@tower/contract/oversight/defense.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import type { HandedDown } from '../../handed-down.ts'
import type { Actor } from '../../http/actor.ts'
import { handOutPuzzles } from '../../http/challenge-visitor.ts'
import { createChallenges } from '../../http/challenge.ts'
import { networkOf } from '../../http/network-of.ts'
import { createCountHits, type CountHits } from '../../http/rate-limit-counts.ts'
import { Refusal } from '../../refusal.ts'
import { keptKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'
import { createFailedPaymentCount } from './count-failed-payments.ts'
import { createNetworkFormCount } from './count-network-forms.ts'
import { createJudgeStarts, type JudgeStarts } from './judge-unpaid-starts.ts'
import { createRefusalLog } from './log-refusals.ts'
import type { OpenCall } from './open-call.ts'
import type { Starter } from './starter.ts'
import { createVelocity, readAttempt, type Attempt, type Velocity } from './velocity.ts'

const wrongWindowMs = 10 * 60_000
/** Wrong answers of one network in ten minutes before it is no longer asked: fewer than a call's own limit. */
const mostWrongAnswers = 3

/** What lies above: what is known of payments, and the calls that anybody may make. */
type PaymentFacts = Pick<HandedDown, 'countUnpaidStarts' | 'countFailedPayments'>
type GuardFacts = PaymentFacts & { openCalls: readonly OpenCall[] }

/** An attempt that a puzzle of so many bits comes before. */
type Asked = { attempt: Attempt; bits: number }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of calls that lead to a payment page: a keyed hash of the visitor's network. */
    networkHash: string | undefined
  }
}

/** What stands before open forms, and all that it remembers of attempts. */
export type FormGuard = {
  findGuarded(request: FastifyRequest): OpenCall | undefined
  guard(request: FastifyRequest, reply: FastifyReply, guarded: OpenCall): Promise<void>
  /** Notes what a limit of the call turned away. */
  noteLimited(request: FastifyRequest, guarded: OpenCall): void
  close(): Promise<void>
}

/** Mounts what stands before open forms; every request asks anew what that is. Mount it before the routes. */
export function guardForms(app: FastifyInstance, find: () => FormGuard): void {
  handOutPuzzles(app)
  app.decorateRequest('networkHash', undefined)
  // Most of what is asked is no form: it waits for nothing here.
  app.addHook('preHandler', (request, reply, done) => {
    const { findGuarded, guard } = find()
    const guarded = findGuarded(request)
    if (guarded === undefined) return done()
    guard(request, reply, guarded).then(() => done(), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 429) {
      const { findGuarded, noteLimited } = find()
      const guarded = findGuarded(request)
      if (guarded) noteLimited(request, guarded)
    }
    done()
  })
}

/**
 * Makes what stands before every open form that pays or is kept. In calm it does nothing but count. Under attack visitors
 * who are not signed in solve a puzzle first; networks that answer wrongly again and again are refused.
 */
export function createFormGuard(services: Services, above: GuardFacts): FormGuard {
  const findGuarded = createFindGuarded(above.openCalls)
  const { config, clock } = services
  const secret = config.SECRET === undefined ? randomBytes(32) : keptKey(config, 'visitors/1')
  const countHits = createCountHits(services)
  const challenges = createChallenges({ secret, clock, countHits })
  const velocity = openVelocity(services, { countHits, secret, above })
  const mustSolveFirst = createMustSolveFirst(services, { countHits, above })
  const refusals = createRefusalLog(services)
  const hashOf = (network: string) => hashNetwork(secret, network)

  const note = (request: FastifyRequest, attempt: Attempt, reason: RefusalReason) =>
    refusals.note({
      call: attempt.call,
      reason,
      networkHash: hashOf(networkOf(request.ip)),
      amountCents: attempt.amountCents,
    })
  const countWrong = async (network: string) => {
    const wrong = { key: `wrong|${hashOf(network)}`, windowMs: wrongWindowMs, max: mostWrongAnswers }
    const [counted] = await countHits([wrong])
    return counted !== undefined && counted.hits > mostWrongAnswers
  }

  const requireAnswer = async (request: FastifyRequest, reply: FastifyReply, { attempt, bits }: Asked) => {
    const network = networkOf(request.ip)
    const answer = request.headers[answerHeader]
    const verdict = await challenges.check(typeof answer === 'string' ? answer : undefined, network)
    if (verdict === 'solved') return
    if (verdict === 'wrong' && (await countWrong(network))) {
      note(request, attempt, 'refused')
      throw new Refusal('defense.refused')
    }
    note(request, attempt, verdict === 'wrong' ? 'wrong_answer' : 'challenge_needed')
    void reply.header(puzzleHeader, challenges.issue(network, bits))
    throw new Refusal('defense.challenge_needed')
  }

  const guard = async (request: FastifyRequest, reply: FastifyReply, guarded: OpenCall) => {
    const networkHash = hashOf(networkOf(request.ip))
    if (guarded.guard === 'pays') request.networkHash = networkHash
    const attempt = readAttempt(guarded, request.body)
    // What one network or account is stopped for must not raise the guard for everyone.
    const isAsked = await mustSolveFirst(guarded, { actor: request.actor, networkHash }, reply)
    if (isAsked) await requireAnswer(request, reply, { attempt, bits: velocity.bitsByNow() })
    // Whoever is signed in is known and can be stopped by name.
    if (request.actor) return
    const bits = await velocity.findPuzzleBits(attempt)
    if (bits !== undefined && !isAsked) await requireAnswer(request, reply, { attempt, bits })
  }
  return {
    findGuarded,
    guard,
    noteLimited: (request, guarded) => note(request, readAttempt(guarded, request.body), 'rate_limited'),
    close: () => refusals.close(),
  }
}

type Means = { countHits: CountHits; secret: string | Buffer; above: PaymentFacts }

function openVelocity(services: Services, { countHits, secret, above }: Means): Velocity {
  return createVelocity({
    countHits,
    clock: services.clock,
    hashOf: (text) => createHmac('sha256', secret).update(`named|${text}`).digest('hex').slice(0, 32),
    factor: services.config.rateLimitFactor,
    countFailedPayments: createFailedPaymentCount(services, above),
  })
}

/** A network that nobody can read an address from. */
function hashNetwork(secret: string | Buffer, network: string): string {
  return createHmac('sha256', secret).update(`refused|${network}`).digest('hex').slice(0, 16)
}

type Visitor = { actor: Actor | undefined; networkHash: string }

/** Whether a puzzle comes first for what this visitor's network or account did alone. */
function createMustSolveFirst(services: Services, { countHits, above }: Omit<Means, 'secret'>) {
  const judgeStarts = createJudgeStarts(services, above)
  const countNetworkForms = createNetworkFormCount(countHits, services.config.rateLimitFactor)
  return async (guarded: OpenCall, visitor: Visitor, reply: FastifyReply): Promise<boolean> => {
    if (guarded.guard === 'pays') return hasLeftUnpaid(judgeStarts, starterOf(visitor), reply)
    return visitor.actor === undefined && countNetworkForms(guarded, visitor.networkHash)
  }
}

/**
 * Whose unpaid starts a payment page waits for. Accounts cost nothing but a mail, so whoever is signed in is counted as
 * well: by account, wherever they are, and not for what others of their network leave.
 */
function starterOf({ actor, networkHash }: Visitor): Starter {
  return actor ? { userId: actor.userId } : { networkHash }
}

/** Whether a network or an account left so much unpaid that a puzzle comes first; refuses one that left far more. */
async function hasLeftUnpaid(
  judgeStarts: JudgeStarts,
  starter: Starter,
  reply: FastifyReply,
): Promise<boolean> {
  const verdict = await judgeStarts(starter)
  if (verdict.kind !== 'refuse') return verdict.kind === 'puzzle'
  void reply.header('retry-after', verdict.waitSeconds)
  throw new Refusal('giving.too_many_starts', tooManyStarts(verdict.waitSeconds))
}

/** The sentence of the refusal, with the time in whole minutes. */
function tooManyStarts(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60)
  return `Many payments were started from this network and not finished. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** Finds what guards the call of a request; nothing where nothing does. */
function createFindGuarded(openCalls: readonly OpenCall[]) {
  const guarded = new Map(
    openCalls.flatMap((open) => (open.guard === 'none' ? [] : [[open.call.name, open] as const])),
  )
  return (request: FastifyRequest): OpenCall | undefined =>
    guarded.get(request.routeOptions.config.endpoint?.name ?? '')
}
