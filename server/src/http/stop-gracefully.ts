import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { trackConnections } from './drain-connections.ts'

/** Longer than a slow body may take (see open-server.ts): it is refused in words before it is cut. */
const drainWithinMs = 17_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends what visitors have begun: to be called before `close`, so that pages can still make their calls. */
    drain(): Promise<void>
  }
}

/** How far a server is with stopping. */
export type Stopping = {
  /** Readiness says that it stops; everybody is still served. */
  announced: AbortSignal
  /** Streams end, and none begins. */
  ending: AbortSignal
}

/**
 * Makes a server stop in order: readiness says so and whoever comes within `noticeMs` is served as ever, so that a
 * balancer hears of it before anybody is refused; then streams end, no connection is taken any more, what has arrived
 * is answered, and each connection ends with its answer.
 */
export function stopGracefully(
  app: FastifyInstance,
  { noticeMs, endStreams }: { noticeMs: number; endStreams(): void },
): Stopping {
  const announced = new AbortController()
  const ending = new AbortController()
  const connections = trackConnections(app.server)
  let drained: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    announced.abort()
    // A server that only answers from within has no balancer.
    if (app.server.listening && noticeMs > 0) await sleep(noticeMs)
    ending.abort()
    // Endless answers would hold the process up.
    endStreams()
    await connections.drain(drainWithinMs)
  }
  const drain = () => (drained ??= stop())
  app.addHook('onRequest', (_request, reply, done) => {
    if (announced.signal.aborted) void reply.header('connection', 'close')
    done()
  })
  app.decorate('drain', drain)
  app.addHook('preClose', drain)
  return { announced: announced.signal, ending: ending.signal }
}
