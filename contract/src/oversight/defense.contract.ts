import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listFilter, PageQuery, pageOf } from '../page.contract.ts'
import { refusalReasons } from './defense.ts'

export const RefusalReason = z.enum(refusalReasons)

/** Attempts of one network at one call, turned away for one reason within an hour. */
export const RefusedAttempts = z.object({
  id: z.string(),
  /** The call's name, such as `giving.create-checkout-session`. */
  call: z.string(),
  reason: RefusalReason,
  /** A keyed hash: the same network has the same one, and its address cannot be read from it. */
  network: z.string(),
  /** The amount last asked for, where the call pays. */
  amount_cents: z.number().int().nullable(),
  attempts: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
})
export type RefusedAttempts = z.infer<typeof RefusedAttempts>

const filters = {
  call: listFilter(z.string().trim().max(100)),
  reason: listFilter(RefusalReason),
  network: listFilter(z.string().trim().max(40)),
}

export const defenseEndpoints = {
  refusedAttempts: endpoint({
    name: 'defense.refused-attempts',
    method: 'GET',
    path: '/api/admin/refused-attempts',
    summary: 'What was turned away before a checkout was made or a form was kept, newest first.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in.extend(filters).transform(({ call, reason, network, ...page }) => ({
      filters: { call, reason, network },
      page: PageQuery.parse(page),
    })),
    output: pageOf(RefusedAttempts),
    errors: [],
  }),
  refusedAttemptsCsv: endpoint({
    name: 'defense.refused-attempts-csv',
    method: 'GET',
    path: '/api/admin/refused-attempts.csv',
    summary: 'What was turned away, as the filters show it, newest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'people',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
