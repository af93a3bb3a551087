import { classroomClaimEndpoints } from '@tower/contract/matching/classroom-claims.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { approveClaim } from './approve-claim.ts'
import { claimsHeader, viewClaim, viewClaimLine } from './claims.view.ts'
import { exportClaims, listClaims } from './list-claims.ts'
import { previewDecision } from './preview-decision.ts'
import { refuseClaim } from './refuse-claim.ts'

/** Mounts the calls by which staff decide on confirmations. */
export function claimRoutes(serve: Serve, services: Services): void {
  serve(classroomClaimEndpoints, {
    list: async ({ query: { q, status, ...page } }) => {
      const { rows, total, hasMore } = await listClaims(services, { filters: { q, status }, page })
      return { items: rows.map(viewClaim), total, has_more: hasMore }
    },
    listCsv: async ({ query: { q, status }, reply }) => {
      const batches = exportClaims(services, { q, status })
      await sendCsv(reply, { name: 'confirmations', header: claimsHeader, batches, view: viewClaimLine })
    },
    approve: async ({ actor, params }) => ({
      ok: true as const,
      item: viewClaim(await approveClaim(services, { actor, ...params })),
    }),
    preview: async ({ params, body }) => ({ items: await previewDecision(services, { ...params, ...body }) }),
    refuse: async ({ actor, params, body }) => ({
      ok: true as const,
      item: viewClaim(await refuseClaim(services, { actor, ...params, ...body })),
    }),
  })
}
