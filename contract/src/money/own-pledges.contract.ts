import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { destinations } from './giving.ts'
import { installmentStates } from './pledges.ts'

const cents = z.number().int()

/** A donor's own pledge, as they see it. */
export const OwnPledge = z.object({
  id: Id,
  amount_cents: cents,
  paid_cents: cents,
  destination: z.enum(destinations),
  installments: z.array(
    z.object({
      id: Id,
      due_on: z.string(),
      amount_cents: cents,
      paid_cents: cents,
      /** Something of it was written down as on its way. */
      expected_cents: cents,
      state: z.enum(installmentStates),
    }),
  ),
})
export type OwnPledge = z.infer<typeof OwnPledge>

const summary = 'Their open pledges, with what of each installment has come.'
const output = z.object({ items: z.array(OwnPledge) })

/** What a sponsor promised. */
export const ownPledgeEndpoints = {
  list: endpoint({
    name: 'pledges.list-own',
    method: 'GET',
    path: '/api/sponsor/pledges',
    summary,
    access: 'sponsor',
    output,
    errors: [],
    rateLimit: { max: 1_200, windowSeconds: 3600, per: 'account' },
  }),
}

/** The same for whoever holds the link that opens their gifts, without an account. */
export const linkedPledgeEndpoints = {
  list: endpoint({
    name: 'pledges.list-linked',
    method: 'GET',
    path: '/api/giving/pledges',
    summary,
    access: 'public',
    cache: 'none',
    query: z.object({ link: z.string().max(300).catch('') }),
    output,
    errors: ['own_giving.link_invalid', 'own_giving.link_expired'],
    rateLimit: { max: 1_200, windowSeconds: 3600, per: 'network' },
  }),
}
