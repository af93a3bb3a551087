import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { creditEntryTypes, creditSources } from './credits.ts'

/** A credit pack as sponsors see it. */
export const CreditPack = z.object({
  id: Id,
  name: z.string(),
  /** In dollars. */
  usd_price: z.number(),
  /** 100 are one credit. */
  credit_value_cents: z.number().int(),
})
export type CreditPack = z.infer<typeof CreditPack>

/** A credit pack as staff see it. */
export const MarketPack = CreditPack.extend({ active: z.boolean(), created_at: z.string() })
export type MarketPack = z.infer<typeof MarketPack>

/** One line of a wallet. */
export const WalletEntry = z.object({
  id: z.string(),
  type: z.enum(creditEntryTypes),
  /** 100 are one credit. */
  delta_cents: z.number().int(),
  note: z.string().nullable(),
  source: z.enum(creditSources),
  created_at: z.string(),
  /** What the wallet held once this was booked. */
  balance_after_cents: z.number().int(),
})
export type WalletEntry = z.infer<typeof WalletEntry>

/** Forms send what was left empty. */
const MaybeText = z.string().max(320).nullish()

const ledgerPage = {
  limit: z.coerce.number().int().min(1).max(200).catch(50).default(50),
  /** The id of the last line that was read: answers those before it. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
}

/** What sponsors do with Tower Credits. How a pack is paid for stands in `pack-checkout.contract.ts`. */
export const creditEndpoints = {
  wallet: endpoint({
    name: 'credits.wallet',
    method: 'GET',
    path: '/api/sponsor/wallet',
    summary: "The sponsor's credits: what is left, and its movements, the newest first.",
    access: 'sponsor',
    query: z.object(ledgerPage),
    output: z.object({
      account: z.object({ balance_cents: z.number().int() }),
      ledger: z.array(WalletEntry),
    }),
    errors: [],
  }),
  walletCsv: endpoint({
    name: 'credits.wallet-csv',
    method: 'GET',
    path: '/api/sponsor/wallet.csv',
    summary:
      "All movements of the sponsor's credits with the balance after each, the newest first, as a file for spreadsheets.",
    access: 'sponsor',
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  packs: endpoint({
    name: 'credits.packs',
    method: 'GET',
    path: '/api/sponsor/packs',
    summary: 'The credit packs: sponsors get those that are sold, staff all of them.',
    access: 'session',
    output: z.object({ items: z.array(z.union([MarketPack, CreditPack])) }),
    errors: ['identity.not_authorized'],
  }),
  catalog: endpoint({
    name: 'credits.catalog',
    method: 'GET',
    path: '/api/market/catalog',
    summary: 'The credit packs that are sold.',
    access: 'session',
    output: z.object({ packs: z.array(CreditPack) }),
    errors: [],
  }),
  give: endpoint({
    name: 'credits.give',
    method: 'POST',
    path: '/api/sponsor/gift-credits',
    summary:
      'Gives credits to a teacher, who is named by their id, else by the code of their classroom, else by their email.',
    access: 'sponsor',
    namesCaller: ['body.sponsor_user_id'],
    body: z.object({
      credits: z.unknown().optional(),
      teacher_user_id: MaybeText,
      teacher_share_code: MaybeText,
      teacher_email: MaybeText,
      /** Accepted for older clients; whose wallet it is, the session says. */
      sponsor_user_id: MaybeText,
      /** The same key with the same gift gives once. */
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    output: z.object({ sponsor_balance: z.number(), teacher_balance: z.number() }),
    errors: [
      'credits.amount_invalid',
      'credits.recipient_missing',
      'credits.teacher_not_found',
      'credits.not_enough',
      'credits.gift_conflict',
    ],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  vendor: endpoint({
    name: 'credits.open-vendor',
    method: 'GET',
    path: '/api/market/session',
    summary: 'Leads to the store of a vendor, `amazon` or `walmart`. Says nothing of who asked.',
    access: 'public',
    query: z.object({ vendor: z.string().max(40).optional() }),
    output: z.string(),
    answer: 'file',
    fileType: 'text/html',
    errors: ['credits.unknown_vendor'],
  }),
}
