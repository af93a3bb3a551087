import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { refuseConnection } from '../refuse-connection.ts'

/** How long a body may take; one with a file, how long it may pause. */
const bodyMs = 15_000
/** How long whoever was refused may go on sending before they are cut off. */
const lingerMs = 3_000

/** How long a whole request may take, files included: 25 MB by a line of one megabit. */
export const longestRequestMs = 300_000

type Deadline = { timer: NodeJS.Timeout; response: ServerResponse }
const deadlines = new WeakMap<IncomingMessage, Deadline>()

/**
 * Cuts off whoever sends a body too slowly. Node knows one limit for all requests; files need a longer one than
 * whatever else is sent, so Node's is long and this one guards the rest.
 */
export function limitSlowBodies(app: FastifyInstance, timeoutMs = bodyMs): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // What a page asks in-process comes over no line: its body is there at once, and there is nothing to cut off.
    if (raw.socket instanceof Socket && bringsBody(raw)) setDeadline(raw, reply.raw, timeoutMs)
    done()
  })
}

/** Something of a file came: its sender may pause again. */
export function prolongBody(request: IncomingMessage): void {
  deadlines.get(request)?.timer.refresh()
}

/** What still comes of a refused body is thrown away for a moment, so that its sender reads the refusal. */
export function letBodyPass(request: IncomingMessage): void {
  request.resume()
  const deadline = deadlines.get(request)
  if (!deadline || isWhole(request)) return
  clearTimeout(deadline.timer)
  setDeadline(request, deadline.response, lingerMs)
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function setDeadline(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => cutOff(request, response), ms)
  deadlines.set(request, { timer, response })
  const forget = () => clearTimeout(timer)
  request.once('end', forget)
  request.once('close', forget)
}

/** Whoever was answered already hears nothing more. */
function cutOff(request: IncomingMessage, response: ServerResponse): void {
  if (isWhole(request)) return
  if (response.headersSent) request.destroy()
  else refuseConnection(new BodyTimeout(), request.socket)
}

const isWhole = ({ complete, readableEnded }: IncomingMessage): boolean => complete || readableEnded

class BodyTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
