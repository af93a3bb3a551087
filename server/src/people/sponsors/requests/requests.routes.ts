import { sponsorRequestEndpoints } from '@tower/contract/people/sponsor-requests.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { exportRequests } from './export-requests.ts'
import { getRequest } from './get-request.ts'
import { inviteSponsor } from './invite-sponsor.ts'
import { listRequests } from './list-requests.ts'
import { packetLink } from './packet-link.ts'
import { readPacket } from './read-packet.ts'
import { releasePacket } from './release-packet.ts'
import { requestHeader, viewRequest, viewRequestLine } from './requests.view.ts'

/** Mounts the calls by which staff answer those who want to sponsor. */
export function sponsorRequestRoutes(serve: Serve, services: Services): void {
  const { config } = services
  serve(sponsorRequestEndpoints, {
    list: async ({ query: { q, status, onboarding_status: onboarding, sort, ...page } }) => {
      const filters = { q, status, onboarding }
      const { rows, total, hasMore } = await listRequests(services, { filters, sort, page })
      return { items: rows.map((row) => viewRequest(config, row)), total, has_more: hasMore }
    },
    read: async ({ params }) => viewRequest(config, await getRequest(services, params.requestId)),
    listCsv: async ({ query: { q, status, onboarding_status: onboarding }, reply }) => {
      const batches = exportRequests(services, { q, status, onboarding })
      await sendCsv(reply, {
        name: 'sponsor-requests',
        header: requestHeader,
        batches,
        view: viewRequestLine,
      })
    },
    invite: async ({ actor, body }) => {
      const seen = body.seen_invited_at
      const {
        isSent,
        subject,
        body: text,
        request,
      } = await inviteSponsor(services, {
        actor,
        email: body.email,
        orgName: body.org_name || null,
        checkoutUrl: body.checkout_url,
        onboardingUrl: body.onboarding_url,
        redirectTo: body.redirect_to,
        sendNow: body.send_now,
        seenInvitedAt: typeof seen === 'string' ? new Date(seen) : seen,
        requestKey: body.request_key,
      })
      return { sent: isSent, subject, body: text, item: viewRequest(config, request) }
    },
    release: async ({ actor, body }) => {
      const { packetKey, isNew, request } = await releasePacket(services, { actor, requestId: body.id })
      return {
        action_link: packetLink(config, packetKey),
        released: isNew,
        item: viewRequest(config, request),
      }
    },
    readPacket: async ({ params }) => {
      const { orgName, isFulfilled } = await readPacket(services, params.packet)
      return { org_name: orgName, is_fulfilled: isFulfilled }
    },
  })
}
