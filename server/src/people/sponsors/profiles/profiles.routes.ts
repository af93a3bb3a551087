import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewProfile } from './profiles.view.ts'
import { readProfile } from './read-profile.ts'

/** Mounts the calls of public sponsor profiles. */
export function profileRoutes(serve: Serve, services: Services): void {
  serve(sponsorProfileEndpoints, {
    read: async ({ params }) => viewProfile(await readProfile(services, params.handle)),
  })
}
