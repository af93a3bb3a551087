import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { LiveHub } from '../../realtime/live-hub.ts'
import type { Services } from '../../services.ts'
import type { PageCache } from '../../site/page-cache.ts'
import { isSame } from '../watch/require-watcher.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { addRowMetrics } from './row-metrics.ts'

export type Metrics = {
  watchAnswers(app: FastifyInstance): void
  watchCache(cache: PageCache): void
  /** Answers whoever gathers them: at /metrics of the site, or at a port of their own. */
  serve(app: FastifyInstance): Promise<void>
}

const path = '/metrics'

/** Figures of this process and the site in the text format of Prometheus; undefined where nobody asked for any. */
export async function openMetrics(
  services: Services,
  live: Pick<LiveHub, 'screens'>,
): Promise<Metrics | undefined> {
  const { METRICS_KEY, METRICS_PORT } = services.config
  if (METRICS_KEY === undefined && METRICS_PORT === undefined) return undefined
  // Loaded only where it is used.
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  const readRows = addRowMetrics(prometheus, registry, services)
  const { watchAnswers, watchCache } = addProcessMetrics(prometheus, registry, { services, live })
  const answer: AnswerMetrics = async (authorization) => {
    if (METRICS_KEY !== undefined && !isSame(authorization ?? '', `Bearer ${METRICS_KEY}`))
      return {
        status: 401,
        type: 'text/plain; charset=utf-8',
        text: 'Send the key of METRICS_KEY as a bearer token.\n',
      }
    await readRows()
    return { status: 200, type: registry.contentType, text: await registry.metrics() }
  }
  return {
    watchAnswers,
    watchCache,
    serve: async (app) => (METRICS_PORT === undefined ? mount(app, answer) : listen(app, services, answer)),
  }
}

type AnswerMetrics = (
  authorization: string | undefined,
) => Promise<{ status: number; type: string; text: string }>

function mount(app: FastifyInstance, answer: AnswerMetrics): void {
  app.get(path, async (request, reply) => {
    const { status, type, text } = await answer(request.headers.authorization)
    return reply.code(status).header('cache-control', 'no-store').type(type).send(text)
  })
}

/** A port of their own, which a proxy in front of the site never leads to. */
async function listen(app: FastifyInstance, services: Services, answer: AnswerMetrics): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = services.config
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === path
    const answering = isAsked
      ? answer(request.headers.authorization)
      : Promise.resolve({ status: 404, type: 'text/plain; charset=utf-8', text: 'Not found\n' })
    answering.then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, 'figures could not be answered')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(METRICS_PORT, METRICS_HOST)
  await once(server, 'listening')
  app.addHook('onClose', () => close(server))
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
