import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { startsPerNetwork } from './giving.contract.ts'

const Key = z.string().min(8).max(100).optional()
const errors = [
  'credits.pack_not_found',
  'giving.checkout_failed',
  'giving.checkout_conflict',
  'giving.too_many_starts',
] as const

/** Three calls that start the same checkout of a credit pack; each keeps its own words. */
export const packCheckoutEndpoints = {
  byName: endpoint({
    name: 'giving.credits-create-checkout',
    method: 'POST',
    path: '/.netlify/functions/credits-create-checkout',
    summary:
      'Starts the checkout of a pack, by its name, and answers where to pay. Whoever pays without an account finds the credits there once they sign in with the address they paid with.',
    access: 'public',
    body: z.object({ pack: z.string().max(80), idempotency_key: Key }),
    output: z.object({ url: z.string() }),
    errors,
    rateLimit: startsPerNetwork,
  }),
  bySession: endpoint({
    name: 'giving.market-session',
    method: 'POST',
    path: '/api/market/session',
    summary: 'Starts the checkout of a pack, by its id, and answers where to pay.',
    access: 'sponsor',
    namesCaller: ['body.sponsor_user_id'],
    body: z.object({
      pack_id: z.string().max(100),
      /** Accepted for older clients; whose purchase it is, the session says. */
      sponsor_user_id: z.string().max(100).nullish(),
      idempotency_key: Key,
    }),
    output: z.object({ url: z.string() }),
    errors,
    rateLimit: startsPerNetwork,
  }),
  byId: endpoint({
    name: 'giving.checkout-pack',
    method: 'POST',
    path: '/api/sponsor/checkout-pack',
    summary: 'Starts the checkout of a pack, by its id, and answers where to pay.',
    access: 'sponsor',
    body: z.object({ pack_id: z.string().max(100), idempotency_key: Key }),
    output: z.object({ checkout_url: z.string() }),
    errors,
    rateLimit: startsPerNetwork,
  }),
}
