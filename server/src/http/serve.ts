import { isForKeys, mayPass, type Access, type KeyAccess } from '@tower/contract/access.ts'
import {
  limitsOf,
  type AnyEndpoint,
  type HandlerInput,
  type HandlerOutput,
} from '@tower/contract/endpoint.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Database, Reads } from '../database/database.ts'
import type { Gate } from '../gate.ts'
import { Refusal } from '../refusal.ts'
import type { Actor, Authenticate } from './actor.ts'
import { chooseReads } from './choose-reads.ts'
import type { FindKeyHolder, KeyHolder } from './key-holder.ts'
import { parseInput, parseOutput } from './parse.ts'
import { countsBody, type RateLimits } from './rate-limit.ts'
import { isFileOfStaff, traceBeginning, type ReadingWatch } from './reading-watch.ts'
import { requireDuty } from './require-duty.ts'
import { requireKey } from './require-key.ts'
import { requireOwnHeader, requireOwnName } from './require-own-name.ts'
import { mostDataUrlBytes } from './uploads/receive-data-url.ts'

/** What every handler gets beside the parsed input. `actor` is certain wherever the call is neither public nor for keys. */
export type Visit<Allowed extends Access> = {
  actor: Allowed extends 'public' | KeyAccess ? Actor | undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
  /** Where a call that says that it may lag reads; of all others the database itself. */
  reads: Reads
}

type AccessOf<E> = E extends { access: infer Allowed extends Access } ? Allowed : never

/** Turns one call into its answer; one to five lines: endpoint, operation, view. */
export type Handler<E> = (input: HandlerInput<E> & Visit<AccessOf<E>>) => Promise<HandlerOutput<E>>

/** A handler for each call of a domain: a missing one doesn't compile. */
export type Handlers<Endpoints> = { [Key in keyof Endpoints]: Handler<Endpoints[Key]> }

export type Serve = <Endpoints extends Record<string, AnyEndpoint>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
) => void

export type ServeOptions = {
  database: Pick<Database, 'read' | 'lagging'>
  authenticate: Authenticate
  findKeyHolder: FindKeyHolder
  rateLimits: RateLimits
  /** What programs are answered leaves by it. */
  gate: Gate
  reading: ReadingWatch
  /** Check answers against the contract and throw (development, tests) or only report (production). */
  strictOutput: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
    keyHolder: KeyHolder | undefined
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

/** A call with its handler, ready to be mounted. */
export type MountedCall = { endpoint: AnyEndpoint; handler: Handler<AnyEndpoint>; options: ServeOptions }

/** Makes the function that hands on the calls of a domain. A call has one handler: one that is served twice throws. */
export function collectCalls(options: ServeOptions, collect: (call: MountedCall) => void): Serve {
  const served = new Set<string>()
  return (endpoints, handlers) => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      if (served.has(endpoint.name)) throw new Error(`${endpoint.name} is served twice`)
      served.add(endpoint.name)
      const handler = handlers[key as keyof typeof handlers] as unknown as Handler<AnyEndpoint>
      collect({ endpoint, handler, options })
    }
  }
}

/** Mounts a call at each of its paths; every request asks anew for its handler. */
export function mountCall(app: FastifyInstance, endpoint: AnyEndpoint, find: () => MountedCall): void {
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) app.route(routeOf(endpoint, path, find))
}

