import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { consentRoutes } from './consents/consents.routes.ts'
import { sealNetwork } from './consents/seal-network.ts'
import { prospectPortalRoutes } from './portal/portal.routes.ts'
import { listPublicProspects } from './list-public-prospects.ts'
import { viewOwnGoal, viewPublicProspect, viewPublicProspects } from './prospects.view.ts'
import { readPublicProspect } from './read-public-prospect.ts'
import { onboardProspect } from './onboard-prospect.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { saveGoal } from './save-goal.ts'
import { submitProspect } from './submit-prospect.ts'
import { markBrowser } from './consents/keeper-browser.ts'

/** Mounts the calls of this domain. */
export function prospectRoutes(serve: Serve, services: Services): void {
  consentRoutes(serve, services)
  prospectPortalRoutes(serve, services)
  reviewRoutes(serve, services)
  serve(prospectEndpoints, {
    list: async ({ query: { sport, goal, after, pageSize } }) =>
      viewPublicProspects(await listPublicProspects(services, { sport, goal, after, limit: pageSize })),
    detail: async ({ query }) =>
      viewPublicProspect(await readPublicProspect(services, { prospectId: query.id })),
    onboard: async ({ actor, body, request, reply }) => {
      const prospect = await onboardProspect(services, {
        actor,
        firstName: body.first_name,
        lastName: body.last_name,
        sportPosition: body.sport_position ?? null,
        guardianEmail: body.guardian_email ?? null,
        locale: body.locale ?? 'en',
        networkHash: sealNetwork(services, request.ip),
      })
      markBrowser(services, reply, actor.userId)
      return { prospect }
    },
    submit: async ({ actor, body, request, reply }) => {
      const prospect = await submitProspect(services, {
        actor,
        prospectId: body.prospect_id,
        networkHash: sealNetwork(services, request.ip),
      })
      markBrowser(services, reply, actor.userId)
      return { prospect }
    },
    saveGoal: async ({ actor, body }) => ({
      goal: viewOwnGoal(
        await saveGoal(services, {
          actor,
          prospectId: body.prospect_id,
          goalId: body.goal_id,
          seen: body.seen,
          title: body.title,
          description: body.description,
          targetCents: body.target_cents,
          isActive: body.is_active,
        }),
      ),
    }),
  })
}
