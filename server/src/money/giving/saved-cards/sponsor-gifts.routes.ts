import { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewOwnSlots } from '../donors/own-slots.view.ts'
import { readOwnSlots } from '../donors/read-own-slots.ts'
import { donateAsSponsor } from './donate-as-sponsor.ts'
import { readOwnCard } from './read-own-card.ts'
import { readSponsorGift } from './read-sponsor-gift.ts'
import { removeOwnCard } from './remove-own-card.ts'
import { viewOwnCard, viewSponsorTotals } from './saved-cards.view.ts'

/** Mounts the calls by which a sponsor gives from the dashboard. */
export function sponsorGiftRoutes(serve: Serve, services: Services): void {
  serve(sponsorGiftEndpoints, {
    slots: async ({ actor: { userId }, query }) =>
      viewOwnSlots(await services.database.read((tx) => readOwnSlots(tx, { userId, ...query }))),
    donate: async ({ body, actor, request: { networkHash } }) => {
      const request = await readSponsorGift(services, body, actor)
      const { userId } = actor
      const { idempotency_key: idempotencyKey, other_card: otherCard = false } = body
      return viewSponsorTotals(
        await donateAsSponsor(services, { request, userId, otherCard, idempotencyKey, networkHash }),
      )
    },
    readCard: async ({ actor }) => viewOwnCard(await readOwnCard(services, actor)),
    removeCard: async ({ actor }) => {
      await removeOwnCard(services, actor)
      return viewOwnCard(await readOwnCard(services, actor))
    },
  })
}
