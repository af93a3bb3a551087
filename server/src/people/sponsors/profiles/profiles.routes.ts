import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewSponsorProfile } from './profiles.view.ts'
import { readSponsorProfile } from './read-sponsor-profile.ts'

/** Mounts the calls of public sponsor profiles. */
export function profileRoutes(serve: Serve, services: Services): void {
  serve(sponsorProfileEndpoints, {
    read: async ({ params }) => viewSponsorProfile(await readSponsorProfile(services, params.handle)),
  })
}
