import { packCheckoutEndpoints } from '@tower/contract/money/pack-checkout.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { startPackCheckout } from './start-pack-checkout.ts'

/** Mounts the three calls that start the checkout of a credit pack. */
export function packRoutes(serve: Serve, services: Services): void {
  serve(packCheckoutEndpoints, {
    byName: async ({ body, actor, request: { networkHash } }) => {
      // Without a sponsor's account only the wallet's page says in public what comes next.
      const page = actor?.role === 'sponsor' ? 'dashboard' : 'wallet'
      const { url } = await startPackCheckout(services, {
        pack: { name: body.pack },
        actor,
        page,
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { url }
    },
    bySession: async ({ body, actor, request: { networkHash } }) => {
      const { url } = await startPackCheckout(services, {
        pack: { id: body.pack_id },
        actor,
        page: 'credits',
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { url }
    },
    byId: async ({ body, actor, request: { networkHash } }) => {
      const { url } = await startPackCheckout(services, {
        pack: { id: body.pack_id },
        actor,
        page: 'wallet',
        idempotencyKey: body.idempotency_key,
        networkHash,
      })
      return { checkout_url: url }
    },
  })
}
