import { firstLetter } from '@tower/contract/cut-text.ts'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { siteOrigin } from '../config.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { leaveAddresses } from './series/leave-link.ts'
import { leaveSeries, readStanding, type SeriesStanding } from './series/leave-series.ts'

/** Mounts the calls of this domain. */
export function mailRoutes(serve: Serve, services: Services): void {
  serve(giftNewsEndpoints, {
    read: async ({ query: { link }, request, reply }) => {
      const standing = viewStanding(await readStanding(services, link))
      // Mail programs without one-click open the address in a browser.
      const isBrowser = request.headers.accept?.includes('text/html') === true
      if (isBrowser) void reply.redirect(leaveAddresses(siteOrigin(services.config), link).page, 303)
      return standing
    },
    leave: async ({ query: { link } }) => viewStanding(await leaveSeries(services, link)),
  })
}

/** A link is forwarded with its mail: the address is only hinted at. */
function viewStanding({ email, left }: SeriesStanding) {
  const [name = '', host = ''] = email.split('@')
  return { address: `${firstLetter(name)}…@${host}`, left }
}
