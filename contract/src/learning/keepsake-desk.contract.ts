import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Credits } from './keepsakes.contract.ts'
import { keepsakeKeys } from './keepsakes.ts'

const Offer = z.object({ price_credits: Credits, active: z.boolean() })

/** A keepsake as staff see it. */
export const DeskKeepsake = Offer.extend({
  keepsake: z.enum(keepsakeKeys),
  /** How many were bought so far. */
  bought: z.number().int(),
})
export type DeskKeepsake = z.infer<typeof DeskKeepsake>

/** Staff decide what keepsakes cost, and which are sold. What they are is said by the code. */
export const keepsakeDeskEndpoints = {
  listAll: endpoint({
    name: 'keepsakes.list-all',
    method: 'GET',
    path: '/api/admin/market/keepsakes',
    summary: 'Every keepsake with its price, switched off or not, and how many were bought.',
    access: 'admin',
    duty: 'money',
    output: z.object({ items: z.array(DeskKeepsake) }),
    errors: [],
  }),
  change: endpoint({
    name: 'keepsakes.change',
    method: 'POST',
    path: '/api/admin/market/keepsakes/:keepsake',
    summary:
      'Changes what a keepsake costs, or switches it on or off. What was bought stays as it was. Nothing is changed where `seen` is not how it stands.',
    access: 'admin',
    duty: 'money',
    params: z.object({ keepsake: z.enum(keepsakeKeys) }),
    body: Offer.extend({ seen: Offer }),
    output: z.object({ item: DeskKeepsake }),
    errors: ['keepsakes.changed_meanwhile'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'account' },
  }),
}
