import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { lookCookies } from './open-addresses.ts'

/**
 * Turns Fastify's request into a web one. The body is handed over as the bytes that came, so that a
 * page's action reads a plain HTML form by itself. The address is the one the browser used: actions
 * compare it with the form's origin. A request on behalf of everybody asks for the whole page at the
 * `sharedPath` of the site's own address, whatever host this visitor named and whoever counts the followers of the link.
 */
export function toWebRequest(request: FastifyRequest, siteOrigin: string, sharedPath?: string): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const isShared = sharedPath !== undefined
  const address = isShared ? `${siteOrigin}${sharedPath}` : addressOf(request, siteOrigin)
  return new Request(address, {
    method: isShared ? 'GET' : request.method,
    headers: isShared ? withoutCookies(toHeaders(request)) : toHeaders(request),
    // What others wait for as well goes on when the first of them leaves.
    ...(isShared ? {} : { signal: endOf(request) }),
    ...(hasBody && Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  })
}

function endOf(request: FastifyRequest): AbortSignal {
  const aborter = new AbortController()
  request.raw.once('aborted', () => aborter.abort())
  return aborter.signal
}

/** Takes over status, headers and cookies of a web response. */
export function setWebHeaders(reply: FastifyReply, response: Response): void {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

/** Sends the body of a web response through Fastify, streaming. */
export function sendWebBody(reply: FastifyReply, response: Response): FastifyReply {
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : null)
}

// A path such as `//elsewhere.example` must stay a path, so it is joined as text, not resolved.
function addressOf(request: FastifyRequest, fallbackOrigin: string): string {
  const origin = `${request.protocol}://${request.host}`
  return `${isPlainOrigin(origin) ? origin : fallbackOrigin}${request.raw.url ?? '/'}`
}

/** A host may be written so that it names a person and a password as well, which no request may carry. */
function isPlainOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase()
}

/** What is shared depends on no cookie but those that choose its look. */
function withoutCookies(headers: Headers): Headers {
  const looks = lookCookies(headers.get('cookie') ?? undefined)
  if (looks === undefined) headers.delete('cookie')
  else headers.set('cookie', looks)
  return headers
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  return headers
}
