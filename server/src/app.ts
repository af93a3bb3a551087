import { createCall, type Call } from '@tower/contract/client.ts'
import type { FastifyInstance } from 'fastify'
import { openServer } from './http/open-server.ts'
import { incomingOf } from './http/in-process-answer.ts'
import { createRateLimits } from './http/rate-limit.ts'
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
import { readProgramSums } from './money/giving/read-program-sums.ts'
import { openBroadcastBoard } from './outreach/broadcasts/broadcast-board.ts'
import { broadcastRoutes } from './outreach/broadcasts/broadcasts.routes.ts'
import { inquiryRoutes } from './outreach/inquiries/inquiries.routes.ts'
import { programRoutes } from './outreach/programs/programs.routes.ts'
import { storyRoutes } from './outreach/stories/stories.routes.ts'
import { balanceOf } from './money/ledger/read-balance.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { defenseRoutes } from './oversight/defense/defense.routes.ts'
import { guardForms } from './oversight/defense/guard-forms.ts'
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
import type { Services } from './services.ts'
import { siteRoutes } from './site/site.routes.ts'

export type AppParts = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub
}

/** The server, one subject after the other. Listens to nobody yet. */
export async function buildApp(services: Services, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = await openServer(services)
  const stopping = stopGracefully(app, {
    noticeMs: services.config.STOP_NOTICE_SECONDS * 1000,
    endStreams: () => parts.live?.endStreams(),
  })
  guardForms(app, services)
  const serve = createServe(app, {
    authenticate: createAuthenticate(services),
    rateLimits: createRateLimits(services),
    strictOutput: !services.config.production,
  })
  identityRoutes(serve, services, {
    onVerifiedAddress: [adoptDonor],
    findBalanceCents: (tx, userId) => balanceOf(tx, { kind: 'wallet', ownerId: userId }),
  })
  secondFactorRoutes(serve, services)
  accountRoutes(serve, services)
  directoryRoutes(serve, services)
  teacherRoutes(serve, services)
  sponsorRoutes(serve, services)
  profileRoutes(serve, services)
  prospectRoutes(serve, services)

  givingRoutes(serve, services)

  classroomRoutes(serve, services)
  nominationRoutes(serve, services)
  slotRoutes(serve, services)
  drawRoutes(serve, services)

  assistantRoutes(serve, services)

  inquiryRoutes(serve, services)
  programRoutes(serve, services, readProgramSums)
  const board = await openBroadcastBoard(services)
  app.addHook('onClose', () => board.close())
  broadcastRoutes(serve, board)
  storyRoutes(serve, services)

  inboxRoutes(serve, services)
  historyRoutes(serve, services)
  defenseRoutes(serve, services)

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
    return incomingOf(answer)
  })
}
