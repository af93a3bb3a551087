import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { followGift } from './arrivals/follow-gift.ts'
import { viewCheckoutStatus, viewGift } from './arrivals/gift.view.ts'
import { readCheckoutStatus } from './checkouts/read-checkout-status.ts'
import { readProgramRequest, readSessionRequest } from './checkouts/read-gift-request.ts'
import { startCheckout } from './checkouts/start-checkout.ts'
import { ownGivingRoutes } from './own/own-giving.routes.ts'
import { packRoutes } from './packs/packs.routes.ts'
import { changeMonthlyAmount } from './sponsorships/change-monthly-amount.ts'
import { changeMonthlyGift } from './sponsorships/change-monthly-gift.ts'
import { readMonthlyGift } from './sponsorships/read-monthly-gift.ts'
import { readSponsorshipRequest } from './sponsorships/read-sponsorship-request.ts'
import { startCardChange } from './sponsorships/start-card-change.ts'
import { viewMonthlyGift } from './sponsorships/sponsorships.view.ts'
import { keepOwnTower, readOwnTower } from './tower/own-tower.ts'
import { readSharedTower } from './tower/tower-progress.queries.ts'
import { viewOwnTower, viewSharedTower } from './tower/tower.view.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

/** Mounts the calls of this domain. */
export function givingRoutes(serve: Serve, services: Services): void {
  serve(givingEndpoints, {
    createCheckoutSession: async ({ body, actor, request: { networkHash } }) => {
      const request = readSessionRequest(services.config, body, actor)
      const { url } = await startCheckout(services, {
        request,
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { url }
    },
    donationsCreate: async ({ body, actor, request: { networkHash } }) => {
      const request = readProgramRequest(services.config, body, actor)
      const { url } = await startCheckout(services, {
        request,
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { url }
    },
    checkoutStatus: async ({ params }) => {
      return viewCheckoutStatus(await readCheckoutStatus(services, params.sessionId))
    },
    follow: async ({ params }) => viewGift(await followGift(services, params.followKey)),
    webhook: async ({ request }) => {
      await receiveWebhook(services, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: request.headers['stripe-signature']?.toString(),
      })
      return { received: true as const }
    },
  })
  serve(sponsorshipEndpoints, {
    donate: async ({ body, actor, request: { networkHash } }) => {
      const request = readSponsorshipRequest(services.config, body, actor)
      const { url } = await startCheckout(services, {
        request,
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { checkout_url: url }
    },
    monthlyGift: async ({ query }) => {
      return viewMonthlyGift(await readMonthlyGift(services, query))
    },
    changeAmount: async ({ body: { link, amount_cents: amount } }) =>
      viewMonthlyGift(await changeMonthlyAmount(services, { link, amount })),
    changeCard: async ({ body }) => startCardChange(services, body),
    changeMonthlyGift: async ({ body }) => viewMonthlyGift(await changeMonthlyGift(services, body)),
  })
  packRoutes(serve, services)
  serve(towerEndpoints, {
    shared: async () => viewSharedTower(await services.database.read(readSharedTower), services.config),
    own: async ({ query }) => viewOwnTower(await readOwnTower(services, query)),
    keepOwn: async ({ body }) => viewOwnTower(await keepOwnTower(services, body)),
  })
  ownGivingRoutes(serve, services)
}
