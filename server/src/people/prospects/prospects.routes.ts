import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { listPublicProspects } from './list-public-prospects.ts'
import { viewOwnGoal, viewPublicProspect, viewPublicProspects } from './prospects.view.ts'
import { readPublicProspect } from './read-public-prospect.ts'
import { saveGoal } from './save-goal.ts'

/** Mounts the calls of this domain. */
export function prospectRoutes(serve: Serve, services: Services): void {
  serve(prospectEndpoints, {
    list: async ({ query }) => viewPublicProspects(await listPublicProspects(services, query)),
    detail: async ({ query }) =>
      viewPublicProspect(await readPublicProspect(services, { prospectId: query.id })),
    saveGoal: async ({ actor, body }) => ({
      goal: viewOwnGoal(
        await saveGoal(services, {
          actor,
          prospectId: body.prospect_id,
          goalId: body.goal_id,
          title: body.title,
          description: body.description,
          targetCents: body.target_cents,
          isActive: body.is_active,
        }),
      ),
    }),
  })
}
