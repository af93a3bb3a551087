import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'

/**
 * One line per answer: the call and its outcome, never what was said. Calls that a page makes inside the process are a part of
 * the page's answer, and told only to whoever asks for every detail.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.raw.socket instanceof Socket ? 'info' : 'debug'
    request.log[level](
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        call: request.routeOptions.config.endpoint?.name,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