function routeOf(endpoint: AnyEndpoint, url: string, find: () => MountedCall): RouteOptions {
  const isUnlimited =
    endpoint.access === 'public' && endpoint.cache === undefined && limitsOf(endpoint).length === 0
  const isCountedByBody = countsBody(endpoint)
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { options } = find()
    // What only some may read is kept by no cache on the way.
    if (endpoint.cache === 'none' || endpoint.access !== 'public')
      void reply.header('cache-control', 'no-store')
    const { access } = endpoint
    if (isForKeys(access)) return requireKey({ ...endpoint, access }, request, reply, options)
    await checkAccess(endpoint, request, options.authenticate)
    requireOwnHeader(endpoint, request)
    await options.rateLimits.countCaller(endpoint, request, reply)
    if (request.actor) options.reading.requireProof(endpoint, request.actor)
  }
  return {
    method: endpoint.method,
    url,
    config: { endpoint },
    ...bodyLimitOf(endpoint),
    // Before the body is read: a stranger's bad JSON must answer 401, not 400.
    onRequest: (request, reply, done) => {
      if (isHeadOfAnother(request, url)) return done(new Refusal('request.not_found'))
      // Most of what is asked: a public call, nobody to recognize, nothing to count.
      if (isUnlimited && request.headers.authorization === undefined) return done()
      enter(request, reply).then(() => done(), done)
    },
    handler: async (request, reply) => {
      const { handler, options } = find()
      const input = parseInput(endpoint, request)
      requireOwnName(endpoint, request.actor, input)
      const refuseAfterwards = isCountedByBody
        ? await options.rateLimits.countBody(endpoint, input.body, reply)
        : undefined
      const { actor } = request
      if (isFileOfStaff(endpoint, actor))
        request.fileTrace = options.reading.followFile(endpoint, actor, input)
      const reads = chooseReads(endpoint, request, options.database)
      const output = await handler({ ...input, actor, request, reply, reads })
      if (endpoint.opens && actor) await options.reading.noteOpened(endpoint, actor, input, output)
      refuseAfterwards?.()
      if (endpoint.answer === 'stream' || endpoint.answer === 'file' || reply.sent) return reply
      if (endpoint.answer === 'empty') return reply.code(204).send()
      const answer = parseOutput(endpoint, output, request.log, options.strictOutput)
      return reply.send(isForKeys(endpoint.access) ? await options.gate.pass('api', answer) : answer)
    },
    ...(endpoint.answer === 'file' ? { onSend: traceBeginning } : {}),
    exposeHeadRoute: answersHead(endpoint),
    ...(endpoint.answer === 'stream' ? { sse: { kind: 'only' as const } } : {}),
  }
}

/** Who asks for a head is a preview, a watcher or another system. Our pages don't, and an endless answer has none (docs/decisions/0157). */
function answersHead({ access, answer }: AnyEndpoint): boolean {
  return answer !== 'stream' && (access === 'public' || isForKeys(access))
}

/** Asked for the head of a call that has none, `/draws/own-odds`, the router comes to the one beside it, `/draws/:drawId`. */
function isHeadOfAnother({ method, url: asked, server }: FastifyRequest, url: string): boolean {
  if (method !== 'HEAD' || !url.includes(':')) return false
  const [path = ''] = asked.split('?', 1)
  return /^[\w/.-]+$/.test(path) && server.hasRoute({ method: 'GET', url: path })
}

/** A file in a JSON body is taken out of it before the body is read; only its announced length counts here. */
function bodyLimitOf({ upload, dataUrlField, mostBodyBytes }: AnyEndpoint): { bodyLimit?: number } {
  if (upload && dataUrlField) return { bodyLimit: mostDataUrlBytes(upload) }
  return mostBodyBytes === undefined ? {} : { bodyLimit: mostBodyBytes }
}

async function checkAccess(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<void> {
  const bearer = bearerOf(request)
  if (bearer !== undefined) {
    const actor = await authenticate(bearer)
    if (!actor) throw new Refusal('identity.invalid_token')
    request.actor = actor
  }
  if (endpoint.access === 'public') return
  if (!request.actor) throw new Refusal('identity.missing_authorization')
  if (!mayPass(endpoint.access, request.actor.role))
    throw new Refusal(refusalFor(endpoint.access, request.actor))
  checkAssurance(endpoint, request.actor)
  requireDuty(request.actor, endpoint.duty)
}

/**
 * With one of two factors alone, the other could be replaced. Answers `second_factor.needed`, GoTrue's
 * `insufficient_aal`.
 */
function checkAssurance({ assurance }: AnyEndpoint, { secondFactor }: Actor): void {
  if (assurance === 'full' && secondFactor === 'verify') throw new Refusal('second_factor.needed')
}

/** Whoever would pass with both factors hears what is missing; everyone else that the call isn't for them. */
function refusalFor(access: Access, { heldRole, secondFactor }: Actor): ErrorCode {
  if (!mayPass(access, heldRole)) return 'identity.role_not_allowed'
  return secondFactor === 'enroll' ? 'second_factor.enrollment_needed' : 'second_factor.needed'
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined || header.trim() === '') return undefined
  const match = /^bearer\s+(\S{1,8192})$/i.exec(header)
  if (!match) throw new Refusal('identity.invalid_token')
  return match[1]
}
