import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { name } from '../name.contract.ts'
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

/** A badge or an avatar as staff see it. */
export const MarketItem = z.object({
  id: Id,
  name: z.string(),
  /** A path on this site: of a picture that was uploaded, or of the drawn one. */
  image_url: z.string(),
  /** Whether the picture is drawn by theme, tier and motif. */
  is_drawn: z.boolean(),
  theme: z.string(),
  tier: z.number().int(),
  /** 100 are one credit. */
  cost_cents: z.number().int(),
  description: z.string(),
  active: z.boolean(),
  name_es: z.string().nullable(),
  description_es: z.string().nullable(),
  motif: z.string(),
  /** Goes along with a change: it is on what was seen. */
  seen: z.string(),
})
export type MarketItem = z.infer<typeof MarketItem>

/** Staff keep the marketplace: packs, the ledger of all wallets, grants. */
export const marketEndpoints = {
  catalog: endpoint({
    name: 'credits.market-catalog',
    method: 'GET',
    path: '/api/admin/market/catalog',
    summary: 'What the marketplace offers, switched off or not: `tab` is packs, badges or avatars.',
    access: 'admin',
    duty: 'money',
    query: z.object({ tab: z.enum(['packs', 'badges', 'avatars']).default('packs') }),
    output: z.object({ items: z.array(z.union([MarketPack, MarketItem])) }),
    errors: [],
  }),
  upsert: endpoint({
    name: 'credits.market-upsert',
    method: 'POST',
    path: '/api/admin/market/upsert',
    summary:
      'Adds a pack, a badge or an avatar, or changes the one that `row.id` names. What was sold already stays as it was. With the `seen` that was listed, a badge or an avatar that somebody else changed since is left as it is.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      tab: z.enum(['packs', 'badges', 'avatars']),
      row: z.object({
        id: Id.nullish(),
        name: z.unknown().optional(),
        usd_price: z.unknown().optional(),
        credit_value_cents: z.unknown().optional(),
        active: z.boolean().optional(),
        description: z.unknown().optional(),
        name_es: z.unknown().optional(),
        description_es: z.unknown().optional(),
        image_url: z.unknown().optional(),
        theme: z.unknown().optional(),
        motif: z.unknown().optional(),
        tier: z.unknown().optional(),
        cost_cents: z.unknown().optional(),
        seen: z.string().max(100).nullish(),
      }),
    }),
    output: z.object({ ok: z.literal(true), item: z.union([MarketPack, MarketItem]) }),
    errors: [
      'credits.not_packs',
      'credits.pack_invalid',
      'credits.pack_not_found',
      'credits.pack_name_taken',
      'badges.invalid',
      'badges.not_found',
      'badges.name_taken',
      'badges.changed_meanwhile',
      'badges.too_many',
      'badges.picture_unknown',
    ],
  }),
  ledger: endpoint({
    name: 'credits.market-ledger',
    method: 'GET',
    path: '/api/admin/market/ledger',
    summary: 'The latest movements of all wallets, the newest first.',
    access: 'admin',
    duty: 'money',
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
    rateLimit: peoplePages,
  }),
  grant: endpoint({
    name: 'credits.grant',
    method: 'POST',
    path: '/api/admin/credits/grant',
    summary: "Puts credits into somebody's wallet. Answers what was added and what it holds now, in credits.",
    access: 'admin',
    duty: 'money',
    body: z.object({
      user_id: z.string().max(100).nullish(),
      credits: z.unknown().optional(),
      /** Stays for good: it stands on one line, and is seen. */
      note: name(maxGrantNoteLength).nullish(),
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
