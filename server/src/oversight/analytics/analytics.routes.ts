import { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewPendingProgram, viewSummary } from './analytics.view.ts'
import { keepSummary } from './keep-summary.ts'
import { listPendingPrograms } from './list-pending-programs.ts'
import { readDays } from './read-days.ts'

/** Mounts the calls of this domain. */
export function analyticsRoutes(serve: Serve, services: Services): void {
  const readSummary = keepSummary(services)
  serve(analyticsEndpoints, {
    pendingPrograms: async ({ actor: { duties }, query }) => ({
      items: (await listPendingPrograms(services, { ...query, duties })).map(viewPendingProgram),
    }),
    summary: async ({ actor }) => viewSummary(await readSummary(), actor),
    daily: ({ actor: { duties }, query }) => readDays(services, { ...query, duties }),
  })
}
