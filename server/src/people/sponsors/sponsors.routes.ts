import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkoutBySponsorLink, readSponsorLink } from './open-sponsor-link.ts'
import { startSponsor } from './start-sponsor.ts'
import { readSponsorSummary } from './summary/read-sponsor-summary.ts'
import { viewSponsorSummary } from './summary/summary.view.ts'

/** Mounts the calls of this domain. A filled honeypot is answered like any other form and kept nowhere. */
export function sponsorRoutes(serve: Serve, services: Services): void {
  serve(sponsorStartEndpoints, {
    start: async ({ body: { email, display_name, locale = 'en', 'bot-field': honeypot } }) => {
      if (!honeypot) await startSponsor(services, { email, displayName: display_name || null, locale })
      return { ok: true as const }
    },
    readLink: async ({ params }) => {
      const { displayName, isOpen } = await readSponsorLink(services, params.token)
      return { display_name: displayName, state: isOpen ? ('open' as const) : ('expired' as const) }
    },
    checkout: ({ params: { token }, actor, request: { networkHash } }) =>
      checkoutBySponsorLink(services, { token, actor, networkHash }),
  })
  serve(sponsorEndpoints, {
    summary: async ({ actor }) => viewSponsorSummary(await readSponsorSummary(services, actor)),
  })
}
