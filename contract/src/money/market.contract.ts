import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { MarketPack } from './credits.contract.ts'
import { creditEntryTypes, marketLedgerLines, maxGrantNoteLength, mostMarketLedgerLines } from './credits.ts'

/** A movement of anybody's wallet, as staff see it. */
export const MarketEntry = z.object({
  id: z.string(),
  created_at: z.string(),
  type: z.enum(creditEntryTypes),
  delta_credits: z.number(),
  user_id: Id,
  /** Whose wallet it is; null once they were erased. */
  email: z.string().nullable(),
  note: z.string().nullable(),
})
export type MarketEntry = z.infer<typeof MarketEntry>

/** Staff keep the marketplace: packs, the ledger of all wallets, grants. */
export const marketEndpoints = {
  catalog: endpoint({
    name: 'credits.market-catalog',
    method: 'GET',
    path: '/api/admin/market/catalog',
    summary: 'What the marketplace offers, switched off or not: `tab` is packs, badges or avatars.',
    access: 'admin',
    query: z.object({ tab: z.enum(['packs', 'badges', 'avatars']).default('packs') }),
    output: z.object({ items: z.array(MarketPack) }),
    errors: [],
  }),
  upsert: endpoint({
    name: 'credits.market-upsert',
    method: 'POST',
    path: '/api/admin/market/upsert',
    summary: 'Adds a pack, or changes the one that `row.id` names. What was sold already stays as it was.',
    access: 'admin',
    body: z.object({
      tab: z.enum(['packs', 'badges', 'avatars']),
      row: z.object({
        id: Id.nullish(),
        name: z.unknown().optional(),
        usd_price: z.unknown().optional(),
        credit_value_cents: z.unknown().optional(),
        active: z.boolean().optional(),
      }),
    }),
    output: z.object({ ok: z.literal(true), item: MarketPack }),
    errors: [
      'credits.not_packs',
      'credits.pack_invalid',
      'credits.pack_not_found',
      'credits.pack_name_taken',
    ],
  }),
  ledger: endpoint({
    name: 'credits.market-ledger',
    method: 'GET',
    path: '/api/admin/market/ledger',
    summary: 'The latest movements of all wallets, the newest first.',
    access: 'admin',
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(mostMarketLedgerLines)
        .catch(marketLedgerLines)
        .default(marketLedgerLines),
      /** The id of the last line that was read: answers those before it. */
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional()
        .catch(undefined),
    }),
    output: z.object({ items: z.array(MarketEntry) }),
    errors: [],
  }),
  grant: endpoint({
    name: 'credits.grant',
    method: 'POST',
    path: '/api/admin/credits/grant',
    summary: "Puts credits into somebody's wallet. Answers what was added and what it holds now, in credits.",
    access: 'admin',
    body: z.object({
      user_id: z.string().max(100).nullish(),
      credits: z.unknown().optional(),
      note: z.string().trim().max(maxGrantNoteLength).nullish(),
      /** The same key with the same grant gives once. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({ added: z.number(), balance: z.number() }),
    errors: [
      'credits.user_required',
      'credits.amount_invalid',
      'credits.person_not_found',
      'credits.gift_conflict',
      'identity.proof_needed',
    ],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
}
