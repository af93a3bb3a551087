import { ofAddress } from '../../personal-parts.ts'
import { eraseSponsorRequest, exportSponsorRequest } from './erase-sponsor-request.ts'
import { eraseProfile, exportProfile } from './profiles/erase-profile.ts'
import { profileRoutes } from './profiles/profiles.routes.ts'
import { sponsorRoutes } from './sponsors.routes.ts'
import type { Domain } from '../../domain.ts'

/** Brings sponsors to their checkout, and shows who they are. */
export const sponsors = {
  name: 'sponsors',
  floor: 5,
  owns: { sponsor_links: 'changed', sponsor_profiles: 'deleted', sponsor_requests: 'deleted' },
  reads: ['users'],
  routes: (serve, services) => {
    sponsorRoutes(serve, services)
    profileRoutes(serve, services)
  },
  personalData: [
    {
      name: 'sponsor_requests',
      erase: (_, tx, { addresses }) => eraseSponsorRequest(tx, addresses),
      export: ofAddress(exportSponsorRequest),
      place: 120,
    },
    {
      name: 'sponsor_profile',
      erase: (_, tx, { userId }) => eraseProfile(tx, userId),
      export: (_, tx, { userId }) => exportProfile(tx, userId),
      place: 130,
    },
  ],
  expiry: {
    // Until then an old link says that it has expired; afterwards nobody knows it any more.
    rows: { sponsor_links: `expires_at < now() - interval '90 days'` },
  },
} as const satisfies Domain
