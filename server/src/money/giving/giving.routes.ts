import { givingEndpoints, sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readCheckoutStatus } from './checkouts/read-checkout-status.ts'
import { readProgramRequest, readSessionRequest } from './checkouts/read-gift-request.ts'
import { startCheckout } from './checkouts/start-checkout.ts'
import { readSummary } from './donors/read-summary.ts'
import { viewCheckoutStatus, viewSummary } from './giving.view.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

/** Mounts the calls of this domain. */
export function givingRoutes(serve: Serve, services: Services): void {
  serve(givingEndpoints, {
    createCheckoutSession: async ({ body, actor }) => {
      const request = readSessionRequest(services.config, body, actor)
      const { url } = await startCheckout(services, { request, idempotencyKey: body.idempotency_key })
      return { url }
    },
    donationsCreate: async ({ body, actor }) => {
      const request = readProgramRequest(services.config, body, actor)
      const { url } = await startCheckout(services, { request, idempotencyKey: undefined })
      return { url }
    },
    checkoutStatus: async ({ params }) =>
      viewCheckoutStatus(await readCheckoutStatus(services, params.sessionId)),
    webhook: async ({ request }) => {
      await receiveWebhook(services, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: request.headers['stripe-signature']?.toString(),
      })
      return { received: true as const }
    },
  })
  serve(sponsorEndpoints, {
    summary: async ({ actor }) => viewSummary(await readSummary(services, actor)),
  })
}
