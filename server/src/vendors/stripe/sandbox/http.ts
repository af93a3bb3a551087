import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { API_CALLS } from './api-calls.ts'
import type { Call, SandboxContext } from './context.ts'
import { CONTROL_NAMES, type SandboxControls } from './controls.ts'
import { invalidRequest, StripeFault } from './faults.ts'
import { parseForm } from './form-body.ts'
import { answerOnce } from './idempotency.ts'
import { createId } from './ids.ts'
import type { OutageKind, Outages } from './outages.ts'

/** Stripe's API and the sandbox's own controls, over HTTP. */
export function buildSandboxHttp(
  context: SandboxContext,
  outages: Outages,
  controls: SandboxControls,
): FastifyInstance {
  const http = Fastify({ forceCloseConnections: true })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  http.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', createId('req_'))
    requireTestKey(request)
  })
  http.setErrorHandler((error, _, reply) => sendFault(error, reply))
  http.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
    return reply.code(404).send(new StripeFault(404, { type: 'invalid_request_error', message }).body)
  })
  serveApi(http, context, outages)
  serveControls(http, controls)
  return http
}

function serveApi(http: FastifyInstance, context: SandboxContext, outages: Outages): void {
  for (const [method, url, call] of API_CALLS) {
    http.route({
      method,
      url,
      async handler(request, reply) {
        requirePermission(request, outages)
        const outage = outages.take()
        const fault = outage && FAULTS[outage]
        if (fault) throw fault
        if (outage === 'unreachable') return cutConnection(request, reply)
        const asked = outage === 'server_error_kept' ? failingCall : call
        const { status, body } = answerCall(context, asked, request, reply)
        if (outage === 'answer_lost') return cutConnection(request, reply)
        return reply.code(status).send(body)
      },
    })
  }
}

const unknownError = new StripeFault(500, { type: 'api_error', message: 'An unknown error occurred' })

const FAULTS: Partial<Record<OutageKind, StripeFault>> = {
  server_error: unknownError,
  rate_limited: new StripeFault(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  }),
  key_rolled: new StripeFault(401, {
    type: 'invalid_request_error',
    code: 'api_key_expired',
    message: 'Expired API Key provided.',
  }),
}

// Answered rather than thrown: what was answered is kept under the key.
const failingCall: Call = () => ({ status: unknownError.status, body: unknownError.body, change: {} })

function requirePermission({ url }: FastifyRequest, outages: Outages): void {
  const [, resource = ''] = /^\/v1\/(\w+)/.exec(url) ?? []
  if (!outages.isForbidden(resource)) return
  const message = `The provided key does not have the required permissions for this endpoint (${resource}).`
  throw new StripeFault(403, { type: 'invalid_request_error', message })
}

function answerCall(context: SandboxContext, call: Call, request: FastifyRequest, reply: FastifyReply) {
  const id = (request.params as { id?: string }).id ?? ''
  const [path = '', query = ''] = request.url.split('?')
  if (request.method === 'GET') return call(context, { form: parseForm(query), id })

  const encodedParams = typeof request.body === 'string' ? request.body : ''
  const key = request.headers['idempotency-key']?.toString()
  const writing = { key, endpoint: `${request.method} ${path}`, encodedParams }
  const kept = answerOnce(context, writing, () => call(context, { form: parseForm(encodedParams), id }))
  if (kept.isReplay) reply.header('idempotent-replayed', 'true')
  return kept
}

function serveControls(http: FastifyInstance, controls: SandboxControls): void {
  for (const name of CONTROL_NAMES) {
    http.post(`/sandbox/${name}`, async (request) => {
      const { parameters } = request.body as { parameters?: unknown }
      if (!Array.isArray(parameters)) throw invalidRequest('The body must hold a list of parameters.')
      const control = controls[name] as (...parameters: unknown[]) => Promise<unknown>
      return { result: await control(...(parameters as unknown[])) }
    })
  }
}

function cutConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

// A live key must never do its work here and seem to have moved money.
function requireTestKey(request: FastifyRequest): void {
  if (request.headers.authorization?.startsWith('Bearer sk_test_')) return
  const message = 'Invalid API Key provided: the sandbox takes only keys that begin with sk_test_.'
  throw new StripeFault(401, { type: 'invalid_request_error', message })
}

function sendFault(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeFault) return reply.code(error.status).send(error.body)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const type = status < 500 ? 'invalid_request_error' : 'api_error'
  const message = error instanceof Error ? error.message : String(error)
  return reply.code(status).send(new StripeFault(status, { type, message }).body)
}
