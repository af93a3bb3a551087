import { nomineeEndpoints } from '@tower/contract/matching/nominees.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { exportNominees } from './export-nominees.ts'
import { linkTeacher } from './link-teacher.ts'
import { listNominators } from './list-nominators.ts'
import { listNominees } from './list-nominees.ts'
import { nomineeHeader, viewNominator, viewNominee, viewNomineeLine } from './nominees.view.ts'

/** Mounts the calls by which staff see who was nominated. */
export function nomineeRoutes(serve: Serve, services: Services): void {
  serve(nomineeEndpoints, {
    list: async ({ query: { q, state, sort, ...page } }) => {
      const { rows, total, hasMore } = await listNominees(services, { q, state, sort, page })
      return { items: rows.map(viewNominee), total, has_more: hasMore }
    },
    listCsv: async ({ query: { q, state }, reply }) => {
      const batches = exportNominees(services, { q, state })
      await sendCsv(reply, { name: 'nominees', header: nomineeHeader, batches, view: viewNomineeLine })
    },
    nominators: async ({ query: { email, key = email, ...page } }) => {
      if (key === undefined) throw new Refusal('nominations.nominee_not_found')
      const { nominee, rows } = await listNominators(services, { key, page })
      return {
        nominee: viewNominee(nominee),
        items: rows.map(viewNominator),
        total: nominee.nomination_count,
      }
    },
    link: async ({ actor, body }) => ({
      ok: true as const,
      item: viewNominee(await linkTeacher(services, { actor, ...body })),
    }),
  })
}
