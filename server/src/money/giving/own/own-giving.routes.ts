import type { Language } from '@tower/contract/language.ts'
import {
  giverLinkEndpoints,
  linkedGivingEndpoints,
  ownGivingEndpoints,
} from '@tower/contract/money/own-giving.contract.ts'
import type { OwnGiftDestination, OwnGiftSort } from '@tower/contract/money/own-giving.ts'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../http/actor.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import { sendPdf } from '../../../papers/send-pdf.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { exportOwnGifts } from './export-own-gifts.ts'
import type { Asker } from './find-giver.ts'
import { viewMonthlyGift } from '../sponsorships/sponsorships.view.ts'
import { listOwnGifts } from './list-own-gifts.ts'
import { listOwnMonthlyGifts } from './list-own-monthly-gifts.ts'
import { ownGiftsHeader, viewOwnGiftLine, viewOwnGifts, viewOwnPurchase } from './own-giving.view.ts'
import { listOwnPurchases, writePurchaseReceipt } from './own-purchases.ts'
import { renewGiverLink, requestGiverLink } from './request-giver-link.ts'
import { resendReceipt } from './resend-receipt.ts'
import { revokeGiverLinks } from './revoke-giver-links.ts'
import { writeReceipt } from './write-receipt.ts'
import { writeStatement } from './write-statement.ts'

/** Mounts the calls by which givers see their own gifts: the same operations through two doors. */
export function ownGivingRoutes(serve: Serve, services: Services): void {
  serve(ownGivingEndpoints, handlersFor(services, bySession))
  serve(linkedGivingEndpoints, handlersFor(services, byLink))
  serve(giverLinkEndpoints, {
    request: async ({ body: { email, language } }) => {
      await requestGiverLink(services, { email, language })
      return { ok: true as const }
    },
    renew: async ({ body }) => {
      await renewGiverLink(services, body)
      return { ok: true as const }
    },
  })
}

/** What a call brings by which its asker is known. */
type Visit = { actor: Actor | undefined; query?: unknown; body?: unknown }

function bySession({ actor }: Visit): Asker {
  if (!actor) throw new Error('a call for sponsors has an actor')
  return { userId: actor.userId }
}

function byLink({ query, body }: Visit): Asker {
  return { link: ((query ?? body) as { link: string }).link }
}

type GiftQuery = { year?: number | undefined; destination?: OwnGiftDestination | undefined }
type Spoken = { language?: Language | undefined }
type ByGift = { params: { giftId: string } }
type WithReply = { reply: FastifyReply }

function handlersFor(services: Services, askerOf: (visit: Visit) => Asker) {
  const ok = { ok: true as const }
  return {
    list: async (
      visit: Visit & {
        query: GiftQuery & { sort?: OwnGiftSort | undefined; page: number; pageSize: number }
      },
    ) => {
      const { year, destination, sort = '-date', ...page } = visit.query
      return viewOwnGifts(
        await listOwnGifts(services, askerOf(visit), { filters: { year, destination }, sort, page }),
      )
    },
    monthly: async (visit: Visit) => {
      const gifts = await listOwnMonthlyGifts(services, askerOf(visit))
      const view = (gift: (typeof gifts)[number]) => ({
        ...viewMonthlyGift(gift),
        id: gift.id,
        manage_path: gift.managePath,
      })
      return { items: gifts.map(view) }
    },
    listCsv: async (visit: Visit & WithReply & { query: GiftQuery & Spoken }) => {
      const { year, destination, language = 'en' } = visit.query
      const batches = await exportOwnGifts(services, askerOf(visit), { year, destination })
      const view = (gift: Parameters<typeof viewOwnGiftLine>[0]) => viewOwnGiftLine(gift, language)
      await sendCsv(visit.reply, { name: 'giving', header: ownGiftsHeader, batches, view })
    },
    receipt: async (visit: Visit & ByGift & WithReply & { query: Spoken }) => {
      const { giftId } = visit.params
      const { language } = visit.query
      const { number, pdf } = await writeReceipt(services, askerOf(visit), { giftId, language })
      await sendPdf(visit.reply, `receipt-${number}`, pdf)
    },
    statement: async (visit: Visit & WithReply & { query: Spoken & { from: string; to: string } }) => {
      const { from, to, language } = visit.query
      const pdf = await writeStatement(services, askerOf(visit), { from, to, language })
      await sendPdf(visit.reply, `giving-${from}-${to}`, pdf)
    },
    purchases: async (visit: Visit) => ({
      items: (await listOwnPurchases(services, askerOf(visit))).map(viewOwnPurchase),
    }),
    purchaseReceipt: async (visit: Visit & WithReply & { params: { purchaseId: string }; query: Spoken }) => {
      const { purchaseId } = visit.params
      const { language } = visit.query
      const { number, pdf } = await writePurchaseReceipt(services, askerOf(visit), { purchaseId, language })
      await sendPdf(visit.reply, `purchase-receipt-${number}`, pdf)
    },
    resend: async (visit: Visit & ByGift) => {
      const { mailed } = await resendReceipt(services, askerOf(visit), visit.params)
      return { ...ok, mailed }
    },
    revokeLinks: async (visit: Visit) => {
      await revokeGiverLinks(services, askerOf(visit))
      return ok
    },
  }
}
