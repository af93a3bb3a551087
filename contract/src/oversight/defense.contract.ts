import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery, pageOf } from '../page.ts'
import { RefusalReason, RefusedAttempts } from './defense.ts'

/** Filters that were left empty filter nothing. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const defenseEndpoints = {
  refusedAttempts: endpoint({
    name: 'defense.refused-attempts',
    method: 'GET',
    path: '/api/admin/refused-attempts',
    summary: 'What was turned away before a checkout was made or a form was kept, newest first.',
    access: 'admin',
    query: PageQuery.in
      .extend({
        call: filter(z.string().trim().max(100)),
        reason: filter(RefusalReason),
        network: filter(z.string().trim().max(40)),
      })
      .transform(({ call, reason, network, ...page }) => ({
        filters: { call, reason, network },
        page: PageQuery.parse(page),
      })),
    output: pageOf(RefusedAttempts),
    errors: [],
  }),
}
