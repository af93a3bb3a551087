import { createCall, type Call } from '@tower/contract/client.ts'
import type { FastifyInstance } from 'fastify'
import type { Above } from './domain.ts'
import {
  aboutClassroom,
  aboutPerson,
  everyDomain,
  handedDown,
  openCalls,
  personalData,
  searchable,
  secondPerson,
  waitingWork,
} from './domains.ts'
import { openServer } from './http/open-server.ts'
import { readInProcessAnswer } from './http/read-in-process-answer.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { createServe } from './http/serve.ts'
import { stopGracefully } from './http/stop-gracefully.ts'
import { apiDocsRoutes } from './process/api-docs.ts'
import { guardForms } from './oversight/defense/guard-forms.ts'
import { createFindKeyHolder } from './oversight/integrations/keys/find-key-holder.ts'
import { createAuthenticate } from './people/identity/sessions/authenticate.ts'
import type { LiveHub } from './realtime/live-hub.ts'
import type { Services } from './services.ts'

export type AppParts = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub
}

/** The server: every domain, one after the other. Listens to nobody yet. */
export async function buildApp(services: Services, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = await openServer(services)
  const stopping = stopGracefully(app, {
    noticeMs: services.config.STOP_NOTICE_SECONDS * 1000,
    endStreams: () => parts.live?.endStreams(),
  })
  guardForms(app, services, { openCalls, ...handedDown })
  const serve = createServe(app, {
    authenticate: createAuthenticate(services),
    findKeyHolder: createFindKeyHolder(services),
    rateLimits: createRateLimits(services),
    strictOutput: !services.config.production,
  })
  const above: Above = {
    ...handedDown,
    personalData,
    waiting: waitingWork,
    secondPerson,
    searchable,
    aboutPerson,
    aboutClassroom,
    onVerifiedAddress: everyDomain.flatMap((domain) => domain.onVerifiedAddress ?? []),
    live: parts.live,
    stopping,
    // Fastify hands the hook its server, which is nothing to whoever ends.
    onClose: (end) => void app.addHook('onClose', () => end()),
  }
  for (const { routes } of everyDomain) await routes?.(serve, services, above)
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
    return readInProcessAnswer(answer)
  })
}
