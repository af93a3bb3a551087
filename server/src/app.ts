import { createCall, type Call } from '@tower/contract/client.ts'
import type { FastifyInstance } from 'fastify'
import type { Above } from './domain.ts'
import {
  aboutClassroom,
  aboutPerson,
  everyDomain,
  handedDown,
  hands,
  ofClassrooms,
  openCalls,
  onVerifiedAddress,
  personalData,
  searchable,
  outbound,
  secondPerson,
  told,
  waitingWork,
} from './domains.ts'
import type { Gate } from './gate.ts'
import { rememberWrites } from './http/choose-reads.ts'
import { openServer } from './http/open-server.ts'
import { readInProcessAnswer } from './http/read-in-process-answer.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { collectCalls, mountCall, type MountedCall } from './http/serve.ts'
import { stopGracefully } from './http/stop-gracefully.ts'
import { addressShownTo } from './people/prospects/family-addresses.ts'
import type { Metrics } from './process/metrics/open-metrics.ts'
import type { Tracer } from './process/tracing/tracer.ts'
import { apiDocsRoutes } from './process/api-docs.ts'
import { createFormGuard, guardForms, type FormGuard } from './oversight/defense/guard-forms.ts'
import { createFindKeyHolder } from './oversight/integrations/keys/find-key-holder.ts'
import { createReadingWatch } from './oversight/safety/disclosures/create-reading-watch.ts'
import { createAuthenticate } from './people/identity/sessions/authenticate.ts'
import type { LiveHub } from './realtime/live-hub.ts'
import type { Services } from './services.ts'

export type AppParts = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub
  /** Counts what is answered, where somebody wants to know. */
  metrics?: Pick<Metrics, 'watchAnswers'>
  /** Traces what is answered, where somebody collects that. */
  tracer?: Pick<Tracer, 'watchAnswers'>
}

/** The server: every domain, one after the other. Listens to nobody yet. */
export async function buildApp(services: Services, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = await openServer(services)
  parts.tracer?.watchAnswers(app)
  parts.metrics?.watchAnswers(app)
  const { DATABASE_READ_URL: standby, DATABASE_READ_LAG_SECONDS: mostLagSeconds } = services.config
  if (standby !== undefined) rememberWrites(app, mostLagSeconds)
  const stopping = stopGracefully(app, {
    noticeMs: services.config.STOP_NOTICE_SECONDS * 1000,
    endStreams: () => parts.live?.endStreams(),
  })
  const answers = await openAnswers(services, {
    live: parts.live,
    stopping,
    // Fastify hands the hook its server, which is nothing to whoever ends.
    onClose: (end) => void app.addHook('onClose', () => end()),
  })
  await mountAnswers(app, () => answers)
  return app
}

/** What answers the calls of a server. All that a server remembers of its visitors lies in here. */
export type Answers = { guard: FormGuard; gate: Gate; calls: ReadonlyMap<string, MountedCall> }

/** Makes what answers calls: every domain, one after the other. */
export async function openAnswers(
  services: Services,
  server: Pick<Above, 'live' | 'stopping' | 'onClose'>,
): Promise<Answers> {
  const guard = createFormGuard(services, { openCalls, ...handedDown })
  server.onClose(guard.close)
  const options = {
    database: services.database,
    authenticate: createAuthenticate(services),
    findKeyHolder: createFindKeyHolder(services),
    rateLimits: createRateLimits(services),
    gate: services.gate,
    reading: createReadingWatch(services),
    strictOutput: !services.config.production,
  }
  const calls = new Map<string, MountedCall>()
  const serve = collectCalls(options, (call) => void calls.set(call.endpoint.name, call))
  const above: Above = {
    ...handedDown,
    personalData,
    waiting: waitingWork,
    secondPerson,
    outbound,
    hands,
    searchable,
    aboutPerson,
    aboutClassroom,
    ofClassrooms,
    told,
    addressShownTo,
    onVerifiedAddress,
    ...server,
  }
  for (const { routes } of everyDomain) {
    const mount = await routes?.()
    await mount?.(serve, services, above)
  }
  return { guard, gate: services.gate, calls }
}

/** Mounts the calls of a server; each request asks anew for what answers it. */
export async function mountAnswers(app: FastifyInstance, find: () => Answers): Promise<void> {
  guardForms(app, () => find().guard)
  app.decorate('findGate', () => find().gate)
  for (const { endpoint } of find().calls.values()) {
    mountCall(app, endpoint, () => getCall(find(), endpoint.name))
  }
  await apiDocsRoutes(app)
}

function getCall({ calls }: Answers, name: string): MountedCall {
  const call = calls.get(name)
  if (!call) throw new Error(`nothing answers ${name}`)
  return call
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
