import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import type { Serve } from '../http/serve.ts'
import type { LiveHub } from '../realtime/live-hub.ts'
import { streamEvents } from '../realtime/stream-events.ts'
import type { Stopping } from '../http/stop-gracefully.ts'
import { LoggedRefusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { buildOpenApi } from './build-openapi.ts'
import { checkReadiness } from './check-readiness.ts'
import { readVersion } from './read-version.ts'

/** What the calls of this domain know of the running process. */
export type ProcessState = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub | undefined
  stopping?: Stopping
}

/** Mounts the calls that tell of the server itself. */
export function processRoutes(serve: Serve, services: Services, { live, stopping }: ProcessState = {}): void {
  const version = readVersion()
  const describeApi = keepDescription(version.version)
  serve(processEndpoints, {
    health: async () => ({ status: 'ok' as const }),
    ready: async () => checkReadiness(services, stopping?.announced),
    version: async () => version,
    events: async (visit) => {
      if (!live || stopping?.ending.aborted) throw new LoggedRefusal('server.unavailable')
      return streamEvents(live, visit)
    },
    openApi: async () => describeApi((await services.charity.read()).name),
  })
}

/** The description of the API, made once for each name of the site. */
function keepDescription(version: string): (title: string) => Record<string, unknown> {
  let made: { title: string; document: Record<string, unknown> } | undefined
  return (title) => {
    if (made?.title !== title) made = { title, document: buildOpenApi({ title, version }) }
    return made.document
  }
}
