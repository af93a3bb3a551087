import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/** Of these a longer answer is packed for whoever can unpack it. */
const isPacked = /^text\/|[/+](?:json|javascript|xml)(?:;|$)/

/**
 * The head of an answer says no length where the answer itself would be sent packed: how long it then is, nobody knows before. A
 * length that is not that of the answer would break connections that are kept (RFC 9110, 8.6).
 */
export function tellHeadLengths(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    if ([route.method].flat().includes('HEAD'))
      route.onSend = [...[route.onSend ?? []].flat(), dropPackedLength]
  })
}

function dropPackedLength(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const accepted = headers['accept-encoding'] ?? ''
  const unpacks = accepted !== '' && accepted !== 'identity'
  if (method === 'HEAD' && unpacks && isPacked.test(String(reply.getHeader('content-type') ?? '')))
    reply.removeHeader('content-length')
  done(null, payload)
}
