import compress from '@fastify/compress'
import { fastifySSE } from '@fastify/sse'
import underPressure from '@fastify/under-pressure'
import { createCall, type Call } from '@tower/contract/client.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { acceptBodies } from './http/accept-bodies.ts'
import { logAnswers } from './http/log-answers.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { sendRefusal, writeFailure } from './http/failure.ts'
import { refuseConnection } from './http/refuse-connection.ts'
import { createServe } from './http/serve.ts'
import { stopGracefully } from './http/stop-gracefully.ts'
import { assistantRoutes } from './learning/assistant/assistant.routes.ts'
import { classroomRoutes } from './matching/classrooms/classrooms.routes.ts'
import { drawRoutes } from './matching/draws/draws.routes.ts'
import { nominationRoutes } from './matching/nominations/nominations.routes.ts'
import { slotRoutes } from './matching/slots/slots.routes.ts'
import { adoptDonor } from './money/giving/donors/adopt-donor.ts'
import { givingRoutes } from './money/giving/giving.routes.ts'
import { apiDocsRoutes } from './operations/api-docs.ts'
import { createSumProgramGifts } from './money/giving/sum-program-gifts.ts'
import { openBroadcastBoard } from './outreach/broadcasts/broadcast-board.ts'
import { broadcastRoutes } from './outreach/broadcasts/broadcasts.routes.ts'
import { inquiryRoutes } from './outreach/inquiries/inquiries.routes.ts'
import { programRoutes } from './outreach/programs/programs.routes.ts'
import { storyRoutes } from './outreach/stories/stories.routes.ts'
import { balanceOf } from './money/ledger/read-balance.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { historyRoutes } from './oversight/history/history.routes.ts'
import { inboxRoutes } from './oversight/inbox/inbox.routes.ts'
import { createAuthenticate } from './people/identity/sessions/authenticate.ts'
import { accountRoutes } from './people/account/account.routes.ts'
import { directoryRoutes } from './people/directory/directory.routes.ts'
import { identityRoutes } from './people/identity/identity.routes.ts'
import { secondFactorRoutes } from './people/identity/second-factor/second-factor.routes.ts'
import { prospectRoutes } from './people/prospects/prospects.routes.ts'
import { sponsorRoutes } from './people/sponsors/sponsors.routes.ts'
import { profileRoutes } from './people/sponsors/profiles/profiles.routes.ts'
import { teacherRoutes } from './people/teachers/teachers.routes.ts'
import type { LiveHub } from './realtime/live-hub.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'
import { siteRoutes } from './site/site.routes.ts'

const bodyLimitBytes = 256 * 1024

export type AppParts = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub
}

/** The server, one subject after the other. Listens to nobody yet. */
export async function buildApp(services: Services, parts: AppParts = {}): Promise<FastifyInstance> {
  const { config } = services
  const loggerInstance: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    // Only the hops that the operator runs may say where a request comes from.
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    // Addresses the router itself refuses answer in our words, too.
    frameworkErrors: writeFailure,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    // A slow body is cut off only when the headers' limit is below the request's.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // Whoever still asks while we stop is answered; readiness has told the balancer to ask elsewhere.
    return503OnClosing: false,
  })
  app.decorateRequest('actor', undefined)
  app.setErrorHandler(writeFailure)
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('request.not_found'), request, reply))
  acceptBodies(app)
  // No answer is to be taken for anything but what it says it is.
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  logAnswers(app)
  const stopping = stopGracefully(app, () => parts.live?.endStreams())

  await app.register(underPressure, {
    maxEventLoopDelay: stalledMs(config),
    pressureHandler: () => {
      throw new Refusal('server.unavailable')
    },
  })
  await app.register(compress, { threshold: 1_024 })
  await app.register(fastifySSE, { heartbeatInterval: 15_000 })

  const serve = createServe(app, {
    authenticate: createAuthenticate(services),
    rateLimits: createRateLimits(services),
    strictOutput: !config.production,
  })
  identityRoutes(serve, services, {
    onVerifiedAddress: [adoptDonor],
    findBalanceCents: (tx, userId) => balanceOf(tx, { kind: 'wallet', ownerId: userId }),
  })
  secondFactorRoutes(serve, services)
  accountRoutes(serve, services)
  directoryRoutes(serve, services)
  givingRoutes(serve, services)
  prospectRoutes(serve, services)
  classroomRoutes(serve, services)
  nominationRoutes(serve, services)
  slotRoutes(serve, services)
  drawRoutes(serve, services)
  teacherRoutes(serve, services)
  programRoutes(serve, services, createSumProgramGifts(services.clock))
  inquiryRoutes(serve, services)
  const board = await openBroadcastBoard(services)
  app.addHook('onClose', () => board.close())
  broadcastRoutes(serve, board)
  storyRoutes(serve, services)
  sponsorRoutes(serve, services)
  assistantRoutes(serve, services)
  profileRoutes(serve, services)
  inboxRoutes(serve, services)
  historyRoutes(serve, services)
  siteRoutes(serve, services)
  operationsRoutes(serve, services, { live: parts.live, stopping })
  await apiDocsRoutes(app)
  return app
}

/** The typed client without a network: what server-rendered pages call, in the name of a visitor's address. */
export function inProcessCall(app: FastifyInstance, remoteAddress = '127.0.0.1'): Call {
  return createCall(async ({ method, path, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body }
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      remoteAddress,
      ...payload,
    })
    return { status: answer.statusCode, text: answer.body }
  })
}

/** How late the event loop may be before requests are turned away. A loaded test machine stalls for other reasons: 0 is never. */
function stalledMs({ NODE_ENV }: Services['config']): number {
  return NODE_ENV === 'test' ? 0 : 2_000
}
