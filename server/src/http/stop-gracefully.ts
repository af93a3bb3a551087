import type { FastifyInstance } from 'fastify'
import { trackConnections } from './drain-connections.ts'

/** Longer than a slow body may take (see open-server.ts): it is refused in words before it is cut. */
const drainWithinMs = 17_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends what visitors have begun: to be called before `close`, so that pages can still make their calls. */
    drain(): Promise<void>
  }
}

/**
 * Makes a server stop in order: readiness says so, streams end, no connection is taken any more, what has arrived is
 * answered, and each connection ends with its answer. Answers the signal that says that it has begun.
 */
export function stopGracefully(app: FastifyInstance, endStreams: () => void): AbortSignal {
  const stopping = new AbortController()
  const connections = trackConnections(app.server)
  let drained: Promise<void> | undefined
  const drain = (): Promise<void> => {
    stopping.abort()
    // Endless answers would hold the process up.
    endStreams()
    return (drained ??= connections.drain(drainWithinMs))
  }
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping.signal.aborted) void reply.header('connection', 'close')
    done()
  })
  app.decorate('drain', drain)
  app.addHook('preClose', drain)
  return stopping.signal
}
