import { prospectReviewEndpoints } from '@tower/contract/people/prospect-reviews.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { isOwnPaper, listSigns, needsSecondProof } from '../consents/guardian-signs.ts'
import { noteSecondProof } from '../consents/note-second-proof.ts'
import { correctBirthday } from '../of-age/correct-birthday.ts'
import { findCircle } from '../prospect-circle.queries.ts'
import { findSamePeople } from '../../identity/accounts/is-same-person.ts'
import { isOwnWorkOfMailbox } from './is-own-work-of-mailbox.ts'
import { decideProspect, decideUpdate, previewDecisionMail } from './decide-prospect.ts'
import {
  findProspectForReview,
  findReviewParts,
  listProspectsForReview,
  listUpdatesForReview,
} from './reviews.queries.ts'
import { viewProspectReview, viewReviewedProspect, viewReviewedUpdate } from './reviews.view.ts'

/** Mounts the calls by which staff decide what is shown of athletes. */
export function reviewRoutes(serve: Serve, services: Services): void {
  const { database } = services
  serve(prospectReviewEndpoints, {
    list: async ({ query: { q, status, page, pageSize } }) => {
      const { rows, total, hasMore } = await database.read((tx) =>
        listProspectsForReview(tx, { q, status }, windowOf({ page, pageSize })),
      )
      return { items: rows.map(viewReviewedProspect), total, has_more: hasMore }
    },
    read: ({ actor, params: { prospectId } }) =>
      database.read(async (tx) => {
        const row = await findProspectForReview(tx, prospectId)
        if (!row) throw new Refusal('prospects.not_found')
        const circle = { ...row, ...(await findCircle(tx, prospectId)) }
        const mayDecide = !(await isOwnWorkOfMailbox(tx, actor, circle))
        return viewProspectReview(services, row, {
          ...(await findReviewParts(tx, prospectId)),
          signs: await listSigns(tx, row),
          needsSecondProof: await needsSecondProof(tx, row),
          mayDecide,
          isOwnPaper: await isOwnPaper(tx, actor, row),
        })
      }),
    decide: async ({ actor, params, body }) => {
      await decideProspect(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    noteSecondProof: async ({ actor, params, body }) => {
      await noteSecondProof(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    correctBirthday: async ({ actor, params, body: { was, born_on: bornOn, reason } }) => {
      await correctBirthday(services, { actor, ...params, was, bornOn, reason })
      return { ok: true as const }
    },
    previewMail: ({ params, query: { outcome, reason = '' } }) =>
      previewDecisionMail(services, { ...params, outcome, reason }),
    listUpdates: ({ actor, query: { q, status, page, pageSize } }) =>
      database.read(async (tx) => {
        const { rows, total, hasMore } = await listUpdatesForReview(
          tx,
          { q, status },
          windowOf({ page, pageSize }),
        )
        const authors = rows.flatMap(({ author_id: id }) => id ?? [])
        const own = await findSamePeople(tx, actor, authors)
        return { items: rows.map((row) => viewReviewedUpdate(services, row, own)), total, has_more: hasMore }
      }),
    decideUpdate: async ({ actor, params, body }) => {
      await decideUpdate(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    previewUpdateMail: ({ params, query: { outcome, reason = '' } }) =>
      previewDecisionMail(services, { ...params, outcome, reason }),
  })
}

function windowOf({ page, pageSize }: { page: number; pageSize: number }) {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}
