import { firstStepEndpoints } from '@tower/contract/oversight/first-steps.contract.ts'
import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { settingsEndpoints } from '@tower/contract/oversight/settings.contract.ts'
import { networkOf } from '../http/network-of.ts'
import type { Serve } from '../http/serve.ts'
import type { LiveHub } from '../realtime/live-hub.ts'
import { streamEvents } from '../realtime/stream-events.ts'
import type { Stopping } from '../http/stop-gracefully.ts'
import { LoggedRefusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { createApiDocument } from './api-document.ts'
import { checkReadiness } from './check-readiness.ts'
import { dismissFirstSteps } from './first-steps/dismiss-first-steps.ts'
import { readFirstSteps } from './first-steps/read-first-steps.ts'
import { readVersion } from './read-version.ts'
import { readSettings } from './settings/read-settings.ts'
import { askForJob } from './system/ask-for-job.ts'
import { readSystem } from './system/read-system.ts'
import { viewSystem } from './system/system.view.ts'
import { readDeepHealth } from './watch/read-deep-health.ts'
import { requireWatcher } from './watch/require-watcher.ts'

/** What the calls of this domain know of the running process. */
export type ProcessState = {
  /** Live events for open screens; a server without them answers 503 there. */
  live?: LiveHub | undefined
  stopping?: Stopping
}

/** Mounts the calls that tell of the server itself. */
export function processRoutes(serve: Serve, services: Services, { live, stopping }: ProcessState = {}): void {
  const version = readVersion()
  const sendApiDocument = createApiDocument(version.version)
  serve(processEndpoints, {
    health: async () => ({ status: 'ok' as const }),
    ready: async () => checkReadiness(services, stopping?.announced),
    deepHealth: async ({ request, reply }) => {
      requireWatcher(services.config, request)
      const health = await readDeepHealth(services, stopping?.announced)
      if (health.status === 'unwell') void reply.code(503)
      return health
    },
    system: async () => viewSystem(await readSystem(services), { config: services.config, version }),
    runJob: async ({ actor, params }) => {
      await askForJob(services, { actor, name: params.job })
      return { ok: true as const }
    },
    network: async ({ request }) => ({ network: networkOf(request.ip) }),
    version: async () => version,
    events: async (visit) => {
      if (!live || stopping?.ending.aborted) throw new LoggedRefusal('server.unavailable')
      return streamEvents(live, visit)
    },
    openApi: async ({ request, reply }) =>
      sendApiDocument((await services.charity.read()).name, request, reply),
  })
  serve(settingsEndpoints, { read: async () => readSettings(services) })
  serve(firstStepEndpoints, {
    firstSteps: async () => readFirstSteps(services),
    dismissFirstSteps: async ({ actor }) => {
      await dismissFirstSteps(services, { actorId: actor.userId })
      return {}
    },
  })
}
