import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { day, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { pageOf, PageQuery } from '../page.contract.ts'
import { movementFaults, movementKinds, payoutAgreements, payoutSorts, payoutStatuses } from './closing.ts'

const cents = z.number().int()
const PayoutId = z.string().min(1).max(255)

/** Money that the provider sent to the bank. */
export const DeskPayout = z.object({
  id: z.string(),
  amount_cents: cents,
  currency: z.string(),
  status: z.enum(payoutStatuses),
  agreement: z.enum(payoutAgreements),
  /** Else somebody made it by hand, and the provider doesn't say what it is made of. */
  is_automatic: z.boolean(),
  created_at: Instant,
  arrives_at: Instant,
})
export type DeskPayout = z.infer<typeof DeskPayout>

/** What of one kind a payout is made of. */
export const PayoutSum = z.object({
  kind: z.enum(movementKinds),
  count: z.number().int(),
  amount_cents: cents,
  fee_cents: cents,
})

/** A movement that a payout is made of, beside what was booked for it. */
export const PayoutLine = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  at: Instant,
  amount_cents: cents,
  fee_cents: cents,
  /** What it changed of the provider's balance by the books. */
  booked_cents: cents,
  /** Null where the books say the same. */
  fault: z.enum(movementFaults).nullable(),
  payment_id: Id.nullable(),
  source_id: z.string().nullable(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A payout with all it is made of. */
export const PayoutStory = DeskPayout.extend({
  sums: z.array(PayoutSum),
  /** What its lines come to less what was sent; 0 when they add up. */
  sum_difference_cents: cents,
  /** The lines that the books don't say the same of, the first of them. */
  differences: z.array(PayoutLine),
  difference_count: z.number().int(),
  provider_url: z.string().nullable(),
})
export type PayoutStory = z.infer<typeof PayoutStory>

export const payoutList = listOf(DeskPayout, {
  access: 'admin',
  duty: 'money',
  // `q` is the beginning of the provider's name of a payout.
  filters: { q: text(255), agreement: payoutAgreements, from: day, to: day },
  sorts: payoutSorts,
  page: {
    name: 'closing.list-payouts',
    path: '/api/admin/payouts',
    summary:
      'What the provider sent to the bank, the newest first or as `sort` says, and whether the books agree.',
  },
  file: {
    name: 'closing.list-payouts-csv',
    path: '/api/admin/payouts.csv',
    summary: 'All payouts that the filters show, as a file for spreadsheets.',
  },
})

/** Payouts beside the books. */
export const closingPayoutEndpoints = {
  list: payoutList.page,
  listCsv: payoutList.file,
  read: endpoint({
    name: 'closing.read-payout',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId',
    summary: 'What a payout is made of by kind, and every difference from the books by name.',
    access: 'admin',
    duty: 'money',
    params: z.object({ payoutId: PayoutId }),
    output: PayoutStory,
    errors: ['closing.payout_not_found'],
  }),
  lines: endpoint({
    name: 'closing.list-payout-lines',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId/lines',
    summary: 'The movements that a payout is made of, the newest first, each beside what was booked for it.',
    access: 'admin',
    duty: 'money',
    params: z.object({ payoutId: PayoutId }),
    query: PageQuery,
    output: pageOf(PayoutLine),
    errors: ['closing.payout_not_found'],
  }),
  linesCsv: endpoint({
    name: 'closing.list-payout-lines-csv',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId/lines.csv',
    summary: 'All movements that a payout is made of, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    params: z.object({ payoutId: PayoutId }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: ['closing.payout_not_found'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
