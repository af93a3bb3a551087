import { findSponsorRequests } from './requests/found-requests.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { ofAddress } from '../../personal-parts.ts'
import { eraseSponsorRequest } from './erase-sponsor-request.ts'
import { exportSponsorRequest } from './export-sponsor-request.ts'
import { eraseProfile } from './profiles/erase-profile.ts'
import { exportProfile } from './profiles/export-profile.ts'
import { fulfillRequests } from './requests/fulfill-requests.ts'
import { listUnansweredRequests } from './requests/waiting-requests.queries.ts'
import { sponsorInviteMail, sponsorInviteWording } from './requests/sponsor-invite-mail.ts'
import { sponsorLinkMail } from './sponsor-link-mail.ts'
import { minute } from '../../scheduled-job.ts'
import { findRequestsUnder } from './requests-under.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    sponsor_invite: { write: sponsorInviteMail, wording: sponsorInviteWording, series: 'sponsor_invites' },
    sponsor_link: { write: sponsorLinkMail, isSealed: true },
  },
  notices: ['sponsor_request'],
  auditActions: ['sponsors.invited', 'sponsors.packet_released', 'sponsors.fulfilled'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    sponsors: typeof declares
  }
}

/** Brings sponsors to their checkout, and shows who they are. */
export const sponsors = {
  name: 'sponsors',
  floor: 5,
  duty: 'people',
  ...declares,
  owns: { sponsor_links: 'changed', sponsor_profiles: 'deleted', sponsor_requests: 'deleted' },
  keeps: {
    accounts: ['sponsor_profiles'],
    sponsorRequests: ['sponsor_requests'],
    sponsorLinks: ['sponsor_links'],
  },
  reads: ['donors', 'slots', 'users'],
  routes: async () => {
    const { profileRoutes } = await import('./profiles/profiles.routes.ts')
    const { sponsorRequestRoutes } = await import('./requests/requests.routes.ts')
    const { sponsorRoutes } = await import('./sponsors.routes.ts')
    return (serve, services, above) => {
      sponsorRoutes(serve, services)
      profileRoutes(serve, services, above)
      sponsorRequestRoutes(serve, services)
    }
  },
  openCalls: [
    { call: sponsorStartEndpoints.start, guard: 'form' },
    { call: sponsorStartEndpoints.checkout, guard: 'pays' },
  ],
  searchable: [
    {
      kind: 'sponsor_request',
      find: findSponsorRequests,
      leadsTo: ({ id }) => `${paths.adminSponsors}?request=${id}`,
    },
  ],
  waiting: [
    {
      kind: 'sponsor_request',
      list: listUnansweredRequests,
      leadsTo: (id) => `${paths.adminSponsors}?request=${id}`,
    },
  ],
  personalData: [
    {
      name: 'sponsor_requests',
      findUnder: (_, tx, email) => findRequestsUnder(tx, email),
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
  jobs: [
    {
      name: 'sponsors.fulfill',
      cron: '* * * * *',
      withinSeconds: 20,
      mayTakeSeconds: 30 * minute,
      run: fulfillRequests,
    },
  ],
  expiry: {
    // Until then an old link says that it has expired; afterwards nobody knows it any more.
    rows: {
      sponsor_links: outlived('expires_at', retention.sponsorLinks),
      // Their links go with them.
      sponsor_requests: outlived('updated_at', retention.sponsorRequests),
    },
  },
} as const satisfies Domain
