import { checkPicture, type Destination } from '@tower/contract/money/giving.ts'
import { checkPictureEndpoints } from '@tower/contract/money/check-pictures.contract.ts'
import { deskOfflineEndpoints } from '@tower/contract/money/desk-offline.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { receivedFile } from '../../../http/uploads/received-file.ts'
import { viewUploadedFile } from '../../../oversight/files/files.view.ts'
import { keepFile } from '../../../oversight/files/keep-file.ts'
import type { Services } from '../../../services.ts'
import { topUpMatchingFund } from '../../giving/matching-fund/top-up-matching-fund.ts'
import { cancelOfflineGift } from '../../giving/offline/cancel-offline-gift.ts'
import {
  correctOfflineGift,
  type KnownOfPledges,
  type OfflineFacts,
} from '../../giving/offline/correct-offline-gift.ts'
import { enterDeposit } from '../../giving/offline/enter-deposit.ts'
import { enterOfflineGift } from '../../giving/offline/enter-offline-gift.ts'
import { entryOf } from '../../giving/offline/entry-of.ts'
import { changePicture, openPicture } from '../../giving/offline/keep-picture.ts'
import { previewOfflineGift } from '../../giving/offline/preview-offline-gift.ts'
import { receiveOfflineGift } from '../../giving/offline/receive-offline-gift.ts'
import { returnOfflineGift } from '../../giving/offline/return-offline-gift.ts'
import {
  exportOfflineGifts,
  listOfflineGifts,
  offlineHeader,
  viewOffline,
  viewOfflineLine,
} from './list-offline.ts'

/** Mounts the calls about gifts that no payment provider took, and the fund that matches gifts. */
export function offlineRoutes(serve: Serve, services: Services & KnownOfPledges): void {
  serve(deskOfflineEndpoints, {
    list: async ({ query: { q, state, id, ...page } }) => {
      const { rows, total, hasMore } = await listOfflineGifts(services, { filters: { q, state, id }, page })
      return { items: rows.map(viewOffline), total, has_more: hasMore }
    },
    listCsv: async ({ query: { q, state }, reply }) => {
      const batches = exportOfflineGifts(services, { q, state })
      await sendCsv(reply, { name: 'offline-gifts', header: offlineHeader, batches, view: viewOfflineLine })
    },
    enter: async ({ actor, body }) => ({
      id: await enterOfflineGift(services, { actor, ...entryOf(body) }),
    }),
    deposit: ({ actor, body }) => enterDeposit(services, { actor, ...depositOf(body) }),
    preview: async ({ actor, params }) => {
      const preview = await previewOfflineGift(services, { actor, ...params })
      return {
        needs_second: preview.needsSecond,
        may_correct: preview.mayCorrect,
        slots_voided: preview.slotsVoided,
        from_reserve_cents: preview.fromReserveCents,
        reserve_cents: preview.reserveCents,
      }
    },
    receive: async ({ actor, params, body }) => ({
      payment_id: await receiveOfflineGift(services, {
        actor,
        ...params,
        wasCents: body.was_cents ?? undefined,
      }),
    }),
    correct: ({ actor, params, body: { facts, was, reason } }) =>
      correctOfflineGift(services, { actor, ...params, facts: factsOf(facts), was: factsOf(was), reason }),
    cancel: async ({ actor, params, body }) => {
      await cancelOfflineGift(services, { actor, ...params, reason: body.reason })
      return { ok: true as const }
    },
    giveBack: async ({ actor, params, body }) => {
      await returnOfflineGift(services, { actor, ...params, reason: body.reason })
      return { ok: true as const }
    },
    topUpMatching: ({ actor, body }) =>
      topUpMatchingFund(services, {
        actor,
        amountCents: body.amount_cents,
        idempotencyKey: body.request_key,
      }),
  })
}

/** Mounts the calls about what checks look like. */
export function checkPictureRoutes(serve: Serve, services: Services): void {
  serve(checkPictureEndpoints, {
    upload: async ({ actor, request }) => {
      const kept = { ownerId: actor.userId, rule: checkPicture, file: receivedFile(request) }
      return viewUploadedFile(services, await keepFile(services, kept))
    },
    change: async ({ actor, params, body }) => {
      await changePicture(services, { actor, ...params, fileId: body.picture_id })
      return { ok: true as const }
    },
    open: async ({ actor, params }) => {
      const { url, isPicture } = await openPicture(services, { actor, ...params })
      return { url, is_picture: isPicture }
    },
  })
}

type TypedDeposit = {
  slip: string
  total_cents: number
  destination: Destination
  checks: (TypedFacts & { email: string | null; picture_id?: string | null | undefined })[]
  is_another: boolean
}

/** Each check of a slip as a gift of its own. */
const depositOf = ({ slip, destination, checks, ...typed }: TypedDeposit) => ({
  totalCents: typed.total_cents,
  gifts: checks.map(({ email, picture_id: pictureId, ...facts }) => ({
    ...factsOf(facts),
    ...{ kind: 'check' as const, email, destination, note: slip || null, isAnother: typed.is_another },
    pictureId,
  })),
})

type TypedFacts = { donor_name: string | null; reference: string; amount_cents: number; given_on: string }

const factsOf = (typed: TypedFacts): OfflineFacts => ({
  donorName: typed.donor_name,
  reference: typed.reference,
  amountCents: typed.amount_cents,
  givenOn: typed.given_on,
})
