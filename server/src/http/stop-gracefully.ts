import type { FastifyInstance } from 'fastify'
import { trackConnections } from './end-idle-connections.ts'

/** When the server stops, what is in flight is answered and each connection ends with its answer. */
export function stopGracefully(app: FastifyInstance, endStreams: () => void): AbortSignal {
  const stopping = new AbortController()
  const connections = trackConnections(app.server)
  app.addHook('preClose', async () => {
    stopping.abort()
    // Endless answers would hold the process up.
    endStreams()
    await connections.endIdle()
  })
  return stopping.signal
}
