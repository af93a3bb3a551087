import compress from '@fastify/compress'
import { fastifySSE } from '@fastify/sse'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { acceptBodies } from './accept-bodies.ts'
import { sendRefusal, writeFailure } from './failure.ts'
import { strictTransport } from './strict-transport.ts'
import { turnAwayWhenStalled } from './turn-away-when-stalled.ts'
import { limitSlowBodies, longestRequestMs } from './uploads/body-deadline.ts'
import { boundPipelines } from './bound-pipelines.ts'
import { tellHeadLengths } from './head-lengths.ts'
import { logAnswers } from './log-answers.ts'
import { refuseAddress } from './refuse-address.ts'
import { nameRequests } from './name-requests.ts'
import { refuseConnection } from './refuse-connection.ts'

const bodyLimitBytes = 256 * 1024

/** A server that knows no call yet: its limits, its words for failures, and the plugins, in their order. */
export async function openServer({
  config,
  log,
}: Pick<Services, 'config' | 'log'>): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequests(config),
    bodyLimit: bodyLimitBytes,
    // Only the hops that the operator runs may say where a request comes from.
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    // Addresses the router itself refuses answer in our words, too.
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    // A slow body is cut off only when the headers' limit is below the request's.
    requestTimeout: longestRequestMs,
    // Less of each body waits here than Node would let: a hundred files that arrive at once must not cost what they weigh.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, highWaterMark: 16 * 1024 },
    // A starved machine is slow to start, and no slower for being waited for: whoever runs the server watches
    // readiness, and the log says that it is still starting.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // Whoever still asks while we stop is answered; readiness has told the balancer to ask elsewhere.
    return503OnClosing: false,
  })
  app.decorateRequest('actor', undefined)
  app.decorateRequest('keyHolder', undefined)
  app.decorateRequest('fileTrace', undefined)
  app.setErrorHandler(writeFailure)
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('request.not_found'), request, reply))
  acceptBodies(app, config)
  limitSlowBodies(app)
  const isHttps = config.ORIGIN?.startsWith('https:') === true
  const answerHeaders = { 'x-content-type-options': 'nosniff', ...(isHttps ? strictTransport : {}) }
  // No answer is to be taken for anything but what it says it is.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(answerHeaders)
    // Asterisks and whole addresses are for proxies; here they name nothing.
    done(request.url.startsWith('/') ? undefined : new Refusal('request.invalid'))
  })
  logAnswers(app)
  boundPipelines(app)
  if (config.NODE_ENV !== 'test') turnAwayWhenStalled(app, config.TURN_AWAY_AFTER_MS)
  await app.register(compress, { threshold: 1_024 })
  tellHeadLengths(app)
  await app.register(fastifySSE, { heartbeatInterval: 15_000 })
  return app
}
